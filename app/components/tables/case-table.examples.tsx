import { CaseTable } from "./case-table.tsx";

/** What the table does not show. */
const untold = {
  order: 1,
  summary: undefined,
  stageOf: undefined,
  verdict: undefined,
  pending: undefined,
  corrections: [],
  pressQuote: undefined,
  pressSpeaker: undefined,
  pressContact: undefined,
  story: [],
  notKnown: [],
  events: [],
  orders: [],
  clocks: [],
  documents: [],
  sources: [],
  relatedCases: [],
};

const labels = {
  heading: "Our cases",
  caption: "OTC’s cases, with their issues and status.",
  lastUpdated: "Last updated: {date}",
  columns: {
    caseNumber: "No.",
    caseName: "Case",
    issues: "Issues",
    country: "Country",
    yearFiled: "Year filed",
    status: "Status",
  },
  noNumber: "–",
};

export const withAndWithoutNumber = (
  <>
    <h2 id="cases">Our cases</h2>
    <CaseTable
      labelledBy="cases"
      labels={labels}
      cases={[
        {
          ...untold,
          slug: "first",
          path: "/products/strategic-litigation/first",
          caseNumber: "1",
          caseName: "The founder and 3 others against a large search company",
          issues: ["privacy and failure to follow the law", "access to justice"],
          country: "Uganda",
          yearFiled: "November 2024",
          status: "Successful decision issued by the data protection office",
          statusType: "success",
          note: undefined,
          checkedOn: "2026-11-21",
          forum: "The office",
        },
        {
          ...untold,
          slug: "second",
          path: "/products/strategic-litigation/first#stage-2",
          caseNumber: undefined,
          caseName: "The company against the founder and 3 others",
          issues: ["time limits and jurisdiction"],
          country: "Uganda",
          yearFiled: "August 2025",
          status: "Appeal before the Minister for ICT and National Guidance",
          statusType: "pending",
          note: "A note says what changed since.",
          checkedOn: "2026-11-20",
          forum: "The Minister",
        },
      ]}
    />
  </>
);
