import { TextLink, TextLinks } from "./text-link.tsx";

export const withArrow = <TextLink href="/about/otc-framework">See the OTC Framework</TextLink>;
export const withOtherIcon = (
  <TextLink href="/contact" icon="mail">
    Write to us
  </TextLink>
);
export const several = (
  <TextLinks
    links={[
      { label: "See our cases", href: "/products/strategic-litigation" },
      { label: "Return to Home", href: "/" },
    ]}
  />
);
