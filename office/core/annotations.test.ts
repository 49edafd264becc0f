import { expect, test } from "vitest";
import { ContentFile } from "#collections/content-file.ts";
import { findAnnotations } from "./annotations.ts";

const of = (source: string) =>
  findAnnotations(ContentFile.parse("site/x.yaml", source)).map(
    ({ path, line, question, note }) => [path.join("."), line, question, note],
  );

test("a sign belongs to the field beside it, or to the one below it", () => {
  const source = `order: 1
name: A # ⚠ 7 which?
# ⚠ 28 below
note:
group: # ⚠ 5
  a: 1
  # ⚠ 6 inside
  b: 2
list:
  - title: x # ⚠ 9 of an entry
  - { label: One, href: /one } # ⚠ 24
`;
  expect(of(source)).toEqual([
    ["name", 2, 7, "which?"],
    ["note", 3, 28, "below"],
    ["group", 5, 5, ""],
    ["group.b", 7, 6, "inside"],
    ["list.0.title", 10, 9, "of an entry"],
    ["list.1", 11, 24, ""],
  ]);
});

test("a sign above the first field is about the file, and what explains signs is none", () => {
  expect(of("# ⚠ 16 planned?\n# A line with the sign ⚠ 1\norder: 1\n")).toEqual([
    ["", 1, 16, "planned?"],
  ]);
});
