import {
  messageStatuses,
  setMessageStatus,
  settableStatuses,
} from "#server/contact/message-status.ts";
import {
  findMessagesByEnding,
  listMessages,
  messageFacts,
  type StoredMessage,
  senderName,
} from "#server/contact/messages.ts";
import { kampalaTime } from "#server/kampala-time.ts";
import type { MessageStatus } from "#server/store/schema.ts";
import { expectSingle } from "../../arguments.ts";
import { DeskError } from "../../command.ts";
import type { PageDesk, Section } from "../section.ts";
import type { Tone } from "../view.ts";
import { filterLinks, oneOf } from "./filters.ts";

const maxRows = 200;

const tones: Readonly<Record<MessageStatus, Tone>> = {
  new: "waiting",
  answered: "good",
  closed: "plain",
  quarantined: "bad",
};

/** What people wrote by the contact form. */
export const messages: Section = {
  name: "Messages",
  path: "/messages",

  async list({ store }, { query }) {
    const status = oneOf(messageStatuses, query("status"));
    const found = await listMessages(store.tables, { status, limit: maxRows });
    return {
      title: "Messages",
      lead: `What people wrote by the contact form: the newest ${maxRows}, without those in quarantine.`,
      parts: [
        filterLinks("Status", "/messages", "status", messageStatuses, status),
        {
          kind: "table",
          title: "Messages",
          columns: ["Received", "From", "Subject", "Status"],
          rows: found.map((message) => [
            kampalaTime(message.received_at),
            { text: senderName(message), href: `/messages/${message.id}` },
            message.fields.subject,
            { text: message.status, tone: tones[message.status] },
          ]),
          none: "There are no messages.",
        },
      ],
    };
  },

  async show({ store }, { id }) {
    const message = await find(store, id);
    const subject = `Re: ${message.fields.subject}`;
    return {
      title: message.fields.subject,
      lead: `From ${senderName(message)}, ${kampalaTime(message.received_at)} in Kampala.`,
      parts: [
        { kind: "text", title: "What it says", text: message.fields.message },
        {
          kind: "facts",
          title: "About it",
          facts: { Status: message.status, ...messageFacts(message), Page: message.source_page },
        },
        {
          kind: "links",
          label: "Answer",
          links: [
            {
              text: `Write to ${message.email}`,
              href: `mailto:${encodeURIComponent(message.email)}?subject=${encodeURIComponent(subject)}`,
            },
          ],
        },
        {
          kind: "actions",
          title:
            message.status === "quarantined"
              ? "It is in quarantine; any mark lets it out"
              : "Mark it",
          actions: settableStatuses
            .filter((status) => status !== message.status)
            .map((status) => ({
              to: "/messages/mark",
              label: `Mark as ${status}`,
              fields: { id: message.id, status },
            })),
        },
      ],
    };
  },

  actions: {
    async mark({ store, services }, { field }) {
      const status = oneOf(settableStatuses, field("status"));
      if (!status) throw new DeskError("Choose a status.");
      const message = await find(store, field("id"));
      const dispatch = services.dispatches.message;
      await setMessageStatus(store, message.id, { status, now: Date.now(), dispatch });
      return { sentence: `The message is marked as ${status}.`, to: `/messages/${message.id}` };
    },
  },
};

async function find({ tables }: PageDesk["store"], id: string): Promise<StoredMessage> {
  const found = /^[0-9a-f-]{36}$/.test(id) ? await findMessagesByEnding(tables, id) : [];
  return expectSingle(found, id, "There is no such message (any more).");
}
