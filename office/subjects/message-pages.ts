import { html } from "hono/html";
import { kampalaTime, spokenTime } from "#server/clock.ts";
import {
  listMessages,
  messageFacts,
  messageReference,
  type StoredMessage,
  senderName,
} from "#server/contact/messages.ts";
import { listQuarantined, type QuarantinedItem } from "#server/quarantine/quarantine.ts";
import { countRows } from "#server/store/rows.ts";
import { at } from "../shell/address.ts";
import type { Page } from "../shell/frame.ts";
import {
  attribute,
  counted,
  facts,
  filters,
  fold,
  folds,
  type Html,
  state,
} from "../shell/parts.ts";
import { actionForm, actionsOf } from "../shell/view-parts.ts";
import { whoAnswers } from "./begun-answers.ts";
import { isLate, timeLeft } from "./message-clock.ts";
import { goneForGood } from "./quarantine.ts";
import type { SubjectOffice } from "./subject.ts";

/** Of each list, the newest. */
const limit = 200;

/** Characters of a message that its answer quotes: mail programs cut long addresses. */
const quoted = 1200;

const lists = {
  open: { text: "Open", status: "new", none: "Nobody waits." },
  answered: { text: "Answered", status: "answered", none: "None is answered." },
  closed: { text: "Closed", status: "closed", none: "None is closed." },
  spam: { text: "Spam?", status: "quarantined", none: "Nothing looks like spam." },
} as const;

type ListName = keyof typeof lists;

const isListName = (name: string): name is ListName => Object.hasOwn(lists, name);

const listOf = ({ status }: StoredMessage): ListName =>
  (Object.keys(lists) as ListName[]).find((name) => lists[name].status === status) ?? "open";

/** The list, with its first message beside it where there is room. */
export async function messagesPage(office: SubjectOffice, which: string): Promise<Page> {
  const name = isListName(which) ? which : "open";
  const messages = await messagesOf(office, name);
  return mailPage(office, name, messages, messages[0], false);
}

/** One message, with its list beside it where there is room. */
export async function messagePage(office: SubjectOffice, message: StoredMessage): Promise<Page> {
  const name = listOf(message);
  return mailPage(office, name, await messagesOf(office, name), message, true);
}

/** The open ones by their clock, the others with the newest first. */
async function messagesOf({ store }: SubjectOffice, name: ListName): Promise<StoredMessage[]> {
  const messages = await listMessages(store.tables, { status: lists[name].status, limit });
  return name === "open" ? messages.reverse() : messages;
}

async function mailPage(
  office: SubjectOffice,
  name: ListName,
  messages: readonly StoredMessage[],
  stored: StoredMessage | undefined,
  isOne: boolean,
): Promise<Page> {
  const { tables } = office.store;
  const open = await countRows(tables, "contact_messages", { status: "new" });
  const others = (await listQuarantined(office.store)).filter(({ kind }) => kind !== "message");
  const suspects = await countRows(tables, "contact_messages", { status: "quarantined" });
  const numbers: Partial<Record<ListName, number>> = { open, spam: suspects + others.length };
  const choices = (Object.keys(lists) as ListName[]).map((list) => ({
    text: lists[list].text,
    href: list === "open" ? "/messages" : `/messages?which=${list}`,
    number: numbers[list] ?? 0,
    isCurrent: list === name,
  }));
  const isEmpty = messages.length === 0 && (name !== "spam" || others.length === 0);
  return {
    title: "Messages",
    place: "/messages",
    lead:
      open === 0
        ? "Nobody waits for an answer."
        : `${counted(open, "person waits", "people wait")} for an answer. The site promises one within 24 hours.`,
    className: isOne ? "has-actions shows-one" : "",
    body: html`<div class="mail ${isOne ? "is-one" : "is-list"}"><div class="list">${filters("Which messages", choices)}
${isEmpty && html`<p class="muted">${lists[name].none}</p>`}
<ul class="mail-list">${messages.map((message) => lineOf(message, message.id === stored?.id))}</ul>
${name === "spam" && otherSuspects(others)}
<p class="small muted after-list"><a href="${at("/messages/list.csv")}">All as a table (CSV)</a></p></div>
${stored && articleOf(stored, isOne)}</div>`,
  };
}

function lineOf(message: StoredMessage, isCurrent: boolean): Html {
  const { id, status, fields, email } = message;
  const sentence =
    status === "new" ? timeLeft(message) : spokenTime(message.marked_at ?? message.received_at);
  const answers = status === "new" ? whoAnswers(id) : undefined;
  const second = answers
    ? `${answers.name} is answering since ${clockOf(answers.since)}`
    : fields.message.replaceAll(/\s+/g, " ").slice(0, 120);
  return html`<li><a href="${at(`/messages/${id}`)}"${attribute("aria-current", isCurrent && "true")}><span class="from">${senderName(message) || email}</span><span class="clock small ${isLate(message) && "clock--late"} ${status !== "new" && "muted"}">${sentence}</span><span class="subject">${fields.subject}</span><span class="line-2">${second}</span></a></li>\n`;
}

const clockOf = (moment: number) => kampalaTime(moment).slice(11, 16);

/** Sign-ups and pledges that look like spam; they have no page of their own. */
function otherSuspects(items: readonly QuarantinedItem[]): Html {
  return items.map(({ id, kind, from, about, at: moment }) => {
    const fields = { id };
    return html`<section class="card stack"><h3>${kind === "pledge" ? `A pledge of ${about}` : "A newsletter address"}</h3><p>${from}, ${spokenTime(moment)}</p>
${actionsOf([
  { to: "/quarantine/release", label: "No spam", fields },
  { to: "/quarantine/delete", label: "Delete", tone: "quiet", fields, confirm: goneForGood },
])}</section>`;
  });
}

function articleOf(message: StoredMessage, isOne: boolean): Html {
  const { id, status, fields, received_at, source_page } = message;
  const factRows = messageFacts(message);
  const clock =
    status === "new" &&
    html`<div class="row row-2">${state(isLate(message) ? "bad" : "waiting", timeLeft(message))}<span class="small muted">Promised within 24 hours</span></div>`;
  const answers = whoAnswers(id);
  const done = whatWasDone(message);
  const about = [messageReference(id), factRows["E-mail"]].filter(Boolean).join(" · ");
  return html`<article class="one stack stack-5"><div class="stack stack-2">
${isOne && html`<a class="only-small" href="${at(status === "new" ? "/messages" : `/messages?which=${listOf(message)}`)}">All messages</a>`}
${clock}<h2 class="subject-line">${fields.subject}</h2>
<p class="muted">From <strong>${senderName(message)}</strong>, ${spokenTime(received_at)}${source_page && html`, by the form on <a href="${source_page}">${source_page}</a>`}</p></div>
<p class="letter words">${fields.message}</p>
${status === "new" && answers && html`<p class="notice">${answers.name} is answering since ${clockOf(answers.since)}.</p>`}
${decisions(message)}
${status === "new" && html`<p class="small muted hide-phone">Your mail program opens with the address, the subject with the reference, and the words above as a quotation. The office then shows the others that you are answering.</p>`}
${folds([
  fold("About it", {
    value: about,
    body: facts({
      Reference: messageReference(id),
      ...factRows,
      Page: source_page,
      Received: spokenTime(received_at),
    }),
  }),
  fold("What was done", {
    value: done.at(-1) ?? "",
    body: done.map((line) => html`<p>${line}.</p>`),
  }),
])}</article>`;
}

const doneWords = {
  new: "Opened again",
  answered: "Answered",
  closed: "Closed",
  quarantined: "Called spam",
} as const;

/** A line for each, the last one last: an answer stays when the message is closed after it. */
function whatWasDone(message: StoredMessage): string[] {
  const { status, marked_at, marked_by, answered_at, answered_by } = message;
  const line = (label: string, moment: number, by: string | null) =>
    `${label} ${spokenTime(moment)}${by ? ` by ${by}` : ""}`;
  const isBefore = answered_at !== null && status !== "answered";
  return [
    ...(isBefore ? [line(doneWords.answered, answered_at, answered_by)] : []),
    marked_at === null ? "Nothing yet" : line(doneWords[status], marked_at, marked_by),
  ];
}

/** What can be done with a message, the likeliest first. */
function decisions(message: StoredMessage): Html {
  const { id, status } = message;
  const fields = { id };
  const mark = (to: "new" | "answered" | "closed", label: string, tone: "line" | "quiet") =>
    actionForm({ to: "/messages/mark", label, tone, fields: { id, status: to } });
  const answer = (tone: "line" | "") =>
    html`<a class="button ${tone}" href="${replyLink(message)}" data-answering="${at("/messages/answering")}" data-id="${id}">Answer in your mail</a>`;
  const spam = actionForm({ to: "/messages/spam", label: "It is spam", tone: "quiet", fields });
  const actions: Record<typeof status, Html[]> = {
    new: [
      answer(""),
      mark("answered", "Mark as answered", "line"),
      mark("closed", "Close", "quiet"),
      spam,
    ],
    answered: [
      mark("closed", "Close", "line"),
      answer("line"),
      mark("new", "It still waits", "quiet"),
    ],
    closed: [mark("new", "Open it again", "line")],
    quarantined: [
      actionForm({ to: "/quarantine/release", label: "No spam", tone: "", fields }),
      actionForm({
        to: "/quarantine/delete",
        label: "Delete",
        tone: "quiet",
        fields,
        confirm: goneForGood,
      }),
      actionForm({
        to: "/quarantine/dismiss",
        label: "This and all older are spam",
        tone: "quiet",
        fields,
      }),
    ],
  };
  return html`<div class="actions actions--phone">${actions[status]}</div>`;
}

/** Opens a mail program with address, subject with reference, and the words to be answered. */
function replyLink({ id, email, fields }: StoredMessage): string {
  const subject = `Re: ${fields.subject} [${messageReference(id)}]`;
  const isLong = fields.message.length > quoted;
  const quotedText = isLong ? `${fields.message.slice(0, quoted).trimEnd()} […]` : fields.message;
  const quotation = quotedText
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
  const body = `\n\n${quotation}\n`;
  const encoded = [subject, body].map(encodeURIComponent);
  return `mailto:${encodeURIComponent(email)}?subject=${encoded[0]}&body=${encoded[1]}`;
}
