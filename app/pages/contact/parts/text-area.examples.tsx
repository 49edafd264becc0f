import { TextArea } from "./text-area.tsx";

export const empty = (
  <TextArea name="example-message" label="Message" hint="Tell us about your idea." required />
);
