import { getCases } from "#schemas/cases/cases.ts";
import { getDocuments } from "#schemas/documents/documents.ts";
import { getLawsWithDrafts } from "#schemas/laws/laws.ts";
import { getLegalPages } from "#schemas/legal-pages.ts";
import { getLetters } from "#schemas/letters.ts";
import { checkTexts } from "#schemas/markdown/check-texts.ts";
import { getNewsletterIssueFiles } from "#schemas/newsletter-issue.ts";
import * as offers from "#schemas/offers.ts";
import { getOpportunitiesWithDrafts } from "#schemas/opportunities/opportunities.ts";
import { getPage, pageIds } from "#schemas/pages/pages.ts";
import { getPartnersWithDrafts } from "#schemas/partners.ts";
import { getProgrammes } from "#schemas/programmes.ts";
import { getDoors } from "#schemas/rights.ts";
import { getDataCost } from "#schemas/site/data-cost.ts";
import { getEmailTexts } from "#schemas/site/emails.ts";
import { getFooter } from "#schemas/site/footer.ts";
import { getGiving } from "#schemas/site/giving.ts";
import { getGlossary } from "#schemas/site/glossary.ts";
import { getKeptPages } from "#schemas/site/kept-pages.ts";
import { getLetterForm } from "#schemas/site/letter-form.ts";
import { getMessages } from "#schemas/site/messages.ts";
import { getNavigation } from "#schemas/site/navigation.ts";
import { getOpenQuestions } from "#schemas/site/open-questions.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import { getProcessors } from "#schemas/site/processors.ts";
import { getRedirects } from "#schemas/site/redirects.ts";
import { getRetention } from "#schemas/site/retention.ts";
import { getSearchGuide } from "#schemas/site/search.ts";
import * as strategy from "#schemas/site/strategy.ts";
import { getTopics } from "#schemas/site/topics.ts";
import { getTeam } from "#schemas/team.ts";
import { checkAllContent } from "./check-all-content.ts";
import { collectProblems } from "./problem.ts";

/**
 * Reads every content file once.
 * @throws ContentError that lists everything wrong in all of them
 */
export function readAllContent(root?: string): void {
  const readers: ((root?: string) => unknown)[] = [
    getOrganisation,
    getNavigation,
    getFooter,
    getGiving,
    getRedirects,
    getRetention,
    getProcessors,
    ...Object.values(strategy),
    getGlossary,
    getEmailTexts,
    getMessages,
    getOpenQuestions,
    ...pageIds.map((id) => (folder?: string) => getPage(id, folder)),
    getProgrammes,
    getTeam,
    getPartnersWithDrafts,
    getOpportunitiesWithDrafts,
    getCases,
    ...Object.values(offers),
    getDocuments,
    getLegalPages,
    getDoors,
    getLetters,
    getLetterForm,
    getTopics,
    getSearchGuide,
    getDataCost,
    getKeptPages,
    getLawsWithDrafts,
    getNewsletterIssueFiles,
    checkTexts,
    checkAllContent,
  ];
  collectProblems(readers.map((read) => () => read(root)));
}
