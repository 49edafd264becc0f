import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Content } from "#collections/content.ts";
import { type ValuePath, valueAt } from "#collections/content-file.ts";
import { schemaOf } from "#collections/find-collection.ts";
import { englishMarks } from "#collections/formats/current-language.ts";
import { projectRoot } from "#collections/reading/project-root.ts";
import { reviewTranslations } from "#tests/support/review-translations.ts";
import { translatedFiles } from "./shown-pages.ts";
import { translateFile, translationPath } from "./translate-file.ts";
import { matchUnits, type TranslatedUnit, translationFile } from "./translation-file.ts";
import { unitsOf } from "./units.ts";

/** Content of which one file reads as if somebody had changed it. */
class ChangedContent extends Content {
  changed: { path: string; values: unknown } | undefined;

  override valuesOf(path: string): unknown {
    return path === this.changed?.path ? this.changed.values : super.valuesOf(path);
  }

  override derive: Content["derive"] = (path, schema, make) =>
    path === this.changed?.path
      ? make(schema, this.changed.values)
      : super.derive(path, schema, make);
}

const translate = (english: string) => `${english} ŋŋŋ`;

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "otc-texts-"));
  cpSync(join(projectRoot(), "content"), join(root, "content"), { recursive: true });
  // Drafts of earlier English would stand beside them.
  rmSync(join(root, "content/translations"), { recursive: true });
  reviewTranslations(root, "lg", ({ unit }) => translate(unit.english));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Each file of the help path in a copy where all of it is translated and reviewed. */
function openCopy() {
  const content = new ChangedContent(root);
  const files = translatedFiles("lg", content).map(({ file, kind, units }) => {
    const path = `content/${file}`;
    const schema = schemaOf(path, content);
    if (!schema) throw new Error(`${path} has no schema.`);
    const { units: translations } = content.readFields(
      translationPath("lg", file),
      translationFile,
    );
    const values = content.valuesOf(path);
    const after = (changed: unknown) => matchUnits(unitsOf(schema, changed), translations);
    return { file, kind, units, path, schema, values, after };
  });
  return { content, files };
}

const isRight = ({ unit, translation, state }: TranslatedUnit) =>
  state === "reviewed" && translation?.text === translate(unit.english);

function put(values: unknown, at: ValuePath, value: unknown): void {
  const holder = valueAt(values, at.slice(0, -1)) as Record<string | number, unknown>;
  holder[at.at(-1) as string | number] = value;
}

test("a changed English text outdates its own translation and no other", () => {
  const wrong: string[] = [];
  let count = 0;
  for (const { file, units, values, after } of openCopy().files) {
    for (const [index, { unit }] of units.entries()) {
      count += 1;
      const changed = structuredClone(values);
      put(changed, unit.at, `${unit.english} Now.`);
      const isAsWanted = after(changed).every((one, at) =>
        at === index ? one.state === "outdated" : isRight(one),
      );
      if (!isAsWanted) wrong.push(`${file} ${unit.id}`);
    }
  }
  expect(count).toBeGreaterThan(1000);
  expect(wrong).toEqual([]);
});

test("a text on the law shows the new English as English, and any other its translation", () => {
  const { content, files } = openCopy();
  const wrong: string[] = [];
  for (const { file, path, kind, schema, units, values } of files) {
    const changed = structuredClone(values);
    for (const { unit } of units) put(changed, unit.at, `${unit.english} Now.`);
    content.changed = { path, values: changed };
    const shown = translateFile(content, "lg", file, schema);
    for (const { unit } of units) {
      const english = englishMarks.join(`${unit.english} Now.`);
      const wanted = kind === "legal" ? english : translate(unit.english);
      if (valueAt(shown, unit.at) !== wanted) wrong.push(`${file} ${unit.id}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("a list keeps its translations in another order and beside a new entry, which has none", () => {
  const wrong: string[] = [];
  let count = 0;
  for (const { file, values, after } of openCopy().files) {
    for (const at of listsIn(values)) {
      const list = valueAt(values, at) as unknown[];
      count += 1;
      const turned = structuredClone(values);
      put(turned, at, list.toReversed());
      const grown = structuredClone(values);
      put(grown, at, [reworded(list[0]), ...list]);
      const isNew = ({ unit }: TranslatedUnit) => unit.english.endsWith(" Now.");
      const found = after(grown);
      const isKept = found.filter((one) => !isNew(one)).every(isRight);
      const isBare = found.filter(isNew).every(({ state }) => state === "missing");
      if (!after(turned).every(isRight) || !isKept || !isBare)
        wrong.push(`${file} ${at.join(".")}`);
    }
  }
  expect(count).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

/** Where a file has lists of two entries or more. */
function listsIn(value: unknown, at: ValuePath = []): ValuePath[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, part]) =>
    listsIn(part, [...at, Array.isArray(value) ? Number(key) : key]),
  );
  return Array.isArray(value) && value.length > 1 ? [at, ...inside] : inside;
}

/** An entry like another one, in other words. */
function reworded(entry: unknown): unknown {
  if (typeof entry === "string") return `${entry} Now.`;
  if (typeof entry !== "object" || entry === null) return entry;
  if (Array.isArray(entry)) return entry.map(reworded);
  return Object.fromEntries(
    Object.entries(entry).map(([key, part]) => [
      key,
      typeof part === "string" && !/\s/.test(part) ? part : reworded(part),
    ]),
  );
}
