import { seededRandom } from "../../../app/art/random.ts";

/** Random words, the first ones the most frequent. */
const vocabularySize = 6000;
const syllables = "ka lu ba mi to re sa no we zi ndo mwe gya kya tu pe la fi go ha".split(" ");
const topics = ["technology", "health", "agriculture", "finance", "development"];

/** A generated item of a collection, for measuring only. */
export interface SampleItem {
  slug: string;
  title: string;
  summary: string;
  date: string;
  topic: string;
  body: string;
}

/**
 * @param count how many
 * @param words length of each text
 */
export function generateItems(count: number, words = 450): SampleItem[] {
  const random = seededRandom(6);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const vocabulary = Array.from({ length: vocabularySize }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(syllables)).join(""),
  );
  // The squared chance makes a few words common and most of them rare, as in real texts.
  const word = () => vocabulary[Math.floor(random() ** 3 * vocabularySize)] as string;
  const text = (length: number) => Array.from({ length }, word).join(" ");
  return Array.from({ length: count }, (_, index) => ({
    slug: `made-up-${index}`,
    title: `${text(7)} ${index}`,
    summary: `${text(24)}.`,
    date: new Date(Date.UTC(2016, 0, 1) + index * 8 * 3_600_000).toISOString().slice(0, 10),
    topic: pick(topics),
    body: [1, 2, 3].map((part) => `## ${text(4)} ${part}\n\n${text(words / 3)}.`).join("\n\n"),
  }));
}
