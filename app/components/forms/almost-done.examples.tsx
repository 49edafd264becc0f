import { AlmostDone } from "./almost-done.tsx";

export const newsletter = (
  <AlmostDone
    title="Almost done – confirm in your e-mail"
    text="Open the message that we sent you and follow the link in it."
  />
);
