import { Passage } from "./passage.tsx";

const labels = {
  heading: "About the programme",
  paragraphs: [
    "Technology can open doors, but not for everyone in the same way.",
    "We ask who gains from it, and who is left outside.",
  ],
};

export const headingAbove = <Passage {...labels} />;
export const headingBeside = <Passage {...labels} layout="beside" />;
export const largeEnd = <Passage {...labels} layout="beside" hasLargeEnd />;
