import { LawTable } from "./law-table.tsx";

/** The second row has no authority and was last checked too long ago. */
export const freshAndStale = (
  <>
    <h2 id="example-laws">Laws of Uganda</h2>
    <LawTable
      labelledBy="example-laws"
      laws={[
        {
          path: "/news/laws/uganda-data-protection",
          country: "Uganda",
          title: "Data Protection and Privacy Act (Act 9 of 2019; Cap. 97)",
          year: 2019,
          regulator: "Personal Data Protection Office (PDPO)",
          checkedOn: "2026-11-21",
          kindLabel: "Data protection",
          standingLabel: "Law",
          isStale: false,
        },
        {
          path: "/news/laws/example-bill",
          country: "Uganda",
          title: "A bill, to show the look of one",
          year: 2024,
          regulator: undefined,
          checkedOn: "2024-11-21",
          kindLabel: "Cyber",
          standingLabel: "Bill, not law",
          isStale: true,
        },
      ]}
    />
  </>
);
