import { getCases } from "#schemas/cases/cases.ts";
import { getConsultancy } from "#schemas/consultancy.ts";
import { getCourses } from "#schemas/courses.ts";
import { getDocuments } from "#schemas/documents/documents.ts";
import { getHubItems } from "#schemas/hub.ts";
import { getLawsWithDrafts } from "#schemas/laws/laws.ts";
import { getLegalPages } from "#schemas/legal-pages.ts";
import { checkArticles } from "#schemas/markdown/render-article.ts";
import { getOwnProducts } from "#schemas/own-products.ts";
import { getPage, pageIds } from "#schemas/pages/pages.ts";
import { getProducts } from "#schemas/products.ts";
import { getProgrammes } from "#schemas/programmes.ts";
import { getServices } from "#schemas/services.ts";
import { getDataCost } from "#schemas/site/data-cost.ts";
import { getDepartments } from "#schemas/site/departments.ts";
import { getEmailTexts } from "#schemas/site/emails.ts";
import { getFooter } from "#schemas/site/footer.ts";
import { getFramework } from "#schemas/site/framework.ts";
import { getGlossary } from "#schemas/site/glossary.ts";
import { getMessages } from "#schemas/site/messages.ts";
import { getNavigation } from "#schemas/site/navigation.ts";
import { getOpenQuestions } from "#schemas/site/open-questions.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import { getPillars } from "#schemas/site/pillars.ts";
import { getProcessors } from "#schemas/site/processors.ts";
import { getPurpose } from "#schemas/site/purpose.ts";
import { getRedirects } from "#schemas/site/redirects.ts";
import { getRetention } from "#schemas/site/retention.ts";
import { getSectors } from "#schemas/site/sectors.ts";
import { getTopics } from "#schemas/site/topics.ts";
import { getValues } from "#schemas/site/values.ts";
import { getTeam } from "#schemas/team.ts";
import { ContentError } from "./problem.ts";

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
  const problems = readers.flatMap((read) => {
    try {
      read(root);
      return [];
    } catch (error) {
      if (error instanceof ContentError) return error.problems;
      throw error;
    }
  });
  if (problems.length > 0) throw new ContentError(problems);
}
