import { Section } from "./section.tsx";

export const plain = (
  <Section>
    <h2>About OTC</h2>
  </Section>
);

export const dyed = (
  <Section tone="bark" top="less" bottom="less">
    <h2>Join Our Mission</h2>
  </Section>
);
