import { z } from "zod";
import { ruleIds } from "#collections/time/counting-rules.ts";

const day = z.iso.date();
const sources = z.array(z.int().positive()).describe("Places in the list of sources, from 1.");
const party = z.enum(["asking", "answering", "forum"]);

const rule = z
  .enum(ruleIds)
  .describe(
    "ug-s34: Interpretation Act of Uganda, section 34(1); plain: nothing moves the last day.",
  );

const event = z.object({
  date: z.string().regex(/^\d{4}-\d{2}(-\d{2})?$/),
  by: party.optional(),
  isLatest: z.boolean().describe("It had happened by the end of the month."),
  isReported: z.boolean().describe("Known from reports only."),
  title: z.string(),
  text: z.string().optional(),
  sources,
});

const order = z.object({
  text: z.string(),
  madeOn: day,
  days: z.int().positive(),
  rule,
  done: z.enum(["yes", "no", "not known"]),
  doneOn: day.optional(),
  note: z.string().optional(),
  sources,
});

const clock = z.object({
  title: z.string(),
  by: party.optional(),
  basis: z.string(),
  from: day,
  days: z.int().positive(),
  rule,
  unsettled: z.string().optional().describe("Why the rule may not apply."),
  lastDay: day.optional().describe("By the rule, as OTC counts; absent where the end is unclear."),
  plainLastDay: day.optional().describe("Of a plain count."),
  happenedOn: day.optional(),
  extension: z.object({ on: day, days: z.int().positive() }).optional(),
  unclear: z.string().optional().describe("Why nobody can say on which day the time ended."),
  tookFrom: z.string().optional(),
  countAs: z.string().optional(),
  note: z.string().optional(),
  sources,
});

const litigationCase = z.object({
  number: z.string().optional(),
  name: z.string(),
  filed: z.string().describe("Month and year, or a word such as Pending."),
  status: z.string(),
  statusKind: z.enum(["success", "pending", "active"]),
  note: z.string().optional().describe("What changed since the status was given."),
  checkedOn: day.describe("Day on which somebody last compared the record with its sources."),
  issues: z.array(z.string()),
  country: z.string(),
  forum: z.string().optional(),
  parties: z
    .object({ asking: z.string(), askingAs: z.string().optional(), answering: z.string() })
    .optional(),
  verdict: z.object({ decided: z.string(), open: z.string().optional() }).optional(),
  stageOf: z.string().optional().describe("Name of the case that it follows."),
  pending: z
    .object({
      name: z.string(),
      by: party,
      from: z.string().describe("A day, or a month where the day is not known."),
      until: day,
      text: z.string(),
      short: z.string(),
    })
    .optional()
    .describe("What was pending while days were counted, such as an appeal."),
  corrections: z.array(z.object({ date: day, title: z.string(), text: z.string() })),
  story: z.array(
    z.object({
      heading: z.string(),
      paragraphs: z.array(z.object({ text: z.string(), sources })),
    }),
  ),
  notKnown: z.array(z.string()),
  events: z.array(event),
  orders: z.array(order),
  clocks: z.array(clock),
  documents: z.array(z.object({ label: z.string(), href: z.string() })),
  sources: z.array(z.object({ name: z.string(), href: z.url().optional() })),
  address: z.url(),
});

/**
 * The JSON Schema (draft 2020-12) of `/data/cases.json`.
 * @param address where it is published
 */
export function caseDataSchema(address: string): object {
  const file = z.object({
    $schema: z.url(),
    source: z.url().describe("The page of all cases."),
    publisher: z.string(),
    licence: z.string(),
    licenceAddress: z.url(),
    cases: z.array(litigationCase),
  });
  const { $schema, ...rest } = z.toJSONSchema(file, { io: "input" });
  return { $schema, $id: address, title: "Cases of OTC", ...rest };
}
