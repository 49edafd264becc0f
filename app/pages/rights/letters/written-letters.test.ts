import { describe, expect, test } from "vitest";
import { sectionsIn } from "#collections/letters/letter-mistakes.ts";
import { getLetter } from "#collections/letters/letters.ts";
import type { LetterSlug } from "#collections/rights/rights.ts";
import { getLetterForm } from "#collections/site/letter-form.ts";
import { type Answers, letterTemplate } from "./letter-template.ts";
import { firstAnswers, letterText, limitOf, papersOf, writeLetter } from "./write-letter.ts";

const form = getLetterForm();

/** A letter as it begins, with some answers. */
function write(slug: LetterSlug, answers: Answers = {}) {
  const template = letterTemplate(getLetter(slug), form);
  const given = { ...firstAnswers(template), ...answers };
  const text = letterText(writeLetter(template, given, "23 November 2026"));
  const under = text.split("\n").find((line) => line.endsWith(form.act)) ?? "";
  return {
    text,
    basis: sectionsIn(under),
    limit: limitOf(template, given)?.days,
    papers: papersOf(template, given),
  };
}

/** Unticks every point of a letter, save some. */
function ticking(slug: LetterSlug, ...ticked: string[]): Answers {
  const points = getLetter(slug).lists.flatMap((list) => list.points.map(({ name }) => name));
  return Object.fromEntries(
    points.map((name) => [name, ticked.includes(name) ? "ticked" : "unticked"]),
  );
}

const answered = ["fee", "identification", "part", "refused"];

describe("a complaint", () => {
  test("begins without a word about letters and answers", () => {
    for (const first of ["unsaid", "none"]) {
      expect(write("complaint", { first }).text).not.toMatch(/wrote|written|answer|refuse|satisf/);
    }
    expect(write("complaint").text).toBe(write("complaint", { first: "unsaid" }).text);
    const hidden = { first: "unsaid", outcome: "silence", sent: "2026-11-02", letter: "ticked" };
    expect(write("complaint", hidden).text).toBe(write("complaint").text);
  });

  test("names an outcome only when it was chosen", () => {
    const first = "stopharm";
    expect(write("complaint", { first }).text).not.toMatch(/answered|14 days/);
    expect(write("complaint", { first, outcome: "silence" }).text).toContain("14 days");
  });

  test("is dissatisfied with a decision only after an answer", () => {
    for (const first of ["decision", "decisionopen"]) {
      const said = (more: Answers) => write("complaint", { first, ...more }).text;
      for (const outcome of answered) expect(said({ outcome })).toContain("I am not satisfied");
      expect(said({ outcome: "silence" })).not.toContain("I am not satisfied");
      expect(said({})).not.toContain("I am not satisfied");
      const day = { answered: "2026-11-20" };
      expect(said(day)).toMatch(/answer on 20 November 2026\.\n\nI am not satisfied/);
      expect(said({ ...day, outcome: "silence" })).not.toContain("20 November 2026");
    }
  });

  test("gives the day of receipt before the days that run from it", () => {
    const given = { first: "takedown", outcome: "silence", received: "2026-11-04" };
    expect(write("complaint", given).text).toMatch(/on 4 November 2026\.\n\nIt has not answered/);
    expect(write("complaint", { ...given, first: "none" }).text).not.toContain("4 November");
  });

  test("asks for an order within seven days only where a section gives it, and on request", () => {
    const ticked = { comply: "ticked", obey: "ticked" };
    for (const { value: first } of getLetter("complaint").choices[0]?.options ?? []) {
      const orders = write("complaint", { first, ...ticked }).text.match(/seven days.*$/gm) ?? [];
      const section = ["stopharm", "takedown", "friend"].includes(first)
        ? ["25(4)"]
        : first === "decision"
          ? ["27(6)"]
          : [];
      expect(orders.flatMap(sectionsIn), first).toEqual(section);
      expect(write("complaint", { first }).text).not.toContain("seven days");
    }
  });

  test("can ask for inaccurate data to be erased without a request to correct it first", () => {
    for (const first of ["unsaid", "none", "other", "takedown", "correct"]) {
      const { text } = write("complaint", { first, inaccurate: "ticked" });
      expect(sectionsIn(text), first).toContain("28");
    }
    expect(sectionsIn(write("complaint", { first: "correct" }).text)).not.toContain("28");
  });

  test("is itself the complaint in writing that section 27(5) asks for", () => {
    const isInWriting = (first: string) =>
      write("complaint", { first }).text.includes("Section 27(5) asks for a complaint in writing");
    expect(["decision", "decisionopen"].map(isInWriting)).toEqual([true, true]);
    expect(["unsaid", "none", "stopharm"].map(isInWriting)).toEqual([false, false, false]);
  });

  test("gives instructions about proof to its writer alone", () => {
    const { text, papers } = write("complaint", { evidence: "ticked" });
    expect(text).not.toContain("picture");
    expect(papers).toContain("never a picture of a child");
  });

  test("can name breaches of sections 8 and 20", () => {
    const { text } = write("complaint", { minor: "ticked", safe: "ticked" });
    expect(sectionsIn(text)).toEqual(expect.arrayContaining(["8", "20"]));
  });
});

describe("a reminder", () => {
  test("begins without a word about an answer", () => {
    const { text } = write("reminder");
    expect(text).toContain("My letter to you: please look at it again");
    expect(text).not.toMatch(/no answer|You refused|you ask me/);
  });

  test("says that the letter was an objection too only when ticked", () => {
    for (const first of ["stopharm", "takedown"]) {
      expect(write("reminder", { first }).basis).toEqual(["25"]);
      const ticked = write("reminder", { first, objection: "ticked" });
      expect(ticked.basis).toEqual(["7(3)", "25"]);
      expect(ticked.text).toContain("My letter was also my objection");
    }
    expect(write("reminder", { first: "access", objection: "ticked" }).text).not.toContain("7(3)");
  });

  test("names sections 27 and 31 for the complaint about a decision", () => {
    const end = (first: string) =>
      write("reminder", { first }).text.match(/\(sections? [^)]*31\)/)?.[0];
    expect(["decision", "decisionopen"].map(end)).toEqual(Array(2).fill("(sections 27 and 31)"));
    expect(["other", "access"].map(end)).toEqual(Array(2).fill("(section 31)"));
  });

  test("claims no more about an answer than the section says", () => {
    const said = (first: string, outcome: string) => write("reminder", { first, outcome }).text;
    expect(said("access", "part")).toContain("(section 24(6) and (7))");
    expect(said("access", "identification")).toContain("identify me and to find my data");
    expect(said("correct", "refused")).toContain("If your reasons were not in writing");
  });
});

describe("a letter that asks for less", () => {
  test("names no section and no days for what it does not ask", () => {
    expect(write("access")).toMatchObject({ basis: ["24"], limit: 30 });
    const access = write("access", ticking("access", "ground"));
    expect(access).toMatchObject({ basis: [], limit: undefined });
    expect(access.text).not.toMatch(/30 days|proof of my identity/);
    const decision = write("decision", { stage: "told", ...ticking("decision", "person") });
    expect(decision.limit).toBeUndefined();
    expect(decision.text).not.toContain("27(3)");
    const coming = write("decision", { stage: "coming" });
    expect(coming.limit).toBeUndefined();
    expect(coming.text).toContain("27(3)");
    expect(write("decision", { stage: "coming", never: "unticked" }).text).not.toContain("27(3)");
  });

  test.each([
    [
      ["stop", "origin"],
      ["7(3)", "11", "25"],
    ],
    [["stop"], ["7(3)", "25"]],
    [["origin"], ["7(3)", "11"]],
    [[], ["7(3)"]],
  ])("to a lender with %j names sections %j", (ticked, sections) => {
    expect(write("friend", ticking("friend", ...ticked)).basis).toEqual(sections);
  });

  test.each([
    ["stop-harm", "objection", "stop"],
    ["takedown", "erase", "takedown"],
    ["friend", "receivers", "stop"],
    ["access", "copy", "confirm"],
    ["stop-marketing", "lists", "stop"],
    ["decision", "how", "reconsider"],
  ] as const)("%s asks for something also only after something else", (slug, point, request) => {
    const also = getLetter(slug).lists.find(({ name }) => name === "further")?.intro;
    expect(write(slug, ticking(slug, point, request)).text).toContain(`${also} `);
    const alone = write(slug, ticking(slug, point)).text;
    expect(alone).not.toContain(`${also} `);
    expect(alone).toMatch(/^Please \w+ /m);
  });

  test("to correct asks for no day when nothing is ticked", () => {
    expect(write("correct").text).toContain("tell me the day");
    expect(write("correct", ticking("correct")).text).not.toContain("tell me the day");
  });
});

test("a letter about harm names the use of data even when it is not described", () => {
  for (const stage of ["happening", "threatened"]) {
    expect(write("stop-harm", { stage }).text).toMatch(/\b(You|you will) use my data in a way/);
    expect(write("stop-harm", { stage, what: "You wrote." }).text).not.toMatch(
      /\b(You|you will) use my data in a way/,
    );
  }
});

test("a request for access claims no proof that was not chosen", () => {
  expect(write("access").text).not.toContain(form.enclose.paper);
  expect(write("access", { proof: "added" }).text).toContain(form.enclose.paper);
});

test("a letter for a child asks that the parent is answered", () => {
  const { text } = write("object", { forchild: "ticked", child: "Nakawunde" });
  expect(text).toMatch(
    /for a child, Nakawunde, .*consent that I gave for the child.*not the child\./,
  );
  expect(form.marks.find(({ name }) => name === "forchild")?.onPaper).toContain("{line}");
});
