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
import { type AddCommand, type Desk, DeskError } from "../command.ts";
import { printOutcome, printRows } from "../print-table.ts";
import { shortId } from "../subjects/identifiers.ts";

export const person: AddCommand = (program, desk) => {
  const command = program
    .command("person")
    .description("everything held about one person, for requests under the Act");
  const add = (name: string, description: string) =>
    command
      .command(name)
      .description(description)
      .argument("<who>", "an e-mail address, or a telephone number", parseWho);
  add("export", "prints everything held about one person, as JSON").action(async (who) =>
    desk.print(JSON.stringify(await recordsOf(who, desk), null, 2)),
  );
  add("show", "how much is held about one person, where, and what erasing does to it").action(
    (who) => show(who, desk),
  );
  add("erase", "deletes it, after asking")
    .option("--yes", "without asking")
    .action((who, { yes = false }) => erase(who, yes, desk));
};

async function erase(who: PersonIdentity, isSure: boolean, desk: Desk) {
  const { services, wantsJson, ask } = desk;
  if (!wantsJson) await show(who, desk);
  if (!isSure && !(await ask(`Delete all of this for ${who}?`))) {
    throw new DeskError("Nothing was deleted. Add --yes to run without a terminal.");
  }
  // Listed before, since erasing removes the donor from the donations.
  const left = whatIsLeft(desk, await recordsOf(who, desk));
  const counts = await services.erase(who);
  printOutcome(desk, counts, ["Deleted.", ...left].join("\n"));
}

const recordsOf = (who: PersonIdentity, { store, services }: Desk) =>
  exportPerson({ store, retention: getRetention(), tokens: services.tokens }, who);

async function show(who: PersonIdentity, desk: Desk) {
  const held = await recordsOf(who, desk);
  printCounts(held, desk);
  if (desk.wantsJson) return;
  const others = otherNames(held, who);
  if (others.length > 0) {
    desk.print(
      `These records also name ${others.join(", ")}. Ask for that too, if it is the same person.`,
    );
  }
  if (isAddress(who)) return;
  const mentions = await findMentions(desk.store.tables, who);
  if (mentions.length > 0) {
    desk.print(
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

function printCounts(held: PersonRecords, desk: Desk) {
  const rows = Object.entries(getRetention().tables).map(([table, { name, erase, clear }]) => {
    return { name, table, count: held[name]?.length ?? 0, erase, clear };
  });
  printRows(desk, rows, {
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
function whatIsLeft({ settings }: Desk, { donations = [] }: PersonRecords): string[] {
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
