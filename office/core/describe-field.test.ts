import { expect, test } from "vitest";
import { z } from "zod";
import { link } from "#collections/reading/blocks.ts";
import {
  day,
  exactCount,
  optional,
  optionalText,
  text,
  texts,
} from "#collections/reading/field.ts";
import { type Control, describeField } from "./describe-field.ts";
import { emptyValue } from "./empty-value.ts";

const control = (schema: z.ZodType, value?: unknown): Control =>
  describeField(schema, "field", value).control;

test("kinds, limits and choices come from the schema", () => {
  expect(control(text.max(140))).toEqual({ kind: "text", max: 140 });
  expect(control(day)).toEqual({ kind: "day" });
  expect(control(optional(z.int().min(1).max(6)))).toEqual({ kind: "number", min: 1 });
  expect(control(z.number())).toEqual({ kind: "number", min: 0 });
  expect(control(z.int().positive())).toMatchObject({ min: 1 });
  expect(control(z.enum(["a", "b"]).meta({ labels: { a: "First" } }))).toEqual({
    kind: "choice",
    options: [
      { value: "a", label: "First" },
      { value: "b", label: "b" },
    ],
  });
  expect(control(texts)).toMatchObject({
    kind: "list",
    min: 1,
    item: { control: { kind: "text" } },
  });
  expect(control(z.literal("x"))).toEqual({ kind: "fixed", value: "x" });
  expect(control(z.string().max(0))).toEqual({ kind: "fixed", value: "" });
  expect(control(link)).toMatchObject({
    kind: "group",
    fields: [{ name: "label" }, { name: "href", control: { kind: "text", format: "address" } }],
  });
});

test("a page drawn for a number of entries says so", () => {
  expect(control(exactCount(text, 4))).toMatchObject({ kind: "list", min: 4, max: 4 });
});

test("title and help are the schema's own, also through what makes a field optional", () => {
  const field = optionalText.meta({ title: "Pronouns", description: "Only if given." });
  expect(describeField(field, "pronouns")).toMatchObject({
    title: "Pronouns",
    help: "Only if given.",
    isRequired: false,
    mayBeBlank: true,
  });
  const inner = optional(text.meta({ title: "Inside" }));
  expect(describeField(inner, "x").title).toBe("Inside");
  expect(describeField(text, "waysToWorkTogether").title).toBe("Ways to work together");
});

test("schemas told apart by a field are chosen by what the file says", () => {
  const one = z.strictObject({ id: z.literal("one"), a: text });
  const two = z.strictObject({ id: z.literal("two"), b: text });
  const names = (value: unknown) => {
    const found = control(z.discriminatedUnion("id", [one, two]), value);
    return found.kind === "group" && found.fields.map(({ name }) => name);
  };
  expect(names({ id: "two" })).toEqual(["id", "b"]);
});

test("a new entry holds what it must hold and nothing else", () => {
  const schema = z.strictObject({
    title: text,
    on: day,
    note: optionalText,
    links: z.array(link).min(1),
  });
  expect(emptyValue(describeField(schema, "entry"))).toEqual({
    title: "",
    on: "",
    links: [{ label: "", href: "" }],
  });
});
