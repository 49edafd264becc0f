import { dataRightsPage } from "./data-rights-page.ts";
import { evidencePage } from "./evidence-page.ts";
import { myRequestsPage } from "./my-requests-page.ts";
import { rightsPackPage } from "./rights-pack-page.ts";

export const rightsPages = {
  "rights-pack": rightsPackPage,
  "your-data-rights": dataRightsPage,
  evidence: evidencePage,
  "my-requests": myRequestsPage,
};
