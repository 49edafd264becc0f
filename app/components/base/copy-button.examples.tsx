import { CopyButton } from "./copy-button.tsx";

export const sentence = (
  <>
    <p id="example-to-copy">It is the decision of a data protection office.</p>
    <CopyButton of="example-to-copy" what="the sentence" />
  </>
);
