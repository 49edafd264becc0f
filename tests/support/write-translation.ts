import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ContentFile } from "#collections/content-file.ts";
import { translationPath } from "#collections/translations/translate-file.ts";
import type { Translation } from "#collections/translations/translation-file.ts";
import type { Unit } from "#collections/translations/units.ts";

/** What becomes of one text: what is left out stays, and `null` takes a field away. */
export interface TranslationChange {
  unit: Unit;
  /** What `matchUnits` found, which may be written at the place of another text; without one an entry is added. */
  translation?: Translation | undefined;
  /** With `english` it renders that text and not the unit as it is now. */
  fields: { [Name in Exclude<keyof Translation, "id">]?: string | null };
}

const order = ["id", "english", "text", "by", "reviewedBy", "on", "question", "keptBy"];

/**
 * Writes translations of one English file into theirs, each with the fingerprint of the English that it renders. What
 * does not change keeps its lines.
 * @param by who translates a file that does not exist yet
 */
export function writeTranslation(
  root: string,
  place: { language: string; file: string; by: string },
  changes: readonly TranslationChange[],
): void {
  const path = translationPath(place.language, place.file);
  const whole = join(root, path);
  const empty = `by: ${JSON.stringify(place.by)}\nunits: []\n`;
  const before = existsSync(whole) ? readFileSync(whole, "utf8") : empty;
  const file = ContentFile.parse(path, before);
  for (const { unit, translation, fields } of changes) {
    const units = file.get(["units"]) as Translation[];
    const at = units.findIndex(
      ({ id, english }) => id === translation?.id && english === translation.english,
    );
    const entry = { english: unit.fingerprint, ...fields };
    if (at < 0) {
      if (fields.text) file.insert(["units"], units.length, { id: unit.id, ...entry });
      continue;
    }
    for (const [name, value] of Object.entries(entry)) {
      if (value !== null) file.set(["units", at, name], value, order);
      else if (name in (units[at] ?? {})) file.remove(["units", at, name]);
    }
  }
  mkdirSync(dirname(whole), { recursive: true });
  writeFileSync(whole, file.toString());
}
