import { Breadcrumbs } from "./breadcrumbs.tsx";

export const oneStep = <Breadcrumbs ancestors={[{ label: "Home", href: "/" }]} current="Contact" />;

export const twoSteps = (
  <Breadcrumbs
    ancestors={[
      { label: "Home", href: "/" },
      { label: "About", href: "/about" },
    ]}
    current="Team"
  />
);
