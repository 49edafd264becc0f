import { alertKinds } from "#server/alerts/alert-kinds.ts";
import { countMail } from "#server/alerts/mail-counts.ts";
import { spokenTime } from "#server/clock.ts";
import { listMessages, senderName } from "#server/contact/messages.ts";
import { countRecipients } from "#server/newsletter/sending.ts";
import { countRows } from "#server/store/rows.ts";
import { pageOf } from "./doctor.ts";
import { answerBy, timeLeft } from "./messages.ts";
import type { Card, Subject, Tone } from "./subject.ts";

const maxRows = 1000;

/** Alerts that ask for a decision; the others are about something broken. */
const decisions: readonly string[] = ["quarantine", "payments-to-review", "second-payments"];

const cardOf = (title: string, tone: Tone, none: string, items: Card["items"] = []): Card => {
  return { title, tone, none, items, count: items.length };
};

export const overview: Subject = {
  title: "Today",
  path: "/",
  lead: "Who waits for an answer, what you have to decide, and what is broken.",

  async parts({ store, services }) {
    const { tables } = store;
    const alerts = await services.alerts.find();
    const mail = await countMail(tables, services.clock());
    const fresh = (await listMessages(tables, { status: "new", limit: maxRows })).reverse();
    const pledges = await countRows(tables, "pledges", { status: "new" });
    const items = alerts.map(({ kind, sentence: note }) => {
      return { kind, text: alertKinds[kind].title, note, href: pageOf(kind) ?? "/doctor" };
    });
    const [decide, broken] = [true, false].map((isDecision) =>
      items.filter(({ kind }) => decisions.includes(kind) === isDecision),
    );
    const [oldest] = fresh;
    const title = oldest ? `Answer by ${spokenTime(answerBy(oldest))}` : "Answer";
    const tone = oldest && answerBy(oldest) < Date.now() ? "bad" : "waiting";
    const unanswered = fresh.slice(0, 8).map((message) => {
      const note = `${senderName(message)}: ${timeLeft(message)}`;
      return { text: message.fields.subject, href: `/messages/${message.id}`, note };
    });
    const promised = { text: "Pledges", href: "/pledges", note: `${pledges} to be answered` };
    const answer = [...unanswered, ...(pledges > 0 ? [promised] : [])];
    return [
      {
        kind: "cards",
        title: "Today",
        cards: [
          {
            ...cardOf(title, tone, "Everybody has an answer.", answer),
            count: fresh.length + pledges,
          },
          cardOf("Decide", "waiting", "Nothing waits for a decision.", decide),
          cardOf("Broken", "bad", "Nothing. The doctor looks further.", broken),
        ],
      },
      {
        kind: "table",
        title: "How much there is",
        columns: ["What", "How many"],
        rows: [
          [{ text: "E-mails that wait", href: "/outbox" }, mail.waiting],
          [{ text: "E-mails that were given up", href: "/outbox" }, mail.dead],
          [{ text: "Confirmed subscribers", href: "/subscribers" }, await countRecipients(tables)],
        ],
        none: "",
      },
    ];
  },
};
