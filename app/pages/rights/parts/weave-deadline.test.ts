import { expect, test } from "vitest";
import { weaveDeadline } from "./weave-deadline.ts";

const threads = (path: string) => path.match(/M/g)?.length ?? 0;

test("each passed day is woven, each day to come is a bare thread, and today is a knot", () => {
  const paths = weaveDeadline({ days: 14, passed: 12 });
  expect(threads(paths.bare)).toBe(2);
  expect(threads(paths.over)).toBe(24);
  expect(threads(paths.under)).toBe(24);
  expect(paths.knot).toBe("M428.6 15l13 13-13 13-13-13z");
  expect(paths.end).toBe("M503 0v56");
  expect(paths.under.startsWith("M-1 5.4h37.7v6.2h-37.7zM-1 31.4h37.7v6.2h-37.7z")).toBe(true);
  expect(paths.over).toContain("M36.9 3h33.3v11h-33.3zM36.9 29h33.3v11h-33.3z");
});

test("the last day itself is not late; the day after, the cloth frays", () => {
  expect(weaveDeadline({ days: 30, passed: 30 })).toMatchObject({ fray: "", bare: "" });
  const late = weaveDeadline({ days: 30, passed: 34 });
  expect(late.knot).toBe("");
  expect(late.fray).not.toBe("");
  expect(threads(late.over)).toBe(60);
});

test("without a limit there is no post, and nothing is ever late", () => {
  const open = weaveDeadline({ days: 14, passed: 20, hasEnd: false });
  expect(open.end).toBe("");
  expect(open.fray).toBe("");
});
