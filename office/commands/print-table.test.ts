import { expect, test } from "vitest";
import { table } from "./print-table.ts";

test("shortens a long name to leave room for the last column", () => {
  const rows = [
    ["cedf68a7", "Amina ".repeat(30), "Working together"],
    ["259920dc", "Ada", "Hello"],
  ];
  const lines = table(["ID", "FROM", "SUBJECT"], rows, 80).split("\n");
  expect(lines[1]).toMatch(/^cedf68a7 {2}Amina .+… {2}Working together$/);
  expect(lines.every((line) => line.length <= 80)).toBe(true);
});

test("cuts only the last column, at the end of the line", () => {
  const rows = [["cedf68a7", "ada@example.org", "long ".repeat(30)]];
  const [, line = ""] = table(["ID", "FROM", "SUBJECT"], rows, 60).split("\n");
  expect(line).toMatch(/^cedf68a7 {2}ada@example\.org {2}long .+…$/);
  expect(line).toHaveLength(60);
});
