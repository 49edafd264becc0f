import { getDocuments, type LibraryDocument } from "../../collections/documents/documents.ts";
import { strings } from "../../collections/reading/content-strings.ts";

/** A word of the content that the house style avoids. */
interface StyleWarning {
  /** Such as `content/pages/home.yaml`. */
  file: string;
  word: string;
  /** What to write instead, or why not. */
  advice: string;
}

/** Fields whose texts are no prose. */
const data = ["id", "path", "parent", "href", "link", "from", "to", "file", "art", "image"];

const rules: readonly [word: RegExp, advice: string][] = [
  [/google|alphabet inc/i, "the company of the court cases is not named"],
  [/ssekamwa|amumpaire|leni sharon|awino|birikujja/i, "no person is named without consent"],
  [/one tech\w* (centre|center|council|company|clinic|collective)/i, "the organisation is OTC"],
  [
    /\b(leading|foremost|premier|number one|top \w+ firm|the (best|largest|biggest))\b/i,
    "no superlative and no claim of rank",
  ],
  [
    /trusted by|world[- ]class|ground-?breaking|cutting[- ]edge|flagship|seamless|\bexperts\b/i,
    "a word of advertising",
  ],
  [
    /\b(programs?|organizations?|digitalization|centers?|analyz\w+|favor\w*)\b/i,
    "spelling is British",
  ],
  [/\w+'\w+/, "write apostrophes as ’"],
];

/** What the specification spells otherwise than the house. */
const specified = /Center for Digital Justice|the Center\b|\bWe'll get back|\bWhat You'll Receive/g;

/** Finds, in one text, the words that the house style avoids. */
export function styleWarningsIn(text: string): Omit<StyleWarning, "file">[] {
  const own = text.replaceAll(specified, "");
  return rules.flatMap(([pattern, advice]) => {
    const word = pattern.exec(own)?.[0];
    return word ? [{ word, advice }] : [];
  });
}

/**
 * Finds what the house style avoids in all content; for information, nothing stops at it.
 * @param root repository root
 */
export function styleWarnings(root: string): StyleWarning[] {
  const inTexts = strings(root)
    .filter(({ key }) => !data.includes(key))
    .flatMap(({ file, value }) => styleWarningsIn(value).map((found) => ({ file, ...found })));
  return [...inTexts, ...getDocuments(root).filter(looksOfficial).map(asWarning)];
}

/** A guide must not be taken for the document that it explains. */
export function looksOfficial({ body, officialSource }: LibraryDocument): boolean {
  const first = body.split("\n\n")[0]?.replace(/\s+/g, " ") ?? "";
  const host = new URL(officialSource.href).host.replace(/^www\./, "");
  return !(/plain-language guide/.test(first) && /is not the/.test(first) && first.includes(host));
}

const asWarning = ({ slug, title }: LibraryDocument): StyleWarning => ({
  file: `content/documents/${slug}.md`,
  word: title,
  advice:
    "say first that this is OTC’s guide, that it is not the document, and where the document is",
});
