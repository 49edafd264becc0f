import { Passage } from "./passage.tsx";

const words = {
  heading: "About the programme",
  paragraphs: [
    "Technology can open doors, but not for everyone in the same way.",
    "We ask who gains from it, and who is left outside.",
  ],
};

export const headingAbove = <Passage {...words} />;
export const headingBeside = <Passage {...words} layout="beside" />;
export const largeEnd = <Passage {...words} layout="beside" hasLargeEnd />;
