import { expect, test } from "vitest";
import { extractProse } from "./extract-prose.ts";
import { gradePages } from "./grade-pages.ts";
import { readingGrade } from "./reading-grade.ts";

test("short words in short sentences are for the first years of school, long ones are not", () => {
  expect(readingGrade(["The cat sat on the mat. It was warm."]).grade).toBeLessThan(2);
  const hard =
    "Institutional accountability necessitates comprehensive documentation of organisational deliberation.";
  expect(readingGrade([hard]).grade).toBeGreaterThan(20);
});

test("the grade is that of Flesch and Kincaid", () => {
  // 2 sentences, 12 words, 14 syllables.
  const { grade, words, sentences } = readingGrade([
    "We read the law. Then we say it in very plain words.",
  ]);
  expect([words, sentences]).toEqual([12, 2]);
  expect(grade).toBeCloseTo(0.39 * 6 + 11.8 * (13 / 12) - 15.59, 1);
});

test("the title of a law counts as one plain word, and its section as none", () => {
  const named = readingGrade([
    "You may ask under the Data Protection and Privacy Act, section 24.",
  ]);
  const plain = readingGrade(["You may ask under the name."]);
  expect(named).toEqual(plain);
});

test("sentences of the main part are prose; headings, labels, tables and forms are not", () => {
  const html = `<header><p>Words of the menu are here.</p></header><main><h1>A heading of some words.</h1>
    <p>We help you &amp; others.</p><p>Kampala</p><ul><li>One thing that we do.<p>Inside it is another.</p></li></ul>
    <form><p>Your name is needed here.</p></form><table><tr><td><p>A cell with some words.</p></td></tr></table></main>`;
  expect(extractProse(html)).toEqual([
    "We help you & others.",
    "One thing that we do.",
    "Inside it is another.",
  ]);
});

test("pages are listed from hard to easy, and those of few words not at all", () => {
  const page = (sentence: string) => `<main>${`<p>${sentence}</p>`.repeat(15)}</main>`;
  const graded = gradePages([
    ["/easy", page("The cat sat on the mat.")],
    ["/hard", page("Institutional accountability necessitates comprehensive documentation.")],
    ["/short", "<main><p>The cat sat on the mat.</p></main>"],
  ]);
  expect(graded.map(({ path, isTooHard }) => [path, isTooHard])).toEqual([
    ["/hard", true],
    ["/easy", false],
  ]);
});
