import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { Content } from "../../collections/content.ts";
import { translatedFiles } from "../../collections/translations/shown-pages.ts";
import { changesFromPo, lostFromPo, toPo } from "./po.ts";
import { codeOf, numberTexts, partsOf, sheetPage, takeAnswers } from "./sheet.ts";
import { writeTranslation } from "./write-translation.ts";

const review = { by: "A Reviewer", on: "2026-01-02" };
const path = "content/translations/sw/rights/loan-app.yaml";
let root: string;
let content: Content | undefined;

/** Read again, but parsed only where a file has changed. */
const files = () => {
  content = new Content(root, content);
  return translatedFiles("sw", content);
};
const git = (...typed: string[]) => execFileSync("git", typed, { cwd: root, encoding: "utf8" });
const apply = (changes: ReturnType<typeof changesFromPo>) => {
  for (const [file, all] of changes) {
    if (all.length > 0) writeTranslation(root, { language: "sw", file, by: "A Test" }, all);
  }
};
/** Lines that were added and removed in the one file of translations. */
const difference = () =>
  git("diff", "--unified=0", "--", path)
    .split("\n")
    .slice(4)
    .filter((line) => line && !line.startsWith("@@"));

/** Content with a draft of six texts. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "otc-translations-"));
  cpSync("content", join(root, "content"), { recursive: true });
  rmSync(join(root, "content/translations"), { recursive: true, force: true });
  const units = files().find(({ file }) => file === "rights/loan-app.yaml")?.units ?? [];
  const texts = ["Moja", "Mbili “x” \\ ŋ", "Tatu\nnne", "Nne", "Tano", "Sita"];
  const draft = units
    .slice(0, 6)
    .map(({ unit }, at) => ({ unit, fields: { text: texts[at] ?? "" } }));
  writeTranslation(root, { language: "sw", file: "rights/loan-app.yaml", by: "A Test" }, draft);
  for (const typed of [
    ["init", "--quiet"],
    ["add", "content"],
  ])
    git(...typed);
  const who = ["-c", "user.name=Example", "-c", "user.email=example@example.org"];
  git(...who, "commit", "--quiet", "--message", "Begin");
});
afterEach(() => {
  git("checkout", "--quiet", "--", "content");
  git("clean", "--quiet", "--force", "-d");
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("a PO file goes out and in without a change of any byte", () => {
  apply(changesFromPo("sw", toPo("sw", files()), files(), review));
  expect(git("status", "--porcelain")).toBe("");
});

test("a text that is not fuzzy any more is reviewed, and no other", () => {
  const po = toPo("sw", files()).replace(
    /#, fuzzy\n(?=msgctxt "rights\/loan-app.yaml#heading")/,
    "",
  );
  apply(changesFromPo("sw", po, files(), review));
  expect(difference()).toEqual(["+    reviewedBy: A Reviewer", "+    on: 2026-01-02"]);
});

test("a text that a translator changes is taken, and stays a draft while it is fuzzy", () => {
  apply(changesFromPo("sw", toPo("sw", files()).replace("Moja", "Kwanza"), files(), review));
  expect(difference()).toEqual(["-    text: Moja", "+    text: Kwanza"]);
});

test("a draft of earlier English is fuzzy, and one that a translator finished meanwhile is named", () => {
  const place = "rights/loan-app.yaml#heading";
  const finished = toPo("sw", files()).replace(
    `#, fuzzy\nmsgctxt "${place}"`,
    `msgctxt "${place}"`,
  );
  expect(lostFromPo(finished, "sw", files())).toEqual([]);
  const english = join(root, "content/rights/loan-app.yaml");
  const source = readFileSync(english, "utf8");
  writeFileSync(english, source.replace(/^heading: .*$/m, "heading: In other words"));
  expect(lostFromPo(finished, "sw", files())).toEqual([place]);
  apply(changesFromPo("sw", finished, files(), review));
  expect(toPo("sw", files())).toContain(`#, fuzzy\nmsgctxt "${place}"`);
  apply(changesFromPo("sw", toPo("sw", files()), files(), review));
  expect(git("status", "--porcelain", "--", "content/translations")).toBe("");
});

test("a PO file of another language is refused", () => {
  const read = () => changesFromPo("sw", toPo("lg", files()), files(), review);
  expect(read).toThrow("It is not a file in “sw”.");
});

test("a text that moved in its file is reviewed where its translation is", () => {
  const english = join(root, "content/letters/access.yaml");
  const file = "letters/access.yaml";
  const find = () => files().find((one) => one.file === file)?.units ?? [];
  const [one, two] = find();
  if (!one || !two) throw new Error("The letter has no texts.");
  const draft = [one, two].map(({ unit }, at) => ({ unit, fields: { text: `Maneno ${at}` } }));
  writeTranslation(root, { language: "sw", file, by: "A Test" }, draft);
  // Each of the two English texts comes to the place of the other.
  const source = readFileSync(english, "utf8");
  const swapped = find().map(({ unit, translation }) => ({ unit, translation }));
  expect(source).toContain(one.unit.english);
  const [, second] = swapped;
  if (!second?.translation) throw new Error("The draft was not written.");
  const moved = { unit: { ...second.unit, id: one.unit.id }, translation: second.translation };
  writeTranslation(root, { language: "sw", file, by: "A Test" }, [
    { ...moved, fields: { reviewedBy: "A Reviewer", on: "2026-01-02" } },
  ]);
  const states = find()
    .slice(0, 2)
    .map(({ state, translation }) => [state, translation?.text]);
  expect(states).toEqual([
    ["draft", "Maneno 0"],
    ["reviewed", "Maneno 1"],
  ]);
});

const hasGettext = spawnSync("msgfmt", ["--version"]).status === 0;
if (!hasGettext) console.warn("Skipped: msgfmt is not installed (Debian package gettext).");

test.skipIf(!hasGettext)("gettext’s own check finds nothing in a PO file", () => {
  const file = join(root, "sw.po");
  writeFileSync(file, toPo("sw", files()));
  const { status, stderr } = spawnSync("msgfmt", ["--check", "--output-file=/dev/null", file], {
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([0, ""]);
});

test("sheets number what is not reviewed, in parts of about ten pages", () => {
  const numbers = numberTexts(files());
  expect(numbers.map(({ number, text }) => [number, text])[3]).toEqual([4, "Nne"]);
  const long = Array.from({ length: 300 }, (_, at) => ({
    ...(numbers[0] as (typeof numbers)[number]),
    number: at + 1,
    text: "x".repeat(100),
  }));
  expect(partsOf(long).flat()).toEqual(long);
  expect(partsOf(long).length).toBeGreaterThan(3);
  const page = sheetPage(
    { code: "sw", name: "Kiswahili" },
    { code: codeOf("sw", numbers), number: 1, of: 1, texts: numbers },
    files(),
  );
  expect(page).toContain("<b>4</b>");
  expect(page).toMatch(/Code of these sheets: <b>sw-[0-9a-f]{4}<\/b>/);
  expect(page).toContain('<p lang="sw">Nne</p>');
  expect(page).toContain("☐ right ☐ change ☐ ask");
});

/** Takes answers below the code of the sheets. */
function answersBack(answers: string, numbers = numberTexts(files())) {
  const code = codeOf("sw", numbers);
  return takeAnswers(`${code}\n${answers}`, { code, numbers }, files(), review);
}

test("answers from the sheets are taken back by their numbers", () => {
  const { changes, refused } = answersBack("1 ok\n2 = Pili\n\n3 ? Is this the word?\n");
  expect(refused).toEqual([]);
  apply(changes);
  const [one, two, three] =
    files().find(({ file }) => file === "rights/loan-app.yaml")?.units ?? [];
  expect(one).toMatchObject({ state: "reviewed", translation: { reviewedBy: "A Reviewer" } });
  expect(two).toMatchObject({ state: "reviewed", translation: { text: "Pili" } });
  expect(three).toMatchObject({ state: "draft", translation: { question: "Is this the word?" } });
});

test("an answer on a text that has changed since, or that cannot be read, is refused", () => {
  const numbers = numberTexts(files());
  const english = join(root, "content/rights/loan-app.yaml");
  const source = readFileSync(english, "utf8");
  writeFileSync(english, source.replace(/^heading: .*$/m, "heading: In other words"));
  const { changes, refused } = answersBack("1 ok\n999 ok\n4 maybe\n5 =\n", numbers);
  expect([...changes]).toEqual([]);
  expect(refused).toEqual([
    "1 ok: its text has changed since it was printed",
    "999 ok: the sheets have no such number",
    "4 maybe: it is none of “12 ok”, “12 = text” and “12 ? question”",
    "5 =: it has no words",
  ]);
});

test("two answers for one number, and answers for other sheets, are refused", () => {
  const twice = answersBack("1 ok\n2 ok\n01 = Kwanza\n");
  expect([...twice.changes.values()].flat()).toHaveLength(1);
  const reason = "its number has two answers or more: leave the right one";
  expect(twice.refused).toEqual([`1 ok: ${reason}`, `01 = Kwanza: ${reason}`]);
  const numbers = numberTexts(files());
  const sheets = { code: codeOf("sw", numbers), numbers };
  for (const first of ["1 ok", codeOf("lg", numbers)]) {
    const { changes, refused } = takeAnswers(`${first}\n2 ok`, sheets, files(), review);
    expect(changes.size).toBe(0);
    const told = `the first line must be ${sheets.code}, the code that these sheets print`;
    expect(refused).toEqual([`${first}: ${told}`]);
  }
});
