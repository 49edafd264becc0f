import { ClosingNote } from "./closing-note.tsx";

const text = "Not sure which one fits? Write to us and we will point you to the right person.";
const contact = { label: "Contact us", href: "/contact" };

export const oneLink = <ClosingNote text={text} links={[contact]} />;
export const onASurface = (
  <ClosingNote
    tone="bark"
    text={text}
    links={[contact, { label: "See our services", href: "/our-products/services" }]}
  />
);
