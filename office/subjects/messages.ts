import {
  callSpam,
  findMessagesByEnding,
  listMessages,
  type StoredMessage,
  senderName,
  setMessageStatus,
  settableStatuses,
} from "#server/contact/messages.ts";
import { beginAnswer, endAnswer } from "./begun-answers.ts";
import { findByEnding, referenceColumn } from "./identifiers.ts";
import { labelOf, momentColumn, tones } from "./labels.ts";
import { isLate, timeLeft } from "./message-clock.ts";
import { messagePage, messagesPage } from "./message-pages.ts";
import type { Listing, Subject, SubjectOffice } from "./subject.ts";

const isOpen = ({ status }: StoredMessage) => status === "new";

/** Without those in quarantine. */
export const messageList: Listing<StoredMessage> = {
  title: "Messages",
  find: ({ store }, { limit }) => listMessages(store.tables, { limit }),
  columns: [
    referenceColumn,
    momentColumn("Received", ({ received_at }) => received_at),
    {
      heading: "Status",
      value: (message) => (isOpen(message) ? timeLeft(message) : labelOf(message.status)),
      tone: (message) => (isLate(message) ? "bad" : tones[message.status]),
    },
    { heading: "From", value: senderName, href: ({ id }) => `/messages/${id}` },
    { heading: "Subject", value: ({ fields }) => fields.subject },
  ],
  none: "There are no messages.",
  file: "list.csv",
  toRecords: (rows) => rows.map(toRecord),
};

export const messages: Subject = {
  title: "Messages",
  path: "/messages",
  lead: "What people wrote by the contact form: the newest 200, without those in quarantine. We promise an answer within 24 hours.",
  listings: [messageList],

  show: async (office, typed) => messagePage(office, await find(office, typed)),

  page: (office, query) => messagesPage(office, query("which")),

  actions: {
    mark: {
      choices: { status: settableStatuses },
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
};

function find({ store }: SubjectOffice, ending: string): Promise<StoredMessage> {
  return findByEnding(ending, (end) => findMessagesByEnding(store.tables, end), "message");
}

function toRecord(message: StoredMessage) {
  return {
    id: message.id,
    receivedAt: new Date(message.received_at).toISOString(),
    status: message.status,
    ...message.fields,
    sourcePage: message.source_page,
  };
}
