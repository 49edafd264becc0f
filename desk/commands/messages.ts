import { Argument, Option } from "@commander-js/extra-typings";
import { writeCsv } from "#collections/formats/csv.ts";
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
import type { Store } from "#server/store/store.ts";
import { expectSingle, readIdEnding, readLimit, shortId } from "../arguments.ts";
import type { AddCommand, Desk } from "../command.ts";
import { forTerminal, listFacts, printList } from "../print-table.ts";

export const messages: AddCommand = (program, desk) => {
  const command = program.command("messages").description("messages of the contact form");
  command
    .command("list", { isDefault: true })
    .description("the newest, without those in quarantine")
    .addOption(new Option("--status <status>", "only those that are so").choices(messageStatuses))
    .option("--limit <number>", "how many", readLimit, 20)
    .action((filter) => list(filter, desk));
  command
    .command("show")
    .description("one message in full")
    .argument("<id>", "the end of it is enough", readIdEnding)
    .action((id) => show(id, desk));
  command
    .command("reply-to")
    .description("the address to answer to, as a mail program takes it")
    .argument("<id>", "the end of it is enough", readIdEnding)
    .action((id) => replyTo(id, desk));
  command
    .command("mark")
    .description("sets the status")
    .argument("<id>", "the end of it is enough", readIdEnding)
    .addArgument(new Argument("<status>").choices(settableStatuses))
    .action((id, status) => mark(id, status, desk));
  command
    .command("export")
    .description("all of them as CSV for a spreadsheet, those in quarantine left out")
    .action(() => exportAll(desk));
};

async function list(filter: Parameters<typeof listMessages>[1], desk: Desk) {
  printList(desk, await listMessages(desk.store.tables, filter), {
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

async function show(id: string, { store, print, wantsJson }: Desk) {
  const message = await find(store, id);
  if (wantsJson) return print(JSON.stringify(forPrograms(message), null, 2));
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

async function replyTo(id: string, { store, print, wantsJson }: Desk) {
  const message = await find(store, id);
  const subject = `Re: ${message.fields.subject}`;
  const link = `mailto:${encodeURIComponent(message.email)}?subject=${encodeURIComponent(subject)}`;
  if (wantsJson) print(JSON.stringify({ email: message.email, subject, link }));
  else print(`${forTerminal(message.email)}\n${link}`);
}

async function mark(
  id: string,
  status: (typeof settableStatuses)[number],
  { store, services, print }: Desk,
) {
  const message = await find(store, id);
  const dispatch = services.dispatches.message;
  await setMessageStatus(store, message.id, { status, now: Date.now(), dispatch });
  print(`Message ${shortId(message.id)} is ${status}.`);
}

async function exportAll({ store, print }: Desk) {
  const found = (await listMessages(store.tables, { limit: 1_000_000 })).map(forPrograms);
  print(writeCsv(Object.keys(found[0] ?? { id: "" }), found).trimEnd());
}

async function find({ tables }: Store, ending: string): Promise<StoredMessage> {
  const found = await findMessagesByEnding(tables, ending);
  return expectSingle(found, ending, `There is no message ${ending}.`);
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
