import { writeCsv } from "#collections/formats/csv.ts";
import { kampalaTime } from "#server/clock.ts";
import {
  findMessagesByEnding,
  listMessages,
  messageFacts,
  messageStatuses,
  type StoredMessage,
  senderName,
  setMessageStatus,
  settableStatuses,
} from "#server/contact/messages.ts";
import type { MessageStatus } from "#server/store/schema.ts";
import { forTerminal, printOutcome } from "../print-table.ts";
import { findByEnding, idColumn, idParameter, parseIdEnding } from "./identifiers.ts";
import { type Listing, oneOf, type Subject, type SubjectDesk, type Tone } from "./subject.ts";

const tones: Readonly<Record<MessageStatus, Tone>> = {
  new: "waiting",
  answered: "good",
  closed: "plain",
  quarantined: "bad",
};

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
    { heading: "Received", value: ({ received_at }) => kampalaTime(received_at) },
    {
      heading: "Status",
      value: ({ status }) => status,
      tone: ({ status }) => tones[status],
      isLastOnPage: true,
    },
    { heading: "From", value: senderName, href: ({ id }) => `/messages/${id}` },
    { heading: "Subject", value: ({ fields }) => fields.subject },
  ],
  none: "There are no messages.",
  json: (rows) => rows.map(toJson),
};

/** Messages of the contact form. */
export const messages: Subject = {
  title: "Messages",
  path: "/messages",
  lead: "What people wrote by the contact form: the newest 200, without those in quarantine.",
  description: "messages of the contact form",
  listings: [list],

  show: {
    description: "one message in full",
    parameter: idParameter,
    async load(desk, typed) {
      const message = await find(desk, typed);
      const { id, status } = message;
      return {
        title: message.fields.subject,
        lead: `From ${senderName(message)}, ${kampalaTime(message.received_at)} in Kampala.`,
        data: toJson(message),
        identity: {
          ID: id,
          Received: `${kampalaTime(message.received_at)} (Kampala)`,
          From: senderName(message),
        },
        parts: [
          { kind: "text", title: "What it says", text: message.fields.message },
          {
            kind: "facts",
            title: "About it",
            facts: { Status: status, ...messageFacts(message), Page: message.source_page },
          },
          {
            kind: "links",
            label: "Answer",
            links: [{ text: `Write to ${message.email}`, href: replyTo(message).link }],
          },
          {
            kind: "actions",
            title:
              status === "quarantined" ? "It is in quarantine; any mark lets it out" : "Mark it",
            actions: settableStatuses
              .filter((settable) => settable !== status)
              .map((settable) => ({
                to: "/messages/mark",
                label: `Mark as ${settable}`,
                fields: { id, status: settable },
              })),
          },
        ],
      };
    },
  },

  actions: {
    mark: {
      description: "sets the status",
      parameters: [idParameter, { name: "status", choices: settableStatuses }],
      async perform(desk, value) {
        const { id } = await find(desk, value("id"));
        const status = value("status") as (typeof settableStatuses)[number];
        const dispatch = desk.services.dispatches.message;
        await setMessageStatus(desk.store, id, { status, now: Date.now(), dispatch });
        return { sentence: `The message is marked as ${status}.`, to: `/messages/${id}` };
      },
    },
  },

  addCommands(group, desk) {
    group
      .command("reply-to")
      .description("the address to answer to, as a mail program takes it")
      .argument("<id>", "the end of it is enough", parseIdEnding)
      .action(async (id) => {
        const reply = replyTo(await find(desk, id));
        printOutcome(desk, reply, `${forTerminal(reply.email)}\n${reply.link}`);
      });
    group
      .command("export")
      .description("all of them as CSV for a spreadsheet, those in quarantine left out")
      .action(async () => {
        const all = (await listMessages(desk.store.tables, { limit: 1_000_000 })).map(toJson);
        desk.print(writeCsv(Object.keys(all[0] ?? { id: "" }), all).trimEnd());
      });
  },
};

function find({ store }: SubjectDesk, ending: string): Promise<StoredMessage> {
  return findByEnding(ending, (end) => findMessagesByEnding(store.tables, end), "message");
}

function replyTo({ email, fields }: StoredMessage) {
  const subject = `Re: ${fields.subject}`;
  const link = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`;
  return { email, subject, link };
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
