import { getLetters } from "#collections/letters/letters.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getDoors } from "#collections/rights/rights.ts";
import { getLetterForm } from "#collections/site/letter-form.ts";

/** A statement about the law, with its source. */
interface LegalSentence {
  /** Below `content/`. */
  file: string;
  /** Of the Act; empty for statements that are no law, such as a telephone number. */
  sections: readonly string[];
  source: string;
  /** A: read in the text of the law, or in two good sources; B: in one. */
  confidence: string;
  text: string;
}

/**
 * Every sentence about the law on the pages about data rights and in the letters, with its section, source and
 * confidence.
 * @param root repository root
 * @returns lines to print, and how many there are of each confidence
 */
export function describeLegalSentences(root: string): string[] {
  const sentences = [
    ...gather("pages/your-data-rights.yaml", getPage("your-data-rights", root)),
    ...gather("pages/shutdown.yaml", getPage("shutdown", root)),
    ...getDoors(root).flatMap((door) => gather(`rights/${door.slug}.yaml`, door)),
    ...gather("site/letter-form.yaml", getLetterForm(root)),
    ...getLetters(root).flatMap((letter) => gather(`letters/${letter.slug}.yaml`, letter)),
  ];
  const count = (confidence: string) =>
    sentences.filter((sentence) => sentence.confidence === confidence).length;
  const lines = sentences.map(
    ({ file, sections, source, confidence, text }) =>
      `${confidence}  ${(sections.length > 0 ? `s. ${sections.join(", ")}` : "–").padEnd(12)}  ${file}  ${text}  (${source})`,
  );
  return [
    ...lines,
    `${sentences.length} sentences: ${count("A")} of confidence A, ${count("B")} of confidence B.`,
  ];
}

/** All statements with a confidence, at any place in a file. */
function gather(file: string, value: unknown): LegalSentence[] {
  if (Array.isArray(value)) return value.flatMap((entry) => gather(file, entry));
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap((entry) => gather(file, entry));
  if (!("confidence" in value)) return inside;
  const { section, sections, source, confidence, text, says, href } = value as Record<
    string,
    unknown
  >;
  const sentence = {
    file,
    sections: [section ?? sections ?? []].flat().map(String),
    source: String(source ?? ""),
    confidence: String(confidence),
    text: String(text ?? says ?? href ?? ""),
  };
  return [sentence, ...inside];
}
