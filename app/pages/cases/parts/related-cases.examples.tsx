import { RelatedCases } from "./related-cases.tsx";

export const three = (
  <RelatedCases
    cases={[
      {
        title: "A first case",
        path: "/products/strategic-litigation/first",
        status: "Decided",
        statusType: "success",
      },
      {
        title: "A second case against the same company",
        path: "/products/strategic-litigation/second",
        status: "Appeal before a minister",
        statusType: "pending",
      },
      {
        title: "A third case",
        path: "/products/strategic-litigation/third",
        status: "Hearing before an office",
        statusType: "active",
      },
    ]}
  />
);
