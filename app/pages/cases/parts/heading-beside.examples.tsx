import { PlainList } from "#app/components/text/plain-list.tsx";
import { HeadingBeside } from "./heading-beside.tsx";

export const steps = (
  <HeadingBeside title="How to complain" id="example-beside">
    <PlainList items={["Write to the organisation first.", "Then write to the office."]} />
  </HeadingBeside>
);
