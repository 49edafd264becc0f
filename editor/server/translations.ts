import { ContentFile, EditError } from "#collections/content-file.ts";
import { kampalaDay } from "#collections/formats/kampala-day.ts";
import { textsOf } from "#collections/reading/leaves.ts";
import { getLanguages } from "#collections/translations/languages.ts";
import { translatedFiles } from "#collections/translations/shown-pages.ts";
import { placesProblem, translationPath } from "#collections/translations/translate-file.ts";
import { translatedAs } from "#collections/translations/translated-files.ts";
import {
  matchUnits,
  type TranslatedUnit,
  type Translation,
} from "#collections/translations/translation-file.ts";
import { fingerprintOf, unitsOf } from "#collections/translations/units.ts";
import { addressOf, nameOf, placeOf } from "../core/content-folders.ts";
import { describeField } from "../core/describe-field.ts";
import { fieldName, fieldTitle } from "../core/field-title.ts";
import type { AffectedTranslation, ListedFolder, OpenTranslation } from "../core/open-file.ts";
import { git } from "./changes.ts";
import type { Workspace } from "./workspace.ts";

/** Whether a text has a translation of another English. */
const isOutdated = ({ unit, translation }: TranslatedUnit) =>
  translation !== undefined && translation.english !== unit.fingerprint;

const classes = { legal: "texts on the law", plain: "other texts" };

function progress(units: readonly TranslatedUnit[]): string {
  const outdated = units.filter(isOutdated).length;
  const reviewed = units.filter(({ state }) => state === "reviewed").length;
  return `${reviewed} of ${units.length} reviewed${outdated > 0 ? `, ${outdated} outdated` : ""}`;
}

export function listTranslations(workspace: Workspace): ListedFolder[] {
  const content = workspace.open(workspace.root);
  return getLanguages(content).flatMap(({ code, name }) => {
    const all = translatedFiles(code, content);
    return (["legal", "plain"] as const).map((kind) => {
      const found = all.filter((one) => one.kind === kind);
      const title = `${name}, ${classes[kind]}: ${progress(found.flatMap(({ units }) => units))}`;
      const files = found.map(({ file, units }) => ({
        file: translationPath(code, file),
        title: nameOf(`content/${file}`, workspace.values(`content/${file}`)),
        ...(workspace.isUnsaved(translationPath(code, file)) && {
          state: { state: "unsaved" as const },
        }),
        annotations: units.filter(({ translation }) => translation?.question).length,
        problems: 0,
        progress: progress(units),
      }));
      return { folder: `${code}-${kind}`, title, hasPages: false, files };
    });
  });
}

/** The texts of an English file and their translations, both as they are on disk or in a draft. */
function readTranslation(workspace: Workspace, language: string, path: string) {
  const schema = workspace.schemaOf(path);
  const file = translationPath(language, path.replace("content/", ""));
  // Unchecked, so that a fault in one text does not take all others from the page.
  const units = workspace.fields(file).units as readonly Translation[] | undefined;
  const entries = Array.isArray(units) ? units : [];
  const english = ContentFile.parse(path, workspace.saved(path) ?? "").values;
  return { schema, entries, units: schema ? matchUnits(unitsOf(schema, english), entries) : [] };
}

/** A translation beside its English, outdated texts first; undefined for any other file. */
export function openTranslation(workspace: Workspace, file: string): OpenTranslation | undefined {
  const [, language, name] = /^content\/translations\/([^/]+)\/(.+)$/.exec(file) ?? [];
  if (!language) return undefined;
  const path = `content/${name}`;
  const values = workspace.values(path);
  const { schema, entries, units } = readTranslation(workspace, language, path);
  const form = schema && describeField(schema, placeOf(path).slug, values);
  const texts = units.map((one, index) => ({
    ...one.unit,
    state: isOutdated(one) ? ("outdated" as const) : one.state,
    number: index + 1,
    title: fieldTitle(form, fieldName(one.unit.at)),
    at: one.translation ? entries.indexOf(one.translation) : entries.length,
    translation: one.translation,
  }));
  const isLast = ({ state }: { state: string }) => Number(state !== "outdated");
  return {
    language,
    english: path,
    address: `/${language}${addressOf(path, values) ?? "/"}`,
    progress: progress(units),
    today: kampalaDay(Date.now()),
    texts: texts.sort((a, b) => isLast(a) - isLast(b)),
  };
}

/** The text of an earlier version of a file by its fingerprint, as far as the history knows it. */
export async function earlierText({ root }: Workspace, path: string, fingerprint: string) {
  const log = await git(root, "log", "--format=%H", "-50", "--", path).catch(() => "");
  for (const commit of log.split("\n").filter(Boolean)) {
    const source = await git(root, "show", `${commit}:${path}`).catch(() => "");
    const texts = textsOf(ContentFile.parse(path, source).values);
    const found = texts.find(({ text }) => fingerprintOf(text) === fingerprint);
    if (found) return found;
  }
  return {};
}

/** What the draft of an English file means for its translations; nothing for one that stays in English. */
export function affectedTranslations(workspace: Workspace, path: string): AffectedTranslation[] {
  if (!translatedAs(path.replace("content/", ""))) return [];
  return getLanguages(workspace.open(workspace.root)).flatMap(({ code, name }) => {
    const { schema, entries, units } = readTranslation(workspace, code, path);
    const after = schema ? unitsOf(schema, workspace.values(path)) : [];
    const had = new Set(units.map(({ unit }) => unit.fingerprint));
    const has = new Set(after.map(({ fingerprint }) => fingerprint));
    const changing = after.flatMap((unit) => {
      const before = units.find((one) => one.unit.id === unit.id);
      const entry = before?.translation;
      if (!entry || entry.english !== before.unit.fingerprint) return [];
      if (had.has(unit.fingerprint) || has.has(entry.english)) return [];
      return [{ at: entries.indexOf(entry), text: entry.text, unit }];
    });
    const outdated = units.filter(isOutdated).length;
    const file = translationPath(code, path.replace("content/", ""));
    return changing.length + outdated > 0 ? [{ name, file, changing, outdated }] : [];
  });
}

/**
 * Prepares to keep the translations of what a draft changes, because its meaning stays. Returns what writes
 * them, once the English is saved.
 * @throws EditError when one of them does not fit the English any more
 */
export function keepTranslations(workspace: Workspace, path: string, by: string): () => void {
  const kept = affectedTranslations(workspace, path).map(({ name, file, changing }) => {
    if (workspace.isUnsaved(file))
      throw new EditError(`save or discard the draft of ${file} first`);
    const parsed = ContentFile.parse(file, workspace.saved(file) ?? "");
    for (const { at, text, unit } of changing) {
      const problem = placesProblem(unit.english, text);
      if (problem) throw new EditError(`the translation into ${name} ${problem}`);
      parsed.set(["units", at, "english"], unit.fingerprint);
      parsed.set(["units", at, "keptBy"], `${by}, ${kampalaDay(Date.now())}`);
    }
    return { file, text: parsed.toString(), isChanged: changing.length > 0 };
  });
  return () => {
    for (const { file, text, isChanged } of kept) if (isChanged) workspace.write(file, text);
  };
}
