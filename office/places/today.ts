import type { Hono } from "hono";
import { html } from "hono/html";
import { formatShillings } from "#app/forms/shillings.ts";
import { alertKinds } from "#server/alerts/alert-kinds.ts";
import { listMessages, senderName } from "#server/contact/messages.ts";
import { listPledges } from "#server/donations/pledges.ts";
import { listingOf } from "../content/listing.ts";
import { isNotOnline } from "../core/progress-mark.ts";
import { at } from "../shell/address.ts";
import { icon } from "../shell/icons.ts";
import type { PageHost } from "../shell/page-host.ts";
import { counted, type Html, type ListRow, rows, section } from "../shell/parts.ts";
import { pageOf } from "../subjects/alert-pages.ts";
import { isLate, timeLeft } from "../subjects/message-clock.ts";
import { countNeeds } from "../subjects/needs.ts";
import { tasks } from "./content.ts";
import type { OfficeParts } from "./place.ts";
import { runsCard } from "./runs-card.ts";
import { showsFrom, stateMark } from "./state-mark.ts";
import { textPath } from "./text-path.ts";

/** Alerts that ask for a decision; the others are about something broken. */
const decisions: readonly string[] = ["quarantine", "payments-to-review", "second-payments"];

/** Rows of one list; the rest is where the list leads to. */
const most = 8;

/** Adds the first page: who waits, what is to be decided, what to go on with. */
export function addToday(office: Hono, parts: OfficeParts, host: PageHost): void {
  office.get("/", async (context) => {
    const { services, workspace, store } = parts;
    const alerts = await services.alerts.find();
    const answer = await answerRows(parts);
    const { folders } = await listingOf(workspace);
    const here = folders.flatMap(({ title: kind, files }) =>
      files.filter(({ state }) => isNotOnline(state)).map((file) => ({ kind, ...file })),
    );
    const decide = alerts.filter(({ kind }) => decisions.includes(kind));
    const broken = alerts.filter(({ kind }) => !decisions.includes(kind));
    const [answered] = await listMessages(store.tables, { status: "answered", limit: 1 });
    return host.show(context, {
      title: "Today",
      place: "/",
      lead: leadOf(answer.length, decide.length),
      body: html`<div class="sides"><div class="stack stack-7">
${broken.length > 0 && section("Broken", { number: broken.length, body: rows(broken.map(alertRow)) })}
${section("Answer", {
  number: answer.length,
  more: { text: "All messages", href: "/messages" },
  body:
    answer.length > 0
      ? rows(answer.slice(0, most))
      : html`<p class="muted">Nobody waits for an answer.${answered && " The last message was answered."}</p>`,
})}
${decide.length > 0 && section("Decide", { number: decide.length, body: rows(decide.map(alertRow)) })}
${here.length > 0 && section("Go on with", { body: rows(here.slice(0, most).map(textRow)) })}
</div><aside class="stack stack-5">${notOnline(here)}${begin()}${await runsCard(parts, await countNeeds(parts, broken.length))}</aside></div>`,
    });
  });
}

function leadOf(answers: number, decisionCount: number): string {
  const day = new Intl.DateTimeFormat("en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "Africa/Kampala",
  }).format(Date.now());
  const waits =
    answers > 0 && counted(answers, "person waits for an answer", "people wait for an answer");
  const decides =
    decisionCount > 0 &&
    counted(decisionCount, "thing is yours to decide", "things are yours to decide");
  const summary = [waits, decides].filter(Boolean).join(", ");
  return `${day}. ${summary || "Nothing waits for you"}.`;
}

/** Messages and pledges without an answer, the oldest first, with what is left of the promised 24 hours. */
async function answerRows({ store: { tables } }: OfficeParts): Promise<ListRow[]> {
  const messages = (await listMessages(tables, { status: "new", limit: 1000 })).map((message) => ({
    at: message.received_at,
    row: {
      text: message.fields.subject,
      href: `/messages/${message.id}`,
      note: senderName(message),
      end: clock(timeLeft(message), isLate(message)),
    },
  }));
  const pledges = (await listPledges(tables))
    .filter(({ status }) => status === "new")
    .map(({ received_at: moment, amount, donor_name, donor_email, donor_phone }) => ({
      at: moment,
      row: {
        text: `A pledge of ${formatShillings(amount)}`,
        href: "/pledges",
        note: `${donor_name || donor_email || donor_phone}: write or call, then mark it`,
      },
    }));
  return [...messages, ...pledges].sort((a, b) => a.at - b.at).map(({ row }) => row);
}

const clock = (label: string, isLate: boolean): Html =>
  html`<span class="clock ${isLate && "clock--late"}">${label}</span>`;

const alertRow = ({
  kind,
  sentence,
}: {
  kind: keyof typeof alertKinds;
  sentence: string;
}): ListRow => ({
  text: alertKinds[kind].title,
  href: pageOf(kind) ?? "/runs",
  note: sentence,
});

function textRow({
  kind,
  file,
  title,
  state,
}: { kind: string } & Parameters<typeof listedRow>[0]): ListRow {
  return listedRow({ file, title, state, kind });
}

function listedRow({
  file,
  title,
  state,
  kind,
}: {
  file: string;
  title: string;
  state: Parameters<typeof stateMark>[0];
  kind?: string;
}): ListRow {
  const note = [kind, showsFrom(state)].filter(Boolean).join(", ");
  return { text: title, href: textPath(file), note, end: stateMark(state) };
}

function notOnline(here: readonly { kind: string; title: string }[]): Html {
  if (here.length === 0) {
    return html`<section class="card card--good stack"><h2>Everything is online</h2><p class="muted">The public sees what stands here.</p></section>`;
  }
  const titles = here.slice(0, 3).map(({ title }) => title);
  const moreCount = here.length - titles.length;
  const summary = moreCount > 0 ? `${titles.join(", ")} and ${moreCount} more` : titles.join(", ");
  return html`<section class="card card--due stack"><div class="split"><h2>Not online yet</h2><span class="count">${here.length}</span></div>
<p class="muted">Changed here: ${summary}. The public does not see it.</p>
<a class="button gold button--large" href="${at("/online")}">Look, and put it online</a></section>`;
}

function begin(): Html {
  const { news, newsletter, law, contact, person } = tasks;
  return html`<section class="card stack"><h2>Begin</h2><ul class="rows rows--quick">${[
    news,
    newsletter,
    law,
    contact,
    person,
  ].map(
    (task) => html`<li><a href="${at(task.href)}">${icon(task.icon, 20)}${task.text}</a></li>\n`,
  )}</ul></section>`;
}
