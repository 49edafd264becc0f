import { FeedLinks } from "./feed-links.tsx";

/** The links stand in the head of the document, where only feed readers see them. */
export const inTheHead = (
  <>
    <p>Three feeds of this page for feed readers.</p>
    <FeedLinks title="OTC: blogs" feed="blogs" />
  </>
);
