import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { z } from "zod";
import { Content } from "#collections/content.ts";
import { englishMarks } from "#collections/formats/current-language.ts";
import { readAllContent } from "#collections/open-content.ts";
import { text } from "#collections/reading/field.ts";
import { projectRoot } from "#collections/reading/project-root.ts";
import { reviewTranslations } from "#tests/support/review-translations.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { checkTranslation, translateFile, translationPath } from "./translate-file.ts";
import { fingerprintOf } from "./units.ts";

const schema = z.strictObject({ heading: text, limit: text });
const english = {
  heading: "Your letter",
  limit: "They must answer within {days} days [of {day}].",
};

/** A page with an English text and what the file of its translations holds. */
function openPage(file: string, translations: Readonly<Record<string, object>>) {
  const root = temporaryFolder();
  const write = (path: string, values: unknown) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), stringify(values));
  };
  write(`content/${file}`, english);
  const units = Object.entries(translations).map(([id, fields]) => {
    const fingerprint = fingerprintOf(english[id as keyof typeof english]);
    return { id, english: fingerprint, ...fields };
  });
  write(translationPath("lg", file), { by: "A Translator", units });
  return new Content(root);
}

const review = { reviewedBy: "A Reviewer", on: "2026-11-20" };
const display = "pages/offline.yaml";

describe("a text in another language", () => {
  test("is its reviewed translation, or English that is marked as such", () => {
    const content = openPage(display, { heading: { text: "Ebbaluwa yo", ...review } });
    expect(translateFile(content, "lg", display, schema)).toEqual({
      heading: "Ebbaluwa yo",
      limit: englishMarks.join(english.limit),
    });
  });

  test.each([
    ["a draft", {}],
    ["reviewed by nobody with a name", { on: "2026-11-20" }],
    ["reviewed on no day", { reviewedBy: "A Reviewer" }],
  ])("is not %s", (_, fields) => {
    const content = openPage(display, { heading: { text: "Ebbaluwa yo", ...fields } });
    expect(translateFile(content, "lg", display, schema)).toMatchObject({
      heading: englishMarks.join(english.heading),
    });
  });
});

test("an outdated text stays only while it has the places of the new English", () => {
  const old = { english: fingerprintOf("Before"), ...review };
  const content = openPage(display, {
    heading: { text: "Ebbaluwa yo", ...old },
    limit: { text: "Mu nnaku {days}.", ...old },
  });
  expect(translateFile(content, "lg", display, schema)).toEqual({
    heading: "Ebbaluwa yo",
    limit: englishMarks.join(english.limit),
  });
});

describe("a translation stops the build", () => {
  const check = (limit: string) => () =>
    checkTranslation(openPage(display, { limit: { text: limit } }), "lg", display, schema);

  test.each([
    ["lacks a place", "Mu nnaku [{day}]."],
    ["has a place that the English has not", "Mu nnaku {days} {hours} [{day}]."],
    ["has a place twice", "Mu nnaku {days} {days} [{day}]."],
    ["lacks the brackets of a part that may be left out", "Mu nnaku {days} {day}."],
  ])("when it %s", (_, limit) => {
    const reason = /^content\/translations\/lg\/pages\/offline\.yaml.*\n.*limit: must .*\{days\}/;
    expect(check(limit)).toThrow(reason);
  });

  test("and not when its places stand in another order", () => {
    expect(check("[Okuva {day}] mu nnaku {days}.")).not.toThrow();
  });
});

test("a reading in a language names the translation that the schema refuses, and why", () => {
  const short = z.strictObject({ heading: text.max(13), limit: text });
  const read = (fields: object) => () => {
    const { root } = openPage(display, { heading: { text: "Ebbaluwa yo empanvu", ...fields } });
    return new Content(root, undefined, "lg").read(display, short);
  };
  expect(read(review)).toThrow(
    /^content\/translations\/lg\/pages\/offline\.yaml.*\n {2}heading: must be at most 13 characters/,
  );
  expect(read({})).not.toThrow();
});

test("a reading of all content refuses a reviewed translation that does not fit its letter", () => {
  const root = temporaryFolder();
  cpSync(join(projectRoot(), "content"), join(root, "content"), { recursive: true });
  symlinkSync(join(projectRoot(), "public"), join(root, "public"));
  reviewTranslations(root, "sw", ({ unit }, file) =>
    file === "letters/access.yaml" && unit.id === "lists.requests.intro"
      ? "Kwa section 99, tafadhali"
      : undefined,
  );
  expect(() => readAllContent(root)).toThrow(
    /content\/translations\/sw\/letters\/access\.yaml.*\n {2}lists\.requests\.intro: names section 99/,
  );
});

test("a reading of all content refuses a translation without its places", () => {
  const root = temporaryFolder();
  cpSync(join(projectRoot(), "content"), join(root, "content"), { recursive: true });
  symlinkSync(join(projectRoot(), "public"), join(root, "public"));
  expect(() => readAllContent(root)).not.toThrow();
  reviewTranslations(root, "sw", ({ unit }, file) =>
    file === "pages/your-data-rights.yaml" ? unit.english.replace("{days}", "{weeks}") : undefined,
  );
  expect(() => readAllContent(root)).toThrow(
    /content\/translations\/sw\/pages\/your-data-rights\.yaml.*\n.*: must .*\{days\}.*\{weeks\}/,
  );
});
