import { checkArticles } from "#content/markdown/render-article.ts";
import { getCases } from "./cases.ts";
import { getConsultancy } from "./consultancy.ts";
import { getCourses } from "./courses.ts";
import { getDataCost } from "./data-cost.ts";
import { getDepartments } from "./departments.ts";
import { getDocuments } from "./documents.ts";
import { getFooter } from "./footer.ts";
import { getFramework } from "./framework.ts";
import { getGlossary } from "./glossary.ts";
import { getHubItems } from "./hub.ts";
import { getLawsWithDrafts } from "./laws.ts";
import { getLegalPages } from "./legal-pages.ts";
import { getLetterWords } from "./letters.ts";
import { getMessages } from "./messages.ts";
import { getNavigation } from "./navigation.ts";
import { getOpenQuestions } from "./open-questions.ts";
import { getOrganisation } from "./organisation.ts";
import { getOwnProducts } from "./own-products.ts";
import { getPage, pageIds } from "./pages.ts";
import { getPillars } from "./pillars.ts";
import { ContentError } from "./problem.ts";
import { getProcessors } from "./processors.ts";
import { getProducts } from "./products.ts";
import { getProgrammes } from "./programmes.ts";
import { getPurpose } from "./purpose.ts";
import { getRedirects } from "./redirects.ts";
import { getRetention } from "./retention.ts";
import { getSectors } from "./sectors.ts";
import { getServices } from "./services.ts";
import { getTeam } from "./team.ts";
import { getTopics } from "./topics.ts";
import { getValues } from "./values.ts";

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
    getLetterWords,
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
