import { getCases } from "#schemas/cases/cases.ts";
import { getDocuments } from "#schemas/documents/documents.ts";
import { getLawsWithDrafts } from "#schemas/laws/laws.ts";
import { getLegalPages } from "#schemas/legal-pages.ts";
import { checkArticles } from "#schemas/markdown/render-article.ts";
import {
  getConsultancy,
  getCourses,
  getHubItems,
  getOwnProducts,
  getProducts,
  getServices,
} from "#schemas/offers.ts";
import { getPage, pageIds } from "#schemas/pages/pages.ts";
import { getProgrammes } from "#schemas/programmes.ts";
import { getDataCost } from "#schemas/site/data-cost.ts";
import { getEmailTexts } from "#schemas/site/emails.ts";
import { getFooter } from "#schemas/site/footer.ts";
import { getGlossary } from "#schemas/site/glossary.ts";
import { getMessages } from "#schemas/site/messages.ts";
import { getNavigation } from "#schemas/site/navigation.ts";
import { getOpenQuestions } from "#schemas/site/open-questions.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import { getProcessors } from "#schemas/site/processors.ts";
import { getRedirects } from "#schemas/site/redirects.ts";
import { getRetention } from "#schemas/site/retention.ts";
import {
  getDepartments,
  getFramework,
  getPillars,
  getPurpose,
  getSectors,
  getValues,
} from "#schemas/site/strategy.ts";
import { getTopics } from "#schemas/site/topics.ts";
import { getTeam } from "#schemas/team.ts";
import { readTogether } from "./problem.ts";

/**
 * Reads every content file once.
 * @throws ContentError that lists everything wrong in all of them
 */
export function readEverything(root?: string): void {
  const readers: ((root?: string) => unknown)[] = [
    getOrganisation,
    getNavigation,
    getFooter,
    getRedirects,
    getRetention,
    getProcessors,
    getPurpose,
    getPillars,
    getValues,
    getSectors,
    getDepartments,
    getFramework,
    getGlossary,
    getEmailTexts,
    getMessages,
    getOpenQuestions,
    ...pageIds.map((id) => (folder?: string) => getPage(id, folder)),
    getProgrammes,
    getTeam,
    getCases,
    getCourses,
    getServices,
    getConsultancy,
    getProducts,
    getOwnProducts,
    getHubItems,
    getDocuments,
    getLegalPages,
    getTopics,
    getDataCost,
    getLawsWithDrafts,
    checkArticles,
  ];
  readTogether(readers.map((read) => () => read(root)));
}
