import { spokenTime } from "#server/clock.ts";
import {
  callSpam,
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
import { beginAnswer, endAnswer } from "./begun-answers.ts";
import { findByEnding, idColumn, idParameter } from "./identifiers.ts";
import { labelOf, momentColumn, tones } from "./labels.ts";
import { isLate, timeLeft } from "./message-clock.ts";
import { messagePage, messagesPage } from "./message-pages.ts";
import { type Listing, oneOf, type Subject, type SubjectOffice } from "./subject.ts";
import { listingFile } from "./subject-view.ts";

const isOpen = ({ status }: StoredMessage) => status === "new";

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
    page: async (office, typed) => messagePage(office, await find(office, typed)),
    async load(office, typed) {
      const message = await find(office, typed);
      const { id, status } = message;
      return {
        title: message.fields.subject,
        lead: "",
        data: toJson(message),
        identity: { ID: id, Received: spokenTime(message.received_at), From: senderName(message) },
        parts: [
          { kind: "text", title: "What it says", text: message.fields.message },
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

  page: (office, query) => messagesPage(office, query("which")),

  actions: {
    mark: {
      description: "sets the status",
      parameters: [idParameter, { name: "status", choices: settableStatuses }],
      async perform(office, value, by) {
        const { id } = await find(office, value("id"));
        const status = value("status") as (typeof settableStatuses)[number];
        await setMessageStatus(office.store, id, { status, now: Date.now(), by });
        endAnswer(id);
        return { sentence: `The message is marked as ${status}.`, to: `/messages/${id}` };
      },
    },
    spam: {
      async perform(office, value, by) {
        const { id } = await find(office, value("id"));
        await callSpam(office.store, id, { now: Date.now(), by });
        return { sentence: "It is called spam, and deleted by age unless you release it." };
      },
    },
    answering: {
      async perform(office, value, by) {
        const { id } = await find(office, value("id"));
        beginAnswer(id, by);
        return { sentence: "The others see that you are answering.", to: `/messages/${id}` };
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

function toJson(message: StoredMessage) {
  return {
    id: message.id,
    receivedAt: new Date(message.received_at).toISOString(),
    status: message.status,
    ...message.fields,
    sourcePage: message.source_page,
  };
}
