import { getCases } from "#collections/cases/cases.ts";
import type { Content } from "#collections/content.ts";
import { getDocuments } from "#collections/documents/documents.ts";
import { getLegalPages } from "#collections/legal/legal-pages.ts";
import { getLetters } from "#collections/letters/letters.ts";
import {
  getConsultancy,
  getCourses,
  getHubItems,
  getOwnProducts,
  getProducts,
  getServices,
} from "#collections/offers/collections.ts";
import { readAllContent } from "#collections/open-content.ts";
import { getProgrammes } from "#collections/programmes/collection.ts";
import { getDoors } from "#collections/rights/rights.ts";
import { getFooter } from "#collections/site/footer.ts";
import { getGlossary } from "#collections/site/glossary.ts";
import { getMessages } from "#collections/site/messages.ts";
import { getNavigation } from "#collections/site/navigation.ts";
import { getOpenQuestions } from "#collections/site/open-questions.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { getProcessors } from "#collections/site/processors.ts";
import { getRedirects } from "#collections/site/redirects.ts";
import { getRetention } from "#collections/site/retention.ts";
import { getSearchGuide } from "#collections/site/search.ts";
import {
  getFramework,
  getPillars,
  getPurpose,
  getSectors,
  getValues,
} from "#collections/site/strategy.ts";
import { getTeam } from "#collections/team/collection.ts";

/**
 * Collection, file, what an editor changes, into what, and the line of the message, in which `HERE` stands
 * for the number of the changed line.
 */
export type Mistake = [
  get: (content: Content) => unknown,
  file: string,
  from: string | RegExp,
  to: string,
  message: RegExp,
];

export const mistakes: Mistake[] = [
  [
    getTeam,
    "team/example.yaml",
    /^image:.*$/m,
    "image: /team/nobody.jpg",
    /line 5, image: names \/team\/nobody\.jpg, and there is no such picture below public\//,
  ],
  [
    getOrganisation,
    "site/organisation.yaml",
    /^email: \S+/m,
    "email: hello",
    /line HERE, email: must be an e-mail address/,
  ],
  [
    getNavigation,
    "site/navigation.yaml",
    /href: \/about\n/,
    "href: about\n",
    /line HERE, items\[\d+\]\.href: must be an address inside the site/,
  ],
  [getFooter, "site/footer.yaml", /^about:.*\n/m, "", /about: is missing; it must be text/],
  [
    getRedirects,
    "site/redirects.yaml",
    /from: (\S+?),(.*) to: [^,]+,/,
    "from: $1,$2 to: $1,",
    /must not lead to an address that is redirected again/,
  ],
  [
    getRetention,
    "site/retention.yaml",
    /days: \d+/,
    "days: 2 years",
    /periods\.messagesAfterClosing\.days: must be a number, but it is text/,
  ],
  [
    getProcessors,
    "site/processors.yaml",
    /(?<=^hosting:\n) {2}task: .*\n/m,
    "",
    /hosting\.task: is missing; it must be text/,
  ],
  [
    getPurpose,
    "site/purpose.yaml",
    "  statement:",
    "  statment:",
    /line HERE, mission\.statment: is not a known field; check its spelling/,
  ],
  [
    getPillars,
    "site/pillars.yaml",
    "id: research",
    "id: reserch",
    /line HERE, \[0\]\.id: must be "research" or .*but it is "reserch"/,
  ],
  [
    getPillars,
    "site/pillars.yaml",
    /- id: [\s\S]*?\n(?=- id: )/,
    "",
    /must have exactly 4 entries, because the page is drawn for 4; reword one, or ask a developer/,
  ],
  [
    getValues,
    "site/values.yaml",
    /icon: \S+/,
    "icon: spoon",
    /line HERE, \[0\]\.icon: must be .*but it is "spoon"/,
  ],
  [
    getSectors,
    "site/sectors.yaml",
    /line: .*/,
    "line:",
    /\[0\]\.line: is missing; it must be text/,
  ],
  [
    getFramework,
    "site/framework.yaml",
    /note: [^}\n]*/,
    "note: 7",
    /sectors\[\d\]\.note: must be text, but it is a number/,
  ],
  [
    getGlossary,
    "site/glossary.yaml",
    /(- term: (.*)\n[\s\S]*?\n)- term: .*/,
    "$1- term: $2",
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
  [
    getSearchGuide,
    "site/search.yaml",
    /^synonyms:\n/m,
    "synonyms:\n  - [delete, wipe]\n",
    /synonyms: "delete" stands in two groups; make one group of them/,
  ],
  [
    readAllContent,
    "site/search.yaml",
    /href: \/contact$/m,
    "href: /contacts",
    /line HERE, bestBets\[\d+\]\.href: leads to a page that does not exist/,
  ],
  [
    getSearchGuide,
    "site/search.yaml",
    /- \[ ?hacked,/,
    "- [Hacked,",
    /line HERE, synonyms\[\d+\]\[0\]: must be in small letters/,
  ],
  [getProgrammes, "programmes/tsg.yaml", /^id: tsg/m, "id: tsgg", /line 1, id: /],
  [
    getTeam,
    "team/example.yaml",
    /linkedin: \S+/,
    "linkedin: linkedin.com/me",
    /social\.linkedin: must be a full address that starts with https:\/\//,
  ],
  [
    getCases,
    "cases/example.yaml",
    "statusType: active",
    "statusType: open",
    /line 8, statusType: must be "success" or "pending" or "active", but it is "open"/,
  ],
  [getCourses, "courses/example.yaml", "id: 99", "id: one", /id: must be a number, but it is text/],
  [
    getServices,
    "services/example.yaml",
    "  - One\n",
    "  []\n",
    /services: must have at least 1 entry/,
  ],
  [getConsultancy, "consultancy/example.yaml", "order: 9\n", "", /order: is missing; it must be a/],
  [
    getProducts,
    "products/example.yaml",
    "comingSoon: false",
    "comingSoon: maybe",
    /comingSoon: must be true or false, but it is text/,
  ],
  [
    getOwnProducts,
    "own-products/example.yaml",
    "  heading: Services",
    "  heading: <b>Services</b>",
    /points\.heading: must be plain text without HTML/,
  ],
  [
    getHubItems,
    "hub/example.yaml",
    "title: An example",
    "title: 'An example '",
    /title: must not begin or end with a space/,
  ],
  [
    getDoors,
    "rights/loan-app.yaml",
    /^ {2}days: 14$/m,
    "  days: 30",
    /line HERE, answer\.days: is not what the section gives: 30 days for section 24, 14 for 25 and 26/,
  ],
  [
    getDoors,
    "rights/refused.yaml",
    /^ {2}days: 30\n/m,
    "",
    /answer\.days: is missing; the section gives 30 days/,
  ],
  [
    getDoors,
    "rights/refused.yaml",
    /^send: access$/m,
    "send: acces",
    /line HERE, send: must be "stop-harm" or .*but it is "acces"/,
  ],
  [
    getDoors,
    "rights/wrong.yaml",
    /^ {2}days:$/m,
    "  days: 30",
    /line HERE, answer\.days: is not what the section gives/,
  ],
  [
    getDoors,
    "rights/messages.yaml",
    /confidence: B/,
    "confidence: C",
    /line HERE, help\[0\]\.reach\.confidence: must be "A" or "B", but it is "C"/,
  ],
  [
    getDoors,
    "rights/published.yaml",
    /sections: \[ ?"10", "25" ?\]/,
    "sections: []",
    /line HERE, right\.sections: must name a section; without one it is no legal sentence/,
  ],
  [
    getDoors,
    "rights/machine.yaml",
    /sections: \[ ?"27" ?\]/,
    'sections: ["section 27"]',
    /line HERE, right\.sections\[0\]: must be the number of a section such as 25 or 7\(3\)/,
  ],
  [
    getDoors,
    "rights/account.yaml",
    /^ {2}quotes:\n( {4}.*\n)+/m,
    "",
    /right\.quotes: is missing; it must be a list/,
  ],
  [
    getDoors,
    "rights/account.yaml",
    /^confirmedBy:.*$/m,
    "confirmedBy: an advocate",
    /line HERE, confirmedBy: must be a group of fields, but it is text/,
  ],
  [
    getLetters,
    "letters/stop-harm.yaml",
    "{known}",
    "{number}",
    /body\[0\]\.text: the letter has no field "number"/,
  ],
  [
    getLetters,
    "letters/object.yaml",
    "      choice: scope\n",
    "",
    /sheet\.parts: "scope" must be a question or a list of the letter, and stand on the sheet/,
  ],
  [
    getLetters,
    "letters/stop-harm.yaml",
    "when: { contacts: ticked }",
    "when: { contcats: ticked }",
    /when\.contcats: the letter has no choice, point or field "contcats"/,
  ],
  [
    getLetters,
    "letters/reminder.yaml",
    "when: { outcome: fee }",
    "when: { outcome: free }",
    /when\.outcome: "free" is unknown; it must be "unsaid" or "silence" or "fee" or/,
  ],
  [
    getLetters,
    "letters/correct.yaml",
    /^ {4}intro: .*$/m,
    "    intro: Under section 28 of the Act, I ask you to",
    /line HERE, lists\[0\]\.intro: names section 28, which "law" does not give with its source/,
  ],
  [
    getLetters,
    "letters/access.yaml",
    'section: "24", days: 30',
    'section: "24", days: 14',
    /line HERE, limit\[0\]\.days: is not what the section gives: 30 days for section 24/,
  ],
  [
    getLetters,
    "letters/correct.yaml",
    'text: "{what}"',
    'text: "{what} Please answer within 30 days."',
    /body\[1\]\.text: names 30 days without a section that gives them/,
  ],
  [
    getLetters,
    "letters/object.yaml",
    /text: "?[^"\n]*\{use\}.*/,
    'text: "{use}: {limit}"',
    /body\[3\]\.text: holds \{limit\}, but no limit has the same condition/,
  ],
  [
    getLetters,
    "letters/source.yaml",
    /^law:$/m,
    'law:\n  - section: "99b"\n    quotes: [some words]',
    /law\[0\]\.section: must be the number of a section such as 25 or 7\(3\)/,
  ],
  [
    getLetters,
    "letters/complaint.yaml",
    "  - list: enclosures",
    "  - list: enclosure",
    /there is no list "enclosure"/,
  ],
  [
    getDocuments,
    "documents/example.md",
    /file: \S+/,
    "file: Plan (final).pdf",
    /file: must be \/documents\/<lower-case-name>\.pdf/,
  ],
  [
    getLegalPages,
    "legal/cookies.md",
    "path: /legal/cookies",
    "path: /legal/cookie",
    /line HERE, path: must be .*but it is "\/legal\/cookie"/,
  ],
];
