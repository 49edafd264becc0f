import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { LitigationCase } from "#collections/cases/cases.ts";
import { countTimeLimits, landmarkOf } from "#collections/cases/time-limits.ts";
import { caseLabels } from "./case-labels.ts";
import { CaseLimits } from "./case-limits.tsx";
import { caseLoom } from "./case-loom.ts";
import { CaseOrders } from "./case-orders.tsx";
import { CasePress } from "./case-press.tsx";
import { CaseStages } from "./case-stages.tsx";
import { CaseSteps } from "./case-steps.tsx";
import { emptyCase } from "./empty-case.fixture.ts";
import { HowWeCount } from "./how-we-count.tsx";
import { Loom } from "./loom.tsx";
import { Verdict } from "./verdict.tsx";

const today = "2026-11-21";
const names = { asking: "The group", answering: "The company", forum: "The office" };

const event = (date: string, more: Partial<LitigationCase["events"][number]> = {}) => ({
  date,
  title: `Step of ${date}`,
  text: undefined,
  by: undefined,
  sources: [],
  isLatest: false,
  isReported: false,
  ...more,
});
const clock = {
  title: "The company registers",
  by: "answering" as const,
  basis: "The decision",
  from: "2025-07-18",
  days: 30,
  rule: "ug-s34" as const,
  unsettled: "Whether it covers an order is not settled." as string | undefined,
  sources: [],
  note: undefined,
  happenedOn: undefined,
  extension: undefined,
  unclear: undefined,
  tookFrom: undefined,
  beganAs: undefined,
  phrase: undefined,
  happenedAs: undefined,
  countAs: "days since the order fell due" as string | undefined,
};
const order = {
  text: "Register.",
  madeOn: "2025-07-18",
  days: 30,
  rule: "ug-s34" as const,
  note: undefined,
  sources: [],
  done: "not known" as "yes" | "no" | "not known",
  doneOn: undefined as string | undefined,
};
const told: LitigationCase = {
  ...emptyCase,
  verdict: { decided: "The office ordered it to register.", open: "It is not known." },
  shortNames: names,
  events: [event("2025-01", { by: "asking" }), event("2025-07-18", { by: "forum" })],
  clocks: [clock],
};

function showHead(entry: LitigationCase): string {
  const landmark = landmarkOf(countTimeLimits(entry, today));
  const page = { breadcrumb: "Case" };
  return renderToStaticMarkup(<Verdict entry={entry} landmark={landmark} page={page} />);
}

test("shows verdict, open question and day count in the head", () => {
  const html = showHead(told);
  expect(html).toContain('<strong data-days-since="2025-08-18">460</strong>');
  expect(html).toMatch(/<p[^>]*>The office ordered it to register\. <em>It is not known\.<\/em>/);
});

test("omits the count when no limit has ended", () => {
  const done = { ...told, clocks: [{ ...clock, happenedOn: "2025-08-01" }] };
  const html = showHead(done);
  expect(html).not.toContain("<strong>");
  expect(html).toContain('data-count="no"');
  expect(caseLoom(done, today)?.strands.flatMap(({ loose }) => loose)).toEqual([]);
});

test("shows the name as a large heading without a verdict", () => {
  expect(showHead(emptyCase)).toMatch(/<h1[^>]*>A person against an office<\/h1>/);
});

test("omits the loom for fewer than two dated steps", () => {
  const short = { ...told, events: [event("2025-01")] };
  expect(caseLoom(short, today)).toBeUndefined();
  const html = renderToStaticMarkup(<CaseSteps entry={short} limits={[]} today={today} />);
  expect(html.match(/<li/g)).toHaveLength(1);
  expect(html).toContain("Party not named");
});

test("lists steps and ended limits in order below the decorative loom", () => {
  const loom = caseLoom(told, today);
  if (!loom) throw new Error("There is no loom.");
  const drawn = renderToStaticMarkup(<Loom entry={told} loom={loom} />);
  expect(drawn.match(/<svg[^>]*aria-hidden="true"/g)?.length).toBeGreaterThanOrEqual(2);
  expect(drawn).toContain('href="#step-2" tabindex="-1"');
  // No day is invented where only the month is known.
  expect(drawn).toContain("<title>January 2025 (day not known): ");
  const list = renderToStaticMarkup(<CaseSteps entry={told} limits={loom.limits} today={today} />);
  const days = [...list.matchAll(/dateTime="([^"]+)"/g)].map(([, day]) => day);
  expect(days).toEqual(["2025-01", "2025-07-18", "2025-08-18"]);
  expect(list).toContain("30 days end: the company registers");
  expect(list).toContain(
    "Not known to have happened. 460 days had passed on 21\u00a0November 2026.",
  );
});

test("shows the length of a limit whose end is unclear", () => {
  const unread = {
    ...clock,
    happenedOn: "2025-10-01",
    unclear: "The order was not read.",
    tookFrom: "from order to answer",
  };
  const entry = { ...told, clocks: [unread] };
  const limits = countTimeLimits(entry, today);
  const html =
    renderToStaticMarkup(<CaseLimits limits={limits} />) +
    renderToStaticMarkup(<CaseSteps entry={entry} limits={limits} today={today} />);
  expect(html).toContain("75 days from order to answer");
  expect(html).not.toMatch(/late|days end|ended/);
});

test("names the last day of a running limit", () => {
  const limits = countTimeLimits({ clocks: [{ ...clock, from: "2026-11-10" }] }, today);
  const html = renderToStaticMarkup(<CaseLimits limits={limits} />);
  expect(html).toContain("Ends on 10\u00a0December 2026");
});

test("says of each order whether it is done", () => {
  const orders = [
    order,
    { ...order, text: "Answer.", done: "yes" as const, doneOn: "2025-08-02" },
    { ...order, text: "Stop.", days: 14, done: "no" as const },
  ];
  const html = renderToStaticMarkup(<CaseOrders entry={{ ...told, orders }} />);
  const { yes, no, notKnown } = caseLabels.done;
  for (const badge of [yes, no, notKnown]) expect(html).toContain(`>${badge}<`);
  expect(html).toContain("Done on 2\u00a0August 2025.");
  expect(html).toContain("Ordered on 18\u00a0July 2025, within 14 days.");
});

test("says once of what day orders are, where they are all of one", () => {
  const orders = [order, { ...order, text: "Answer." }];
  const html = renderToStaticMarkup(<CaseOrders entry={{ ...told, orders }} />);
  expect(html).toContain("On 18\u00a0July 2025, each within 30 days.");
  expect(html).not.toContain("Ordered on");
});

test("says in one place how the days are counted, and to which day", () => {
  const limits = countTimeLimits(told, today);
  const html = renderToStaticMarkup(<HowWeCount entry={told} limits={limits} today={today} />);
  expect(html).toContain("30 days from 18\u00a0July 2025 ended on Sunday 17\u00a0August 2025.");
  expect(html).toContain("the last day is then Monday 18\u00a0August 2025.");
  expect(html).toContain(clock.unsettled);
  expect(html).toContain(
    'Counted to <time dateTime="2026-11-21" data-today="">21\u00a0November 2026</time>',
  );
});

test("leads journalists to the page for the press, until somebody answers for the case", () => {
  const show = (entry: LitigationCase) => renderToStaticMarkup(<CasePress entry={entry} />);
  expect(show(told)).toContain('href="/press"');
  const pressContact = { name: "The press desk", email: "press@example.org", phone: undefined };
  const own = show({ ...told, pressContact });
  expect(own).toContain("mailto:press@example.org");
  expect(own).not.toContain('href="/press"');
});

test("names a later stage with its status, when it was filed and what it is about", () => {
  const later = { ...emptyCase, slug: "later", note: "Reported as withdrawn." };
  const html = renderToStaticMarkup(<CaseStages stages={[told, later]} />);
  expect(html).toContain('id="stage-2"');
  expect(html).toContain("Reported as withdrawn.");
});
