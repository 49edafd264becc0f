import type { SearchDocument } from "#app/search/search-document.ts";
import type { SiteSettings } from "#app/services.ts";
import { formsElsewhere } from "#app/site-settings.ts";
import { articleKindNames } from "#collections/articles/article-kinds.ts";
import { getArticles } from "#collections/articles/articles.ts";
import { getCases, statusAndNote } from "#collections/cases/cases.ts";
import { type Content, contentIn } from "#collections/content.ts";
import { getDocuments } from "#collections/documents/documents.ts";
import { getLawLists } from "#collections/laws/law-lists.ts";
import {
  getLaws,
  getLawsByCountry,
  lawKinds,
  lawStandings,
  lawsPath,
  withoutLawsAnchor,
} from "#collections/laws/laws.ts";
import { getLegalPages, legalText } from "#collections/legal/legal-pages.ts";
import { getLetters } from "#collections/letters/letters.ts";
import { plainText } from "#collections/markdown/plain-text.ts";
import { failurePages, formAnswers, linkAnswers } from "#collections/pages/form-answers.ts";
import { getPage, getPages } from "#collections/pages/pages.ts";
import { getProgramme, getProgrammes } from "#collections/programmes/collection.ts";
import { getDoors } from "#collections/rights/rights.ts";
import { legalValues } from "#collections/site/legal-values.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { topicLabels } from "#collections/site/topics.ts";
import { addressesIn, pagesIn, shownLanguages } from "#collections/translations/shown-pages.ts";
import silentFields from "./silent-fields.json" with { type: "json" };

/** Pages that answer to something the visitor did, or are not worth finding. */
const leftOut = new Set([...formAnswers, ...linkAnswers, ...failurePages]);

/**
 * Everything that the search finds. Texts come from the content, and the page only confirms them: with the words of
 * `<main>` instead, the packed index grew from 44 to 52 kB, three of 97 questions in `first-answers.test.ts` led to a
 * page that only links to the right one, and excerpts began with names of buttons.
 * @param pageAt gives the HTML of a page: of its content only the sentences that stand there are kept, since others wait
 * for a fact, a form’s answer or a setting
 */
export function searchDocuments(
  settings: SiteSettings,
  pageAt: (path: string) => string | null = () => null,
): SearchDocument[] {
  // The archive is ours only if the newsletter is.
  const isOurs = settings.formTargets.newsletter === getPage("newsletter").path;
  return [...allDocuments(settings), ...shownLanguages().flatMap(translatedDocuments)]
    .filter(({ id }) => isOurs || id !== getPage("newsletter-archive").path)
    .map(({ text, ...document }) => ({
      kind: "page",
      topics: "",
      date: "",
      ...document,
      text:
        typeof text === "string" ? text : shownText(text, pageAt(document.id.replace(/#.*/, ""))),
    }));
}

/** A page without a topic or a day, unless it says so. */
type Found = Partial<Omit<SearchDocument, "text">> &
  Pick<SearchDocument, "id" | "title" | "summary"> & { text: string | string[] };

function allDocuments(settings: SiteSettings): Found[] {
  return [
    ...pages(),
    ...getLegalPages().map((page) => ({
      id: page.path,
      title: page.heading,
      summary: page.description,
      text: plainText(filled(legalText(page, formsElsewhere(settings)))),
    })),
    ...articleKindNames.flatMap((kind) =>
      getArticles(kind).map((article) => ({
        id: article.path,
        title: article.title,
        summary: article.summary,
        text: `${plainText(article.body)} ${topicLabels(article).join(" ")} ${article.authors.join(" ")}`,
        kind,
        topics: article.topics.join(" "),
        date: article.date,
      })),
    ),
    ...getCases().map((entry) => ({
      id: entry.path,
      title: entry.caseName,
      summary: statusAndNote(entry),
      text: words({ ...entry, sources: undefined }),
      kind: "case" as const,
      topics: "technology",
      date: entry.checkedOn,
    })),
    ...getLaws().map((law) => ({
      id: law.path,
      title: `${law.country}: ${law.title}`,
      summary: [lawKinds[law.kind], lawStandings[law.standing], law.year, law.regulator?.name]
        .filter(Boolean)
        .join(", "),
      text: law.status ?? "",
      kind: "law" as const,
      topics: "technology",
      date: law.checkedOn,
    })),
    // Who looks for the laws of a country wants them together, and learns it too when there is none yet.
    ...[...getLawLists().values()].map(({ path, label, laws }) => ({
      id: path,
      title: `${label}: laws`,
      summary: `Laws on data protection, cyber security and artificial intelligence: ${label}.`,
      text: laws.map(({ title }) => title).join(". "),
      kind: "law" as const,
      topics: "technology",
    })),
    ...countriesWithoutLaws(),
    ...getDocuments().map((document) => ({
      id: document.file.replace(/\.pdf$/, ""),
      title: getProgramme("bita").library.guideTitle.replace("{title}", document.title),
      summary: document.description,
      text: plainText(document.body),
      kind: "guide" as const,
      topics: "technology",
    })),
  ];
}

/** Where the library says that it has no law of a country, as for who looks for one. */
function countriesWithoutLaws(): Found[] {
  const names = getLawsByCountry().flatMap(({ name, laws }) => (laws.length > 0 ? [] : [name]));
  if (names.length === 0) return [];
  const { noneVerified, noneVerifiedNote } = getPage("laws").library;
  const list = new Intl.ListFormat("en-GB").format(names);
  return [
    {
      id: `${lawsPath}#${withoutLawsAnchor}`,
      title: `${list}: laws`,
      summary: `${noneVerified} ${list}. ${noneVerifiedNote}`,
      text: "",
      kind: "law",
    },
  ];
}

/** Pages that exist in a language, in its words. */
function translatedDocuments({ code, name }: { code: string; name: string }): Found[] {
  const [paths, local] = [pagesIn(code), addressesIn(code)];
  return pages(contentIn(code))
    .filter(({ id }) => paths.has(id))
    .map((document) => ({ ...document, id: local(document.id), language: { code, name } }));
}

type Described = Readonly<Record<"title" | "description", string>>;

function pages(content?: Content): Found[] {
  const about = (page: Described, id: string, within?: unknown) => ({
    id,
    title: page.title.replace(/ – OTC$/, ""),
    summary: page.description,
    text: words({ ...page, title: undefined, description: undefined, within }),
  });
  return [
    ...[
      ...getPages(content).map((page) => about(page, page.path)),
      ...getProgrammes().map((programme) => about(programme.page, programme.link, programme)),
    ].filter(({ id }) => !leftOut.has(id)),
    // In English the best bets lead to the letters.
    ...[...getDoors(content), ...(content ? getLetters(content) : [])].map((guide) => ({
      id: guide.path,
      title: guide.heading,
      summary: "right" in guide ? guide.right.text : guide.description,
      text:
        "right" in guide
          ? words({ ...guide, heading: undefined, right: undefined, sources: undefined })
          : `${guide.caution ?? ""} ${guide.bounds ?? ""}`,
      kind: "guide" as const,
      topics: "technology",
    })),
  ];
}

/** A legal text as its page shows it; what the page fills with a table is left out. */
function filled(body: string): string {
  const values = legalValues(getOrganisation());
  return body.replaceAll(/\{(\w+)\}/g, (_name, key: string) => values[key] ?? "");
}

/** Fields that hold addresses and names for programs. */
const silent = new Set(silentFields);

/** A name for programs: one word that begins with a small letter, unlike words that are shown. */
const isName = (value: unknown) => typeof value === "string" && /^[a-z][\w-]*$/.test(value);

/** Every sentence of a content file, one after another; none with a `{gap}`. */
function words(value: unknown): string[] {
  if (isName(value)) return [];
  if (typeof value === "string") return value === "" || /\{\w+\}/.test(value) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(words);
  if (value && typeof value === "object") {
    return Object.entries(value)
      .filter(([key]) => !silent.has(key))
      .flatMap(([, entry]) => words(entry));
  }
  return [];
}

/** The sentences that a page shows, whatever stands around them; all where there is no page. */
function shownText(sentences: readonly string[], html: string | null): string {
  const pageWords = html && bareWords(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html);
  return sentences
    .filter((sentence) => pageWords === null || pageWords.includes(bareWords(sentence)))
    .map((sentence) => (/[.!?:]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(" ");
}

/** Words alone: a page may cut a sentence into elements, and set other quotes. */
function bareWords(html: string): string {
  const text = html.replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>|<[^>]*>|&#?\w+;/g, " ");
  return ` ${(text.match(/[\p{L}\p{N}]+/gu) ?? []).join(" ").toLowerCase()} `;
}
