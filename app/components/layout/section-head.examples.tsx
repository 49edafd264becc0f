import { TextLink } from "#app/components/base/text-link.tsx";
import { SectionHead } from "./section-head.tsx";

export const withLink = (
  <SectionHead title="Our Strategic Pillars">
    <p>Our work stands on four pillars.</p>
    <TextLink href="/about/otc-framework">See the OTC Framework</TextLink>
  </SectionHead>
);
