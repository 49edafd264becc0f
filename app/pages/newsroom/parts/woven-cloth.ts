import { hashText } from "#app/art/random.ts";
import {
  type StripClothOptions,
  type StripDyes,
  stripCloth,
  stripDyes,
  ugandanDyes,
  wovenLetters,
} from "#app/art/strip-cloth.ts";
import type { ArticleSummary } from "./summarise.ts";

/** Those that stand out beside the case clock, which is bark, and above a second item, which is jacaranda. */
const dyesOfItems = stripDyes.filter(([ground]) => !/^(jac|bark)/.test(ground));

/** The cloth of an item, from its country or else its first topic; ids differ where a page has several. */
export function clothOf(
  item: Pick<ArticleSummary, "country" | "topicLabels" | "typeLabel">,
  options: StripClothOptions,
): string {
  const { country, topicLabels, typeLabel } = item;
  const name = [country, topicLabels[0], typeLabel].find(
    (word) => word !== undefined && wovenLetters(word).length > 0,
  );
  const word = name ?? "News";
  const cloth = stripCloth(word, dyesOf(word), options);
  // Where its frame has another shape, the cloth is cut at its foot or its right.
  return cloth.replace("<svg ", '<svg preserveAspectRatio="xMinYMin slice" ');
}

function dyesOf(word: string): StripDyes {
  if (word === "Uganda") return ugandanDyes;
  return dyesOfItems[hashText(word) % dyesOfItems.length] ?? ugandanDyes;
}
