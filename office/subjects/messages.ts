import { spokenTime } from "#server/clock.ts";
import {
  answerPeriod,
  findMessagesByEnding,
  listMessages,
  messageFacts,
  messageReference,
  messageStatuses,
  type StoredMessage,
  senderName,
  setMessageStatus,
  settableStatuses,
} from "#server/contact/messages.ts";
import { findByEnding, idColumn, idParameter } from "./identifiers.ts";
import { labelOf, momentColumn, tones } from "./labels.ts";
import { type Listing, oneOf, type Subject, type SubjectOffice } from "./subject.ts";
import { listingFile } from "./subject-view.ts";

const isOpen = ({ status }: StoredMessage) => status === "new";
const isLate = (message: StoredMessage) => isOpen(message) && answerBy(message) < Date.now();

/** When the 24 hours of a message are over, in milliseconds since 1970. */
export const answerBy = ({ received_at }: StoredMessage) => received_at + answerPeriod;

/** Counts the promised 24 hours, e.g. `answer within 3 hours` or `6 hours late`. */
export function timeLeft(message: StoredMessage): string {
  const left = Math.floor((answerBy(message) - Date.now()) / 3_600_000);
  const count = `${Math.abs(left)} ${Math.abs(left) === 1 ? "hour" : "hours"}`;
  return left < 0 ? `${count} late` : `answer within ${left === 0 ? "the hour" : count}`;
}

const list: Listing<StoredMessage> = {
  command: "list",
  description: "the newest, without those in quarantine",
  title: "Messages",
  filter: { label: "Status", values: messageStatuses },
  isLimited: true,
  find: ({ store }, { filter, limit }) =>
    listMessages(store.tables, { status: oneOf(messageStatuses, filter), limit }),
  columns: [
    idColumn,
    momentColumn("Received", ({ received_at }) => received_at),
    {
      heading: "Status",
      value: ({ status }) => status,
      pageValue: (message) => (isOpen(message) ? timeLeft(message) : labelOf(message.status)),
      tone: (message) => (isLate(message) ? "bad" : tones[message.status]),
    },
    { heading: "From", value: senderName, href: ({ id }) => `/messages/${id}` },
    { heading: "Subject", value: ({ fields }) => fields.subject },
  ],
  none: "There are no messages.",
  hasCsv: true,
  json: (rows) => rows.map(toJson),
};

export const messages: Subject = {
  title: "Messages",
  path: "/messages",
  lead: "What people wrote by the contact form: the newest 200, without those in quarantine. We promise an answer within 24 hours.",
  description: "messages of the contact form",
  listings: [list],

  show: {
    description: "one message in full",
    parameter: idParameter,
    async load(office, typed) {
      const message = await find(office, typed);
      const { id, status } = message;
      const isHeld = status === "quarantined";
      const marks = settableStatuses.filter((settable) => settable !== status);
      return {
        title: message.fields.subject,
        lead: `From ${senderName(message)}, ${spokenTime(message.received_at)}. ${isOpen(message) ? `The 24 hours: ${timeLeft(message)}.` : ""}`,
        data: toJson(message),
        identity: { ID: id, Received: spokenTime(message.received_at), From: senderName(message) },
        parts: [
          { kind: "text", title: "What it says", text: message.fields.message },
          {
            kind: "actions",
            title: isHeld ? "It is in quarantine" : "Answer it",
            links: [{ text: "Answer in your mail program", href: replyLink(message) }],
            actions: [
              ...(isHeld ? [{ to: "/quarantine/release", label: "Release", fields: { id } }] : []),
              ...marks.map((mark) => {
                const fields = { id, status: mark };
                return { to: "/messages/mark", label: `Mark as ${mark}`, fields };
              }),
            ],
          },
          {
            kind: "facts",
            title: "About it",
            facts: {
              Reference: messageReference(id),
              Status: labelOf(status),
              ...messageFacts(message),
              Page: message.source_page,
            },
          },
        ],
      };
    },
  },

  actions: {
    mark: {
      description: "sets the status",
      parameters: [idParameter, { name: "status", choices: settableStatuses }],
      async perform(office, value) {
        const { id } = await find(office, value("id"));
        const status = value("status") as (typeof settableStatuses)[number];
        await setMessageStatus(office.store, id, { status, now: Date.now() });
        return { sentence: `The message is marked as ${status}.`, to: `/messages/${id}` };
      },
    },
  },

  addCommands(group, office) {
    group
      .command("export")
      .description("all of them as CSV for a spreadsheet, those in quarantine left out")
      .action(async () => office.print(String((await listingFile(list, office)).body)));
  },
};

function find({ store }: SubjectOffice, ending: string): Promise<StoredMessage> {
  return findByEnding(ending, (end) => findMessagesByEnding(store.tables, end), "message");
}

function replyLink({ id, email, fields }: StoredMessage): string {
  const subject = `Re: ${fields.subject} [${messageReference(id)}]`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`;
}

function toJson(message: StoredMessage) {
  return {
    id: message.id,
    receivedAt: new Date(message.received_at).toISOString(),
    status: message.status,
    ...message.fields,
    sourcePage: message.source_page,
  };
}
