import { below, defineCollection } from "#collections/define-collection.ts";
import { feedFiles } from "#collections/feed-files.ts";
import {
  datesPath,
  deadlinesPath,
  getOpportunities,
  getOpportunitiesWithDrafts,
  opportunitiesPath,
  opportunityFolder,
  opportunityKinds,
} from "./opportunities.ts";

export const opportunities = defineCollection({
  files: opportunityFolder,
  items: getOpportunitiesWithDrafts,
  title: "Opportunities",
  hasPages: true,
  address: below(opportunitiesPath),
  template: {
    kind: "opportunity",
    file: "opportunities/template.md",
    types: opportunityKinds,
  },
  example: "opportunities/example.md",
  rendered: (content) => {
    const shown = getOpportunities(content);
    if (shown.length === 0) return [];
    return [
      ...shown.flatMap((item) => [item.path, datesPath(item)]),
      ...feedFiles("opportunities"),
      deadlinesPath,
    ];
  },
});
