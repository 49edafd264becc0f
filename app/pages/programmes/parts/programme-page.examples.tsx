import { ProgrammePage } from "./programme-page.tsx";

export const withCloth = (
  <ProgrammePage
    programme={{
      id: "emt",
      invitation: {
        heading: "Get involved",
        text: "Tell us what you would like to do.",
        actions: [{ label: "Partner With Us", href: "/contact?about=partnership" }],
      },
    }}
    page={{
      title: "EmpowerThem – OTC",
      description: "Technology for everyone.",
      path: "/programmes/emt",
      heading: "EmpowerThem",
      lead: "No one should be left behind by digital change.",
    }}
    breadcrumbs={{ ancestors: [{ label: "Home", href: "/" }], current: "EmpowerThem" }}
    origin="https://otc.example.org"
  >
    <p>What the programme does.</p>
  </ProgrammePage>
);
