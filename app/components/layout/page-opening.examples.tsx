import { PageOpening } from "./page-opening.tsx";

export const withCloth = (
  <PageOpening
    page={{
      title: "About – OTC",
      path: "/about",
      heading: "About us",
      lead: "Technology that serves people.",
    }}
    breadcrumbs={{ ancestors: [{ label: "Home", href: "/" }], current: "About" }}
    origin="https://otc.example.org"
    tone="night"
    art="head-about"
  />
);
