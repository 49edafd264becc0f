import { expect, test } from "vitest";
import { getLaws, lawStandings } from "#collections/laws/laws.ts";
import { acts, checkedSentence, lawRow, moreLaws } from "./law-rows.ts";

const [law] = getLaws();
if (!law) throw new Error("The library is empty.");

const source = { name: "A gazette" };

test("warns about bills, strategies, guidelines and repealed or struck-down laws", () => {
  for (const standing of [
    "bill",
    "strategy",
    "guidelines",
    "repealed",
    "reported-struck-down",
    "struck-down",
  ] as const) {
    expect(lawRow({ ...law, standing }).caution).toBe(lawStandings[standing]);
  }
  const inForce = (answer: "yes" | "partly" | "no") =>
    lawRow({
      ...law,
      standing: "law",
      inForce: { answer, since: undefined, note: undefined, source, comparedOn: "2026-11-23" },
    }).caution;
  expect(inForce("no")).toBe("Not in force");
  expect(inForce("partly")).toBe("In force in part");
  expect(inForce("yes")).toBeUndefined();
});

test("counts laws that are not shown, one as one", () => {
  expect(moreLaws(1, "Ghana")).toBe("1 more entry for Ghana");
  expect(moreLaws(2, "Ghana")).toBe("2 more entries for Ghana");
});

test("sorts acts first and is stable otherwise", () => {
  const rows = [
    { ...law, slug: "a", standing: "bill" as const },
    { ...law, slug: "b", standing: "law" as const },
    { ...law, slug: "c", standing: "regulations" as const },
    { ...law, slug: "d", standing: "law" as const },
  ];
  expect(acts(rows).map(({ slug }) => slug)).toEqual(["b", "d", "a", "c"]);
});

test("states one day of the last check, or a range", () => {
  const on = (...days: string[]) =>
    checkedSentence(
      days.map((checkedOn) => ({ ...law, checkedOn })),
      "Compared {days}.",
    ).replaceAll(/\s/g, " ");
  expect(on("2026-11-21", "2026-11-21")).toBe("Compared 21 November 2026.");
  expect(on("2026-11-22", "2026-11-21")).toBe("Compared 21 – 22 November 2026.");
  expect(on("2026-11-21")).toBe("Compared 21 November 2026.");
});
