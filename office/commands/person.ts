import { InvalidArgumentError } from "@commander-js/extra-typings";
import { parseEmailAddress } from "#app/forms/email-address.ts";
import { parsePhoneNumber } from "#app/forms/phone-number.ts";
import { getRetention } from "#collections/site/retention.ts";
import { findMentions } from "#server/people/mentions.ts";
import {
  exportPerson,
  isAddress,
  type PersonIdentity,
  type PersonRecords,
} from "#server/people/person.ts";
import { isThisMachine } from "#server/start-conditions.ts";
import { shortId } from "../subjects/identifiers.ts";
import { type AddCommand, type Office, OfficeError } from "./command.ts";
import { printOutcome, printRows } from "./print-table.ts";

export const person: AddCommand = (program, office) => {
  const command = program
    .command("person")
    .description("everything held about one person, for requests under the Act");
  const add = (name: string, description: string) =>
    command
      .command(name)
      .description(description)
      .argument("<who>", "an e-mail address, or a telephone number", parseWho);
  add("export", "prints everything held about one person, as JSON").action(async (who) =>
    office.print(JSON.stringify(await recordsOf(who, office), null, 2)),
  );
  add("show", "how much is held about one person, where, and what erasing does to it").action(
    (who) => show(who, office),
  );
  add("erase", "deletes it, after asking")
    .option("--yes", "without asking")
    .action((who, { yes = false }) => erase(who, yes, office));
};

async function erase(who: PersonIdentity, isSure: boolean, office: Office) {
  const { services, wantsJson, ask } = office;
  if (!wantsJson) await show(who, office);
  if (!isSure && !(await ask(`Delete all of this for ${who}?`))) {
    throw new OfficeError("Nothing was deleted. Add --yes to run without a terminal.");
  }
  // Listed before, since erasing removes the donor from the donations.
  const left = whatIsLeft(office, await recordsOf(who, office));
  const counts = await services.erase(who);
  printOutcome(office, counts, ["Deleted.", ...left].join("\n"));
}

const recordsOf = (who: PersonIdentity, { store, services }: Office) =>
  exportPerson({ store, retention: getRetention(), tokens: services.tokens }, who);

async function show(who: PersonIdentity, office: Office) {
  const held = await recordsOf(who, office);
  printCounts(held, office);
  if (office.wantsJson) return;
  const others = otherNames(held, who);
  if (others.length > 0) {
    office.print(
      `These records also name ${others.join(", ")}. Ask for that too, if it is the same person.`,
    );
  }
  if (isAddress(who)) return;
  const mentions = await findMentions(office.store.tables, who);
  if (mentions.length > 0) {
    office.print(
      `The number is written in messages: ${mentions.map(shortId).join(", ")}. They belong to whoever wrote ` +
        "them, and are shown and deleted by the address of the writer.",
    );
  }
}

/** Returns other addresses and numbers in the records, since donors may give either. */
function otherNames(held: PersonRecords, who: string): string[] {
  const rows = [...(held.donations ?? []), ...(held.pledges ?? [])];
  const names = rows.flatMap(({ donor_email, donor_phone }) => [donor_email, donor_phone]);
  return [...new Set(names.map(String))].filter((name) => name && name !== who);
}

const erasing = { delete: "deleted", clear: "emptied", keep: "kept" } as const;

function printCounts(held: PersonRecords, office: Office) {
  const rows = Object.entries(getRetention().tables).map(([table, { name, erase, clear }]) => {
    return { name, table, count: held[name]?.length ?? 0, erase, clear };
  });
  printRows(office, rows, {
    columns: [
      { heading: "Held", value: ({ name }) => name },
      { heading: "Count", value: ({ count }) => count },
      { heading: "Where", value: ({ table }) => table },
      {
        heading: "Erasing",
        value: ({ erase, clear }) => [erasing[erase], clear.join(", ")].filter(Boolean).join(": "),
      },
    ],
    none: "",
  });
}

/** Lists what erasing cannot reach from here. */
function whatIsLeft({ settings }: Office, { donations = [] }: PersonRecords): string[] {
  const { periods, handOvers } = getRetention();
  const given = Map.groupBy(donations, ({ provider }) => String(provider));
  const isMailElsewhere = settings.SMTP_URL && !isThisMachine(new URL(settings.SMTP_URL).hostname);
  const forwardedTo = [
    ...(isMailElsewhere ? [{ name: "mail", of: "" }] : []),
    ...[...given].map(([name, rows]) => ({
      name,
      of: ` of ${rows.map(({ reference }) => reference).join(", ")}`,
    })),
  ];
  return [
    `Backups made before today hold it for ${periods.backups.days} days at most.`,
    ...forwardedTo.flatMap(({ name, of }) => {
      const { [name]: handOver } = handOvers;
      return handOver ? [`${name} got ${handOver.gets}${of}: ${handOver.erase}.`] : [];
    }),
  ];
}

function parseWho(typed: string): PersonIdentity {
  const who = parseEmailAddress(typed) ?? parsePhoneNumber(typed);
  if (who) return who;
  throw new InvalidArgumentError("It is neither an e-mail address nor a telephone number.");
}
