import { getCases } from "#collections/cases/cases.ts";
import { getDocuments } from "#collections/documents/documents.ts";
import { getLawsWithDrafts } from "#collections/laws/laws.ts";
import { getLegalPages } from "#collections/legal-pages.ts";
import { getLetters } from "#collections/letters.ts";
import { checkTexts } from "#collections/markdown/check-texts.ts";
import { getNewsletterIssueFiles } from "#collections/newsletter-issue.ts";
import * as offers from "#collections/offers.ts";
import { getOpportunitiesWithDrafts } from "#collections/opportunities/opportunities.ts";
import { getPage, pageIds } from "#collections/pages/pages.ts";
import { getPartnersWithDrafts } from "#collections/partners.ts";
import { getProgrammes } from "#collections/programmes.ts";
import { getDoors } from "#collections/rights.ts";
import { getDataCost } from "#collections/site/data-cost.ts";
import { getEmailTexts } from "#collections/site/emails.ts";
import { getFooter } from "#collections/site/footer.ts";
import { getGiving } from "#collections/site/giving.ts";
import { getGlossary } from "#collections/site/glossary.ts";
import { getKeptPages } from "#collections/site/kept-pages.ts";
import { getLetterForm } from "#collections/site/letter-form.ts";
import { getMessages } from "#collections/site/messages.ts";
import { getNavigation } from "#collections/site/navigation.ts";
import { getOpenQuestions } from "#collections/site/open-questions.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { getProcessors } from "#collections/site/processors.ts";
import { getRedirects } from "#collections/site/redirects.ts";
import { getRetention } from "#collections/site/retention.ts";
import { getSearchGuide } from "#collections/site/search.ts";
import * as strategy from "#collections/site/strategy.ts";
import { getTopics } from "#collections/site/topics.ts";
import { getTeam } from "#collections/team.ts";
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
