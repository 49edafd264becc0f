import { getCases } from "#schemas/cases/cases.ts";
import { getConsultancy } from "#schemas/consultancy.ts";
import { getCourses } from "#schemas/courses.ts";
import { getDocuments } from "#schemas/documents/documents.ts";
import { getHubItems } from "#schemas/hub.ts";
import { getLegalPages } from "#schemas/legal-pages.ts";
import { getOwnProducts } from "#schemas/own-products.ts";
import { getProducts } from "#schemas/products.ts";
import { getProgrammes } from "#schemas/programmes.ts";
import { getServices } from "#schemas/services.ts";
import { getDepartments } from "#schemas/site/departments.ts";
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
import { getValues } from "#schemas/site/values.ts";
import { getTeam } from "#schemas/team.ts";

/** Collection, file, what an editor changes, into what, and the line of the message. */
export type Mistake = [
  get: (root: string) => unknown,
  file: string,
  from: string | RegExp,
  to: string,
  message: RegExp,
];

export const mistakes: Mistake[] = [
  [
    getTeam,
    "team/head-of-finance.yaml",
    /^image:.*$/m,
    "image: /team/nobody.jpg",
    /line \d+, image: names \/team\/nobody\.jpg, and there is no such picture below public\//,
  ],
  [
    getOrganisation,
    "site/organisation.yaml",
    /email: \S+/,
    "email: hello",
    /line 6, email: must be an e-mail address/,
  ],
  [
    getNavigation,
    "site/navigation.yaml",
    "href: /about\n",
    "href: about\n",
    /line 6, items\[1\]\.href: must be an address inside the site/,
  ],
  [getFooter, "site/footer.yaml", /^goal:.*\n/m, "", /goal: is missing; it must be text/],
  [
    getRedirects,
    "site/redirects.yaml",
    "to: /about,",
    "to: /home,",
    /must not lead to an address that is redirected again/,
  ],
  [
    getRetention,
    "site/retention.yaml",
    "days: 730",
    "days: 2 years",
    /messagesAtMost\.days: must be a number, but it is text/,
  ],
  [
    getProcessors,
    "site/processors.yaml",
    "  task: Carries our mail\n",
    "",
    /mail\.task: is missing; it must be text/,
  ],
  [
    getPurpose,
    "site/purpose.yaml",
    "  statement:",
    "  statment:",
    /line 7, mission\.statment: is not a known field; check its spelling/,
  ],
  [
    getPillars,
    "site/pillars.yaml",
    "id: research",
    "id: reserch",
    /line 3, \[0\]\.id: must be "research" or .*but it is "reserch"/,
  ],
  [
    getValues,
    "site/values.yaml",
    "icon: fork",
    "icon: spoon",
    /line 4, \[0\]\.icon: must be .*but it is "spoon"/,
  ],
  [
    getSectors,
    "site/sectors.yaml",
    "line: Digital health and SRHR",
    "line:",
    /\[0\]\.line: is missing; it must be text/,
  ],
  [
    getDepartments,
    "site/departments.yaml",
    "    - Documentation and think tanks\n",
    "",
    /keyActivities: must have exactly 4 entries/,
  ],
  [
    getFramework,
    "site/framework.yaml",
    "note: technology and innovation",
    "note: 7",
    /sectors\[1\]\.note: must be text, but it is a number/,
  ],
  [
    getGlossary,
    "site/glossary.yaml",
    "- term: ADR",
    "- term: Accountability",
    /must not explain the same term twice/,
  ],
  [
    getMessages,
    "site/messages.yaml",
    "    kind: success",
    "    kind: happy",
    /toasts\.contactSent\.kind: must be "success" or "destructive", but it is "happy"/,
  ],
  [
    getOpenQuestions,
    "site/open-questions.yaml",
    "  settled:",
    "  settled: yesterday",
    /\[0\]\.settled: must be a date such as 2026-11-21/,
  ],
  [getProgrammes, "programmes/tsg.yaml", "id: tsg", "id: tsgg", /line 1, id: /],
  [
    getTeam,
    "team/head-of-finance.yaml",
    /linkedin: \S+/,
    "linkedin: linkedin.com/me",
    /social\.linkedin: must be a full address that starts with https:\/\//,
  ],
  [
    getCases,
    "cases/enforcement.yaml",
    "statusType: active",
    "statusType: open",
    /line 11, statusType: must be "success" or "pending" or "active", but it is "open"/,
  ],
  [
    getCourses,
    "courses/ai-and-health-rights.yaml",
    "id: 1",
    "id: one",
    /id: must be a number, but it is text/,
  ],
  [
    getServices,
    "services/strategic-consulting.yaml",
    "  - Entering a market\n",
    "",
    /services: must have exactly 6 entries/,
  ],
  [
    getConsultancy,
    "consultancy/strategy-and-finance.yaml",
    "order: 6\n",
    "",
    /order: is missing; it must be a/,
  ],
  [
    getProducts,
    "products/innovation-lab.yaml",
    "comingSoon: false",
    "comingSoon: maybe",
    /comingSoon: must be true or false, but it is text/,
  ],
  [
    getOwnProducts,
    "own-products/otc-records.yaml",
    "  heading: Services",
    "  heading: <b>Services</b>",
    /points\.heading: must be plain text without HTML/,
  ],
  [
    getHubItems,
    "hub/data.yaml",
    "title: Data",
    "title: 'Data '",
    /title: must not begin or end with a space/,
  ],
  [
    getDocuments,
    "documents/digital-health-strategic-plan-2025.md",
    /file: \S+/,
    "file: Plan (final).pdf",
    /file: must be \/documents\/<lower-case-name>\.pdf/,
  ],
  [
    getLegalPages,
    "legal/cookies.md",
    "path: /legal/cookies",
    "path: /legal/cookie",
    /line 3, path: must be .*but it is "\/legal\/cookie"/,
  ],
];
