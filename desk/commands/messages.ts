import { writeCsv } from "#schemas/formats/csv.ts";
import { markMessage } from "#server/contact/message-marks.ts";
import {
  findMessagesByEnding,
  listMessages,
  messageFacts,
  type StoredMessage,
  senderName,
} from "#server/contact/messages.ts";
import { kampalaTime } from "#server/kampala-time.ts";
import type { MessageStatus } from "#server/store/schema.ts";
import type { Store } from "#server/store/store.ts";
import { onlyOne, readChoice, readIdEnding, readLimit, shortId } from "../arguments.ts";
import type { Command, CommandLine, Desk } from "../command.ts";
import { forTerminal, listFacts, printList } from "../print-table.ts";

const marks = ["new", "answered", "closed"] as const;
const statuses: readonly MessageStatus[] = [...marks, "quarantined"];

export const messages: Command = {
  name: "messages",
  summary: "messages of the contact form",
  usage: [
    ["messages [list]", "the newest 20, without those in quarantine", list],
    ["messages list --status <status>", `only those that are ${statuses.join(", ")}`],
    ["messages list --limit <number>", "so many"],
    ["messages show <id>", "one message in full; the end of its id is enough", show],
    ["messages reply-to <id>", "the address to answer to, as a mail program takes it", replyTo],
    ["messages mark <id> <status>", "sets the status: new, answered or closed", mark],
    [
      "messages export",
      "all of them as CSV for a spreadsheet, those in quarantine left out",
      exportAll,
    ],
  ],
};

async function list(asked: CommandLine, desk: Desk) {
  const status = readChoice("status", asked.options.status, statuses);
  const found = await listMessages(desk.store.tables, { status, limit: readLimit(asked) });
  printList(asked, desk, found, {
    columns: {
      ID: ({ id }) => shortId(id),
      RECEIVED: ({ received_at }) => kampalaTime(received_at),
      STATUS: ({ status }) => status,
      FROM: senderName,
      SUBJECT: ({ fields }) => fields.subject,
    },
    json: forPrograms,
    none: "There are no messages.",
  });
}

async function show({ words, wantsJson }: CommandLine, { store, print }: Desk) {
  const message = await find(store, words);
  if (wantsJson) {
    print(JSON.stringify(forPrograms(message), null, 2));
    return;
  }
  const facts = listFacts({
    ID: message.id,
    Received: `${kampalaTime(message.received_at)} (Kampala)`,
    Status: message.status,
    From: senderName(message),
    ...messageFacts(message),
    Page: message.source_page,
  });
  print([...facts, "", forTerminal(message.fields.message)].join("\n"));
}

async function replyTo({ words, wantsJson }: CommandLine, { store, print }: Desk) {
  const message = await find(store, words);
  const subject = `Re: ${message.fields.subject}`;
  const link = `mailto:${encodeURIComponent(message.email)}?subject=${encodeURIComponent(subject)}`;
  if (wantsJson) print(JSON.stringify({ email: message.email, subject, link }));
  else print(`${forTerminal(message.email)}\n${link}`);
}

async function mark({ words }: CommandLine, { store, services, print }: Desk) {
  const status = readChoice("status", words[1], marks) ?? "new";
  const message = await find(store, words);
  const dispatch = services.dispatches.message;
  await markMessage(store, message.id, { status, now: Date.now(), dispatch });
  print(`Message ${shortId(message.id)} is ${status}.`);
}

async function exportAll(_asked: CommandLine, { store, print }: Desk) {
  const found = (await listMessages(store.tables, { limit: 1_000_000 })).map(forPrograms);
  print(writeCsv(Object.keys(found[0] ?? { id: "" }), found).trimEnd());
}

async function find({ tables }: Store, [id = ""]: readonly string[]): Promise<StoredMessage> {
  const found = await findMessagesByEnding(tables, readIdEnding(id));
  return onlyOne(found, id, `There is no message ${id}.`);
}

function forPrograms(message: StoredMessage) {
  return {
    id: message.id,
    receivedAt: new Date(message.received_at).toISOString(),
    status: message.status,
    ...message.fields,
    sourcePage: message.source_page,
  };
}
