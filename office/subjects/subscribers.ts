import { readFileSync } from "node:fs";
import { parseEmailAddress } from "#app/forms/email-address.ts";
import { writeCsv } from "#collections/formats/csv.ts";
import { importSubscribers, parseImport } from "#server/newsletter/subscriber-import.ts";
import {
  countSubscribers,
  eraseSubscriber,
  exportColumns,
  exportSubscribers,
} from "#server/newsletter/subscribers.ts";
import type { SubscriberStatus } from "#server/store/schema.ts";
import { OfficeError } from "../commands/command.ts";
import { printOutcome } from "../commands/print-table.ts";
import type { Input } from "../shell/view.ts";
import type { Listing, Subject } from "./subject.ts";

const counts: Listing<Awaited<ReturnType<typeof countSubscribers>>[number]> = {
  command: "counts",
  description: "how many there are, by status",
  title: "By status",
  find: ({ store }) => countSubscribers(store.tables),
  columns: [
    {
      heading: "Status",
      value: ({ status }) => status,
      pageValue: ({ status }) => statuses[status],
    },
    { heading: "Count", pageHeading: "Addresses", value: ({ count }) => count },
  ],
  none: "There are no subscribers yet.",
};

const statuses: Readonly<Record<SubscriberStatus, string>> = {
  pending: "has not confirmed yet",
  confirmed: "confirmed",
  unsubscribed: "has left",
  bounced: "does not exist any more",
  quarantined: "in quarantine",
};

const address: Input = { name: "email", label: "E-mail address", type: "email" };

export const subscribers: Subject = {
  title: "Subscribers",
  path: "/subscribers",
  within: "/runs",
  lead: "How many addresses get the newsletter, by status. The addresses themselves, with the evidence of their consent: npm run office -- subscribers export.",
  description: "addresses of the newsletter, with the evidence of their consent",
  listings: [counts],
  forms: {
    title: "On request",
    actions: [
      {
        to: "/subscribers/erase",
        label: "Erase an address",
        inputs: [address],
        confirm:
          "Its subscription will be deleted for good. Messages of the contact form are kept.",
      },
    ],
  },
  actions: {
    erase: {
      description: "deletes an address with its subscription",
      parameters: [{ name: "email" }],
      isConfirmed: true,
      async perform({ services }, value) {
        const email = value("email").trim();
        const known = parseEmailAddress(email);
        const data = known && (await eraseSubscriber(known, services));
        if (!data) {
          throw new OfficeError(
            `No subscription belongs to ${email}.`,
            "No subscription belongs to that address.",
          );
        }
        const sentence = "Erased. Messages of the contact form are kept.";
        const text = `${sentence.slice(0, -1)}; "person erase" deletes those too.`;
        return { sentence, text, data };
      },
    },
  },

  addCommands(group, office) {
    group
      .command("export")
      .description("all of them as CSV, with the evidence of their consent")
      .action(async () => {
        const rows = await exportSubscribers(office.store.tables);
        const csv = () => writeCsv(exportColumns, rows).trimEnd();
        office.print(office.wantsJson ? JSON.stringify(rows, null, 2) : csv());
      });
    group
      .command("import <file.csv>")
      .description(
        "adds confirmed addresses; needs the columns email, consent_at, wording and source_page",
      )
      .action(async (file) => {
        const outcome = await importSubscribers(readImport(file), office.services);
        const { added, known, suppressed } = outcome;
        const sentence = `${added} added, ${known} known already, ${suppressed} left out because they have left, were erased or bounced.`;
        printOutcome(office, outcome, sentence);
      });
  },
};

/** @throws OfficeError that names every row without an address or without evidence; then nothing is imported */
function readImport(file: string) {
  let parsed: ReturnType<typeof parseImport>;
  try {
    parsed = parseImport(readFileSync(file));
  } catch (error) {
    throw new OfficeError(`${file} cannot be read: ${(error as Error).message}`);
  }
  const { rows, problems } = parsed;
  if (problems.length === 0) return rows;
  const shown = problems.slice(0, 20).join("\n");
  throw new OfficeError(
    `Nothing was imported: an address without evidence of its consent must not get a newsletter.\n${shown}`,
  );
}
