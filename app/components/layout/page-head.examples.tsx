import { PageHead } from "./page-head.tsx";

const ancestors = [{ label: "Home", href: "/" }];

export const leaf = (
  <PageHead
    tone="leaf"
    art="head-contact"
    title="Partner With Us"
    lead="We would like to hear from you."
    breadcrumbs={{ ancestors, current: "Contact" }}
  />
);

export const bark = (
  <PageHead
    tone="bark"
    art="head-litigation"
    title="Strategic Litigation"
    lead="We use the law to protect digital rights in Africa."
    breadcrumbs={{ ancestors, current: "Strategic Litigation" }}
  />
);

export const gold = (
  <PageHead
    tone="gold"
    art="head-donate"
    title="Support Our Mission"
    breadcrumbs={{ ancestors, current: "Donate" }}
  />
);

export const withoutArt = (
  <PageHead tone="jac" title="Team" breadcrumbs={{ ancestors, current: "Team" }} />
);
