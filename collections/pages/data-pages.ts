import { z } from "zod";
import { proofChecks, proofFigures } from "#collections/proof/proof.ts";
import { headedList, link, links, passage } from "#collections/reading/blocks.ts";
import { listOf, optionalText, refuse, sentence, text, texts } from "#collections/reading/field.ts";
import { field, group, groups, textFields } from "#collections/reading/form.ts";
import { page } from "./page-schema.ts";

const column = z.strictObject({
  column: field(text, "Name of the column"),
  means: field(text, "What it means"),
  not: field(optionalText, "What it does not say"),
});

/** `firstViews` is labelled “First views”. */
const checkLabels = Object.fromEntries(
  proofChecks.map((check) => {
    const words = check.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return [check, words.charAt(0).toUpperCase() + words.slice(1)];
  }),
);

const row = z
  .strictObject({
    check: z.enum(proofChecks).meta({ description: "Each is told once.", labels: checkLabels }),
    promise: field(text, "What we promise"),
    found: text.meta({
      title: "What the check found",
      description: "Figures stand in braces, such as {pages}; npm run proof measures them.",
    }),
    link: link.optional(),
  })
  .superRefine(({ check, found }, context) => {
    const figures = Object.keys(proofFigures[check].shape);
    for (const [, name = ""] of found.matchAll(/\{(\w+)\}/g)) {
      if (figures.includes(name)) continue;
      const known = figures.map((figure) => `{${figure}}`).join(", ");
      const message = `{${name}} is no figure of this check; it has ${known}`;
      refuse(context, ["found"], message);
    }
    if (/(?<!\w)\d/.test(found.replaceAll(/\{\w+\}/g, ""))) {
      const message = "must hold no number of its own: figures come from the check";
      refuse(context, ["found"], message);
    }
  });

const promiseGroup = z.strictObject({ heading: text, rows: field(listOf(row), "Promises") });

const promiseGroups = z.array(promiseGroup).superRefine((list, context) => {
  const told = list.flatMap(({ rows }) => rows.map(({ check }) => check));
  for (const check of proofChecks) {
    const times = told.filter((other) => other === check).length;
    const message = `must tell of the check "${check}" once, and does so ${times} times`;
    if (times !== 1) refuse(context, [], message);
  }
});

export const dataPages = {
  "open-data": page("open-data", "/data", {
    numbers: group("Words below the numbers", textFields("laws cases licence")),
    cloth: group("Cloth of the file", "Its columns, and the words below it.", {
      columns: field(texts, "Columns that are drawn"),
      ...textFields("text across upright"),
      description: field(text, "What bare threads and gold are"),
    }),
    files: z.strictObject({
      heading: text,
      items: groups("Files to take", {
        file: z.enum(["laws", "cases"]),
        heading: text,
        text: sentence("count"),
      }),
      programs: z.strictObject({ ...textFields("heading text"), links: listOf(link) }),
    }),
    preview: group("First rows of laws.csv", { caption: sentence("count"), columns: texts }),
    lines: z.strictObject({
      heading: text,
      items: field(
        listOf(z.strictObject({ name: text, before: optionalText, code: sentence("address") })),
        "Lines for programs",
      ),
      note: text,
    }),
    codebook: z.strictObject({
      heading: text,
      head: group("Words above the columns", textFields("column means not filled")),
      filled: sentence("filled", "count"),
      oneOf: field(sentence("values"), "Before the values of a column"),
    }),
    tables: groups("Codebook", {
      file: z.enum(["laws", "cases", "law-substance"]),
      title: text,
      columns: listOf(column),
    }),
    missing: field(headedList, "What is not counted"),
    versions: group("Versions", "Words around the list, which comes from the files.", {
      heading: text,
      lead: text,
      newest: text,
      first: sentence("laws", "cases"),
      later: sentence("laws", "cases", "added", "changed", "removed"),
      ...textFields("rows all sums"),
      changes: group("What became of a row", textFields("added changed removed")),
      promise: field(headedList, "What will not change"),
    }),
    cite: group("How to cite", "Also in CITATION.cff.", {
      heading: text,
      title: field(text, "Title of the data"),
      version: sentence("day"),
      message: field(text, "Request to those who cite"),
      ...textFields("licence file"),
    }),
    mistake: z.strictObject({ ...textFields("heading text"), links: listOf(link) }),
  }),
  proof: page("proof", "/proof", {
    columns: group("Words above each part of a promise", textFields("promise found day command")),
    states: group("What became of a promise", { kept: text, broken: text, "not measured": text }),
    broken: field(sentence("faults"), "In the place of figures, when it is not kept"),
    notMeasured: field(text, "In the place of figures, without a measurement"),
    groups: promiseGroups,
    limits: field(headedList, "What it does not prove"),
    repeat: field(passage.extend({ links }), "How to run it again"),
  }),
};
