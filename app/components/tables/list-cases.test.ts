import { describe, expect, test } from "vitest";
import { getCases, type LitigationCase } from "#collections/cases/cases.ts";
import { listCases } from "./list-cases.ts";

const [sample] = getCases();
const entry = (slug: string, fields: Partial<LitigationCase>): LitigationCase => {
  if (!sample) throw new Error("There is no case to begin with.");
  return { ...sample, ...fields, slug };
};

const cases = [
  entry("a", {
    caseName: "Zebra",
    yearFiled: "November 2024",
    statusType: "success",
    forum: "Office",
  }),
  entry("b", { caseName: "Ant", yearFiled: "Pending", statusType: "pending", forum: "Court" }),
  entry("c", {
    caseName: "Émile",
    yearFiled: "August 2025",
    statusType: "pending",
    forum: "Office",
  }),
  entry("d", { caseName: "Ant", yearFiled: "2024", statusType: "active", forum: undefined }),
];
const list = (query: string) => listCases(cases, "/cases", new URLSearchParams(query));
const slugs = (query: string) =>
  list(query)
    .cases.filter(({ isHidden }) => !isHidden)
    .map(({ slug }) => slug)
    .join("");

describe("a table of cases", () => {
  test.each([
    ["", "abcd", "the order of the files"],
    ["sort=-number", "dcba", "the same, reversed"],
    ["sort=name", "bdca", "by name, equal names in the usual order"],
    ["sort=filed", "dacb", "by month, and what has no date comes last"],
    ["sort=-filed", "bcad", "the newest first, and what is not filed yet before it"],
  ])("%s gives %s: %s", (query, wanted) => {
    expect(slugs(query)).toBe(wanted);
  });

  test.each([
    ["status=pending", "bc"],
    ["forum=Office", "ac"],
    ["status=pending&forum=Office&sort=name", "c"],
    ["status=active&forum=Court", ""],
  ])("%s leaves %s", (query, wanted) => {
    expect(slugs(query)).toBe(wanted);
  });

  test("ignores an unknown order or filter", () => {
    expect(slugs("sort=colour&status=green&forum=Nowhere")).toBe("abcd");
    expect(list("sort=colour").sort).toBe("number");
  });

  test("marks filtered cases as hidden instead of removing them", () => {
    expect(list("status=active").cases).toHaveLength(4);
  });
});
