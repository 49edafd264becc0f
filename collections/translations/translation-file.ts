import { z } from "zod";
import { day, optional, optionalText, text } from "#collections/reading/field.ts";
import { field } from "#collections/reading/form.ts";
import type { Unit } from "./units.ts";

const own = text.meta({ isTranslated: false });
const entry = z.strictObject({
  id: field(own, "Place in the English file"),
  english: field(
    z.string().regex(/^[0-9a-f]{12}$/, "must be the fingerprint of the English text"),
    "Fingerprint of the English that it renders",
  ),
  text: field(own, "Translation"),
  by: optional(own).meta({ title: "Translated by", description: "Where not as the whole file." }),
  reviewedBy: optional(own).meta({ title: "Reviewed by" }),
  on: optional(day).meta({ title: "Reviewed on" }),
  question: optionalText.meta({ title: "Question", description: "What a reviewer asks." }),
  keptBy: optional(own).meta({
    title: "Kept by",
    description: "Who said that a change of the English keeps the meaning, and when.",
  }),
});

/** The translations of one file: `content/translations/<language>/` and the path of the English one. */
export const translationFile = z.strictObject({
  by: field(own, "Translated by"),
  // A text that moved keeps its translation, so another one may have come to the same place.
  units: z
    .array(entry)
    .refine(
      (all) => new Set(all.map(({ id, english }) => `${english} ${id}`)).size === all.length,
      "must not hold the same text of the same place twice",
    ),
});
export type Translation = z.output<typeof entry>;

/**
 * `reviewed` by a named person and of the English as it is now; `outdated` where the English changed since; `draft`
 * where nobody has reviewed it; `missing` too where nobody had reviewed the translation of an earlier English.
 */
export type UnitState = "reviewed" | "outdated" | "draft" | "missing";

export interface TranslatedUnit {
  unit: Unit;
  translation?: Translation;
  state: UnitState;
}

/**
 * Finds the translation of each text: by the English that it renders, wherever it stands in the file, then by its
 * place. A translation whose English is still there belongs to that text alone.
 */
export function matchUnits(
  units: readonly Unit[],
  translations: readonly Translation[],
): TranslatedUnit[] {
  const ofSameText = ({ fingerprint }: Unit) =>
    translations.filter(({ english }) => english === fingerprint);
  const inPlace = units.map((unit) => ofSameText(unit).find(({ id }) => id === unit.id));
  const taken = new Set(inPlace);
  const found = units.map((unit, index) => {
    const same = ofSameText(unit);
    const one = inPlace[index] ?? same.find((other) => !taken.has(other)) ?? same[0];
    taken.add(one);
    return one;
  });
  return units.map((unit, index) => {
    const current = found[index];
    const translation =
      current ?? translations.find((one) => one.id === unit.id && !taken.has(one));
    if (!translation) return { unit, state: "missing" };
    const isReviewed = translation.reviewedBy !== undefined && translation.on !== undefined;
    const [asItIs, changed] = isReviewed
      ? (["reviewed", "outdated"] as const)
      : (["draft", "missing"] as const);
    return { unit, translation, state: current ? asItIs : changed };
  });
}
