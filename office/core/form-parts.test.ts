import { expect, test } from "vitest";
import { z } from "zod";
import { day, optionalList, optionalText, text } from "#collections/reading/field.ts";
import { field, group, inFold } from "#collections/reading/form.ts";
import { describeField } from "./describe-field.ts";
import { type FormBlock, formParts } from "./form-parts.ts";
import { summariseFields } from "./summarise-value.ts";

const schema = z.strictObject({
  order: z.int(),
  date: inFold("Day and kind", day),
  title: text,
  kind: z.enum(["a", "b"]).meta({ labels: { a: "Case update" }, fold: "Day and kind" }),
  regulator: group("Regulator", { name: text, isNew: field(z.boolean(), "Not set up yet") }),
  points: group("Two points", {
    one: group("One", { value: text }),
    two: group("Two", { value: text }),
  }),
  sources: optionalList(z.strictObject({ name: text, href: optionalText })),
  art: optionalText.meta({ isSeldom: true }),
  summary: text,
  body: z.string().meta({ control: "markdown" }),
});
const { control } = describeField(schema, "file");
const fields = control.kind === "group" ? control.fields : [];

test("title, summary and text come first, then single fields, then folds in the order of the file", () => {
  const { first, plain, blocks } = formParts(fields);
  const names = (all: readonly { name: string }[]) => all.map(({ name }) => name);
  const shown = (block: FormBlock) =>
    "section" in block
      ? block.section.title
      : block.folds.map(({ title, fields: inside }) => `${title}: ${names(inside).join()}`);
  expect(names(first)).toEqual(["title", "summary", "body"]);
  expect(names(plain)).toEqual(["order"]);
  expect(blocks.map(shown)).toEqual([
    ["Day and kind: date,kind", "Regulator: regulator"],
    "Two points",
    ["Sources: sources", "Seldom changed: art"],
  ]);
});

test("a fold says what is in it", () => {
  const say = (names: readonly string[], values: unknown) =>
    summariseFields(
      fields.filter(({ name }) => names.includes(name)),
      values,
    );
  expect(say(["date", "kind"], { date: "2026-11-21", kind: "a" })).toBe(
    "21 November 2026 · Case update",
  );
  expect(say(["date"], { date: "31/02/2026" })).toBe("31/02/2026");
  expect(say(["regulator"], { regulator: { name: "PDPO", isNew: true } })).toBe(
    "PDPO · Not set up yet",
  );
  const sources = [{ name: "New Vision" }, { name: "", href: "https://www.example.org/a" }];
  expect(say(["sources"], { sources })).toBe("2: New Vision, example.org/a");
  expect(say(["sources", "regulator"], { sources: [] })).toBe("None");
});
