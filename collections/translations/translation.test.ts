import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { z } from "zod";
import { Content } from "#collections/content.ts";
import { readAllContent } from "#collections/open-content.ts";
import { day, text } from "#collections/reading/field.ts";
import { projectRoot } from "#collections/reading/project-root.ts";
import { review, reviewTranslations } from "#tests/support/review-translations.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { hiddenTranslations } from "./hidden-translations.ts";
import { fingerprintOf, isShown, readTranslation, translationPath } from "./translation.ts";

const schema = z.strictObject({ checkedOn: day, heading: text.max(13), limit: text });
const english = {
  checkedOn: "2026-11-21",
  heading: "Your letter",
  limit: "They must answer within {days} days [of {day}].",
};
const luganda = { ...english, heading: "Ebbaluwa yo", limit: "Mu nnaku {days} [okuva {day}]." };
const file = "pages/shutdown.yaml";

/** A content of one English page and its translation. */
function openPage(own: object, now: object | string = english) {
  const root = temporaryFolder();
  const write = (path: string, source: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  };
  write(`content/${file}`, typeof now === "string" ? now : stringify(now));
  const fields = { englishFingerprint: fingerprintOf(english), ...own };
  write(translationPath("lg", file), stringify(fields));
  return new Content(root).in("lg");
}

const read = (own: object, now?: object | string) => {
  const translation = readTranslation(openPage(own, now), "lg", file, schema);
  if (!translation) throw new Error("There is no translation.");
  return { ...translation, isShown: isShown(translation) };
};
const reasons = (own: object) =>
  read(own).problems.map(({ at, reason }) => `${at.join(".")} ${reason}`);

describe("a reading in a language", () => {
  test("has the whole file as it was reviewed", () => {
    expect(openPage({ ...review, ...luganda }).read(file, schema)).toEqual(luganda);
  });

  test.each([
    ["that nobody has reviewed", luganda, english],
    ["that nobody with a name has reviewed", { on: review.on, ...luganda }, english],
    ["reviewed on no day", { reviewedBy: review.reviewedBy, ...luganda }, english],
    ["that lacks a text", { ...review, ...luganda, limit: undefined }, english],
    [
      "whose English has another text now",
      { ...review, ...luganda },
      { ...english, limit: "Soon." },
    ],
    [
      "whose English has another value now",
      { ...review, ...luganda },
      { ...english, checkedOn: "2026-11-28" },
    ],
  ])("has the English of a file %s", (_, own, now) => {
    expect(openPage(own, now).read(file, schema)).toEqual(now);
  });

  test("keeps a translation when a remark or a break of lines changes in the English", () => {
    const rewrapped = stringify(english).replace("limit: ", "# ⚠ 1\nlimit: >-\n  ");
    expect(read({ ...review, ...luganda }, rewrapped)).toMatchObject({ isShown: true });
  });

  test("has English where no file is translated", () => {
    expect(
      openPage({ ...review, ...luganda })
        .in("sw")
        .read(file, schema),
    ).toEqual(english);
  });
});

describe("a translation is not shown", () => {
  test.each([
    ["lacks a place", "Mu nnaku [{day}]."],
    ["has a place that the English has not", "Mu nnaku {days} {hours} [{day}]."],
    ["has a place twice", "Mu nnaku {days} {days} [{day}]."],
    ["lacks the brackets of a part that may be left out", "Mu nnaku {days} {day}."],
  ])("when a text %s", (_, limit) => {
    expect(reasons({ ...review, ...luganda, limit })).toEqual([
      expect.stringMatching(/^limit must hold .*\{days\}.* as the English does; it holds /),
    ]);
    expect(read({ ...review, ...luganda, limit }).isShown).toBe(false);
  });

  test.each([
    ["another value that is not words", { checkedOn: "2026-11-22" }, "checkedOn must be as in"],
    ["a field that the English has not", { lead: "Ŋŋ" }, "lead must be as in the English"],
    [
      "a text that the schema refuses",
      { heading: "Ebbaluwa yo empanvu" },
      "heading must be at most",
    ],
  ])("with %s", (_, own, reason) => {
    expect(reasons({ ...review, ...luganda, ...own })).toEqual([expect.stringContaining(reason)]);
  });

  test("and is when its places stand in another order", () => {
    const limit = "[Okuva {day}] mu nnaku {days}.";
    expect(read({ ...review, ...luganda, limit })).toMatchObject({ problems: [], isShown: true });
  });
});

describe("a reading of all content", () => {
  const open = () => {
    const root = temporaryFolder();
    cpSync(join(projectRoot(), "content"), join(root, "content"), { recursive: true });
    symlinkSync(join(projectRoot(), "public"), join(root, "public"));
    return root;
  };
  /** The drafts as if reviewed, with English where they lack a text, but for what a test changes in one file. */
  const reviewed = (changed: string, change: (text: string, at: string) => string | undefined) => {
    const root = open();
    reviewTranslations(root, "sw", ({ english, draft = english, at }, file) =>
      file === changed ? change(draft, at) : draft,
    );
    return () => readAllContent(root);
  };

  test("accepts the drafts, also once they are reviewed", () => {
    expect(() => readAllContent(open())).not.toThrow();
    expect(reviewed("", (draft) => draft)).not.toThrow();
  });

  test.each([
    [
      "that does not fit its letter",
      "letters/access.yaml",
      (draft: string, at: string) => (at === "lists.0.intro" ? "Kwa section 99, tafadhali" : draft),
      /access\.yaml.*\n {2}line \d+, lists\[0\]\.intro: names section 99/,
    ],
    [
      "without its places",
      "pages/your-data-rights.yaml",
      (draft: string) => draft.replace("{days}", "{weeks}"),
      /your-data-rights\.yaml.*\n {2}line \d+, .*: must .*\{days\}.*\{weeks\}/,
    ],
    [
      "without a text",
      "site/footer.yaml",
      (draft: string, at: string) => (at === "about" ? undefined : draft),
      /footer\.yaml.*\n {2}(?:line \d+, )?about: has no text in this language/,
    ],
  ])("refuses a reviewed translation %s, with its line", (_, file, change, reason) => {
    expect(reviewed(file, change)).toThrow(reason);
  });

  test("refuses the translation of a file that is not translated", () => {
    const root = open();
    writeFileSync(join(root, "content/translations/sw/pages/home.yaml"), "heading: Karibu\n");
    expect(() => readAllContent(root)).toThrow(/sw\/pages\/home\.yaml.*\n {2}renders no file/);
  });

  test("lists what is not shown, with the reason", () => {
    const root = open();
    reviewTranslations(root, "sw", ({ english, draft = english, at }, file) =>
      /^(?:rights\/wrong|pages\/shutdown)/.test(file) ||
      (file === "pages/offline.yaml" && at !== "heading")
        ? draft
        : undefined,
    );
    const wrong = join(root, translationPath("sw", "rights/wrong.yaml"));
    writeFileSync(wrong, readFileSync(wrong, "utf8").replace(/ *"reviewedBy":.*\n/, ""));
    const stale = { englishFingerprint: "000000000000", heading: "Soma" };
    writeFileSync(join(root, translationPath("sw", "pages/evidence.yaml")), stringify(stale));
    const hidden = hiddenTranslations(root);
    const of = (file: string) => hidden.filter((line) => line.includes(`/sw/${file}`)).join();
    expect(of("pages/shutdown.yaml")).toBe("");
    expect(of("pages/offline.yaml")).toMatch(/ lacks 1 of \d+ texts\.$/);
    expect(of("pages/evidence.yaml")).toMatch(
      / renders an earlier English; the fingerprint of today’s is "[0-9a-f]{12}"\.$/,
    );
    expect(of("rights/wrong.yaml")).toMatch(/ is a draft that nobody has reviewed\.$/);
  });
});
