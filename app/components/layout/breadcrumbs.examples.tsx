import { Breadcrumbs } from "./breadcrumbs.tsx";

export const oneStep = <Breadcrumbs trail={[{ label: "Home", href: "/" }]} current="Contact" />;

export const twoSteps = (
  <Breadcrumbs
    trail={[
      { label: "Home", href: "/" },
      { label: "About", href: "/about" },
    ]}
    current="Team"
  />
);
