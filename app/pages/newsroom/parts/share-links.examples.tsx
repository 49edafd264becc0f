import { ShareLinks } from "./share-links.tsx";

export const article = (
  <ShareLinks
    title="How to read a court notice"
    address="https://www.example.org/news/blogs/how-to-read-a-court-notice"
  />
);
