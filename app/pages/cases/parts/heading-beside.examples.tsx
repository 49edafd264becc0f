import { NumberList } from "#app/pages/laws/parts/number-list.tsx";
import { HeadingBeside } from "./heading-beside.tsx";

export const steps = (
  <HeadingBeside title="How to complain" id="example-beside">
    <NumberList items={["Write to the organisation first.", "Then write to the office."]} />
  </HeadingBeside>
);
