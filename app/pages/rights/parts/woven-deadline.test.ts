import { expect, test } from "vitest";
import { weaveDeadline } from "./woven-deadline.tsx";

const threads = (path: string) => path.match(/M/g)?.length ?? 0;

test("weaves passed days, with bare threads for the rest and a knot for today", () => {
  const paths = weaveDeadline({ days: 14, passed: 12 });
  expect(threads(paths.bare)).toBe(2);
  expect(threads(paths.over)).toBe(24);
  expect(threads(paths.under)).toBe(24);
  expect(paths.knot).toBe("M428.6 15l13 13-13 13-13-13z");
  expect(paths.end).toBe("M503 0v56");
  expect(paths.under.startsWith("M-1 5.4h37.7v6.2h-37.7zM-1 31.4h37.7v6.2h-37.7z")).toBe(true);
  expect(paths.over).toContain("M36.9 3h33.3v11h-33.3zM36.9 29h33.3v11h-33.3z");
});

test("frays from the day after the last day", () => {
  expect(weaveDeadline({ days: 30, passed: 30 })).toMatchObject({ fray: "", bare: "" });
  const late = weaveDeadline({ days: 30, passed: 34 });
  expect(late.knot).toBe("");
  expect(late.fray).not.toBe("");
  expect(threads(late.over)).toBe(60);
});

test("draws no post and no fray without a limit", () => {
  const open = weaveDeadline({ days: 14, passed: 20, hasEnd: false });
  expect(open.end).toBe("");
  expect(open.fray).toBe("");
});
