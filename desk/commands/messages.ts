import { writeCsv } from "#schemas/formats/csv.ts";
import { markMessage } from "#server/contact/message-marks.ts";
import {
  findMessage,
  findMessagesByEnding,
  listMessages,
  type StoredMessage,
} from "#server/contact/messages.ts";
import { kampalaTime } from "#server/kampala-time.ts";
import type { MessageStatus } from "#server/store/schema.ts";
import type { Store } from "#server/store/store.ts";
import { type Command, type CommandLine, type Desk, DeskError } from "../command.ts";
import { forTerminal, table } from "../print-table.ts";

const statuses: readonly MessageStatus[] = ["new", "answered", "closed", "quarantined"];

/** The end of an id tells messages apart; its start is only the time. */
const shortId = (id: string) => id.slice(-8);

export const messages: Command = {
  name: "messages",
  summary: "messages of the contact form",
  usage: [
    ["messages [list]", "the newest 20, without those in quarantine"],
    ["messages list --status <status>", `only those that are ${statuses.join(", ")}`],
    ["messages list --limit <number>", "so many"],
    ["messages show <id>", "one message in full; the end of its id is enough"],
    ["messages reply-to <id>", "the address to answer to, as a mail program takes it"],
    ["messages mark <id> <status>", "sets the status: new, answered or closed"],
    ["messages export", "all of them as CSV for a spreadsheet, those in quarantine left out"],
  ],
  options: { status: { type: "string" }, limit: { type: "string" } },
  async run(asked, desk) {
    const [action = "list", ...words] = asked.words;
    if (action === "list" && words.length === 0) await list(asked, desk);
    else if (action === "show" && words.length === 1) await show(words[0] ?? "", asked, desk);
    else if (action === "reply-to" && words.length === 1)
      await replyTo(words[0] ?? "", asked, desk);
    else if (action === "mark" && words.length === 2)
      await mark(words[0] ?? "", words[1] ?? "", desk);
    else if (action === "export" && words.length === 0) await exportAll(desk);
    else throw new DeskError(`"messages ${asked.words.join(" ")}" is not understood.`, 2);
  },
};

async function list({ options, wantsJson }: CommandLine, { store, print, width }: Desk) {
  const status = statuses.find((known) => known === options.status);
  if (options.status !== undefined && !status) {
    throw new DeskError(`The status must be one of ${statuses.join(", ")}.`, 2);
  }
  const limit = Number(options.limit ?? 20);
  if (!Number.isInteger(limit) || limit < 1 || limit > 10_000) {
    throw new DeskError("The limit must be a whole number from 1 to 10000.", 2);
  }

  const found = await listMessages(store.tables, { status, limit });
  if (wantsJson) {
    print(JSON.stringify(found.map(forPrograms), null, 2));
  } else if (found.length === 0) {
    print("There are no messages.");
  } else {
    const rows = found.map((message) => [
      shortId(message.id),
      kampalaTime(message.received_at),
      message.status,
      `${message.first_name} ${message.last_name}`,
      message.subject,
    ]);
    print(table(["ID", "RECEIVED", "STATUS", "FROM", "SUBJECT"], rows, width));
  }
}

async function show(id: string, { wantsJson }: CommandLine, { store, print }: Desk) {
  const message = await find(store, id);
  if (wantsJson) {
    print(JSON.stringify(forPrograms(message), null, 2));
    return;
  }
  const facts: [string, string][] = [
    ["ID", message.id],
    ["Received", `${kampalaTime(message.received_at)} (Kampala)`],
    ["Status", message.status],
    ["From", `${message.first_name} ${message.last_name}`],
    ["E-mail", message.email],
    ["Organisation", message.organization],
    ["Subject", message.subject],
    ["Page", message.source_page],
  ];
  const lines = facts
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name.padEnd(13)} ${forTerminal(value)}`);
  print([...lines, "", forTerminal(message.message)].join("\n"));
}

async function replyTo(id: string, { wantsJson }: CommandLine, { store, print }: Desk) {
  const message = await find(store, id);
  const subject = `Re: ${message.subject}`;
  const link = `mailto:${encodeURIComponent(message.email)}?subject=${encodeURIComponent(subject)}`;
  if (wantsJson) print(JSON.stringify({ email: message.email, subject, link }));
  else print(`${forTerminal(message.email)}\n${link}`);
}

async function mark(id: string, wanted: string, { store, services, print }: Desk) {
  const status = statuses.find((known) => known === wanted && known !== "quarantined");
  if (!status) throw new DeskError("The status must be one of new, answered, closed.", 2);
  const message = await find(store, id);
  const dispatchKind = services.dispatchKinds.message;
  await markMessage(store, message.id, { status, now: Date.now(), dispatchKind });
  print(`Message ${shortId(message.id)} is ${status}.`);
}

async function exportAll({ store, print }: Desk) {
  const found = (await listMessages(store.tables, { limit: 1_000_000 })).map(forPrograms);
  print(writeCsv(Object.keys(found[0] ?? { id: "" }), found).trimEnd());
}

async function find({ tables }: Store, id: string): Promise<StoredMessage> {
  const whole = await findMessage(tables, id.toLowerCase());
  if (whole) return whole;
  if (!/^[0-9a-f-]{4,36}$/i.test(id)) {
    throw new DeskError(`"${id}" is not an id: give at least its last four characters.`, 2);
  }
  const [message, other] = await findMessagesByEnding(tables, id);
  if (!message) throw new DeskError(`There is no message ${id}.`);
  if (other) throw new DeskError(`Several ids end with ${id}. Give more of it.`);
  return message;
}

function forPrograms(message: StoredMessage) {
  return {
    id: message.id,
    receivedAt: new Date(message.received_at).toISOString(),
    status: message.status,
    firstName: message.first_name,
    lastName: message.last_name,
    email: message.email,
    organization: message.organization,
    subject: message.subject,
    message: message.message,
    sourcePage: message.source_page,
  };
}
