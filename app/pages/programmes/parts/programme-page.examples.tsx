import { ProgrammePage } from "./programme-page.tsx";

export const withCloth = (
  <ProgrammePage
    programme={{
      id: "emt",
      page: {
        title: "EmpowerThem – OTC",
        description: "Technology for everyone.",
        breadcrumb: "EmpowerThem",
      },
      link: "/programmes/emt",
      title: "EmpowerThem",
      lead: "No one should be left behind by digital change.",
      invitation: {
        heading: "Get involved",
        text: "Tell us what you would like to do.",
        actions: [{ label: "Partner With Us", href: "/contact?about=partnership" }],
      },
    }}
  >
    <p>What the programme does.</p>
  </ProgrammePage>
);
