import { z } from "zod";
import { proofChecks, proofFigures } from "#collections/proof/proof.ts";
import { headedList, link, links, passage } from "#collections/reading/blocks.ts";
import { listOf, refuse, sentence, text } from "#collections/reading/field.ts";
import { field, group, textFields } from "#collections/reading/form.ts";
import { page } from "./page-schema.ts";

/** `firstViews` is labelled “First views”. */
const checkLabels = Object.fromEntries(
  proofChecks.map((check) => {
    const words = check.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return [check, words.charAt(0).toUpperCase() + words.slice(1)];
  }),
);

/** One promise, with the text for the result of its check. */
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

const groups = z.array(promiseGroup).superRefine((list, context) => {
  const told = list.flatMap(({ rows }) => rows.map(({ check }) => check));
  for (const check of proofChecks) {
    const times = told.filter((other) => other === check).length;
    const message = `must tell of the check "${check}" once, and does so ${times} times`;
    if (times !== 1) refuse(context, [], message);
  }
});

/** What we promise of the site, beside what our checks found. */
export const proofPages = {
  proof: page("proof", "/proof", {
    columns: group("Words above each part of a promise", textFields("promise found day command")),
    states: group("What became of a promise", { kept: text, broken: text, "not measured": text }),
    broken: field(sentence("faults"), "In the place of figures, when it is not kept"),
    notMeasured: field(text, "In the place of figures, without a measurement"),
    groups,
    limits: field(headedList, "What it does not prove"),
    repeat: field(passage.extend({ links }), "How to run it again"),
  }),
};
