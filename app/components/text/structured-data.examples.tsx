import { StructuredData } from "./structured-data.tsx";

/** Read by search engines only. */
export const thing = (
  <StructuredData data={{ "@context": "https://schema.org", "@type": "Thing", name: "Example" }} />
);
