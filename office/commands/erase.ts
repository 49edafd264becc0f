import { InvalidArgumentError } from "@commander-js/extra-typings";
import { parseEmailAddress } from "#app/forms/email-address.ts";
import { parsePhoneNumber } from "#app/forms/phone-number.ts";
import { getRetention } from "#collections/site/retention.ts";
import { messageReference } from "#server/contact/messages.ts";
import { findMentions } from "#server/people/mentions.ts";
import {
  exportPerson,
  isAddress,
  type PersonIdentity,
  type PersonRecords,
} from "#server/people/person.ts";
import { isThisMachine } from "#server/start-conditions.ts";
import { OfficeError } from "../office-error.ts";
import type { AddCommand, Office } from "./command.ts";
import { alignColumns, printOutcome } from "./print.ts";

export const erase: AddCommand = (program, office) => {
  program
    .command("erase")
    .description(
      "says how much is held about one person, and deletes it after asking, for requests under the Act",
    )
    .argument("<who>", "an e-mail address, or a telephone number", parseWho)
    .option("--export", "prints all of it as JSON instead, for the person, and deletes nothing")
    .option("--yes", "without asking")
    .action(async (who, { export: isExport = false, yes = false }) => {
      const held = await exportPerson(dependenciesOf(office), who);
      if (isExport) office.print(JSON.stringify(held, null, 2));
      else await eraseAll(who, held, yes, office);
    });
};

const dependenciesOf = ({ store, services }: Office) => ({
  store,
  retention: getRetention(),
  tokens: services.tokens,
});

async function eraseAll(
  who: PersonIdentity,
  held: PersonRecords,
  isSure: boolean,
  office: Office,
): Promise<void> {
  const { services, wantsJson, print, ask } = office;
  if (!wantsJson) print((await describe(who, held, office)).join("\n"));
  if (!isSure && !(await ask(`Delete all of this for ${who}?`))) {
    throw new OfficeError("Nothing was deleted. Add --yes to run without a terminal.");
  }
  const counts = await services.erase(who);
  // By the records from before, since erasing removes the donor from the donations.
  printOutcome(office, counts, ["Deleted.", ...whatIsLeft(office, held)].join("\n"));
}

const outcomes = { delete: "deleted", clear: "emptied", keep: "kept" } as const;

/** How much is held, where, what erasing does to it, and what else may be of the same person. */
async function describe(who: PersonIdentity, held: PersonRecords, { store }: Office) {
  const rows = Object.entries(getRetention().tables).map(([table, { name, erase, clear }]) => [
    name,
    String(held[name]?.length ?? 0),
    table,
    [outcomes[erase], clear.join(", ")].filter(Boolean).join(": "),
  ]);
  const others = otherNames(held, who);
  const mentions = isAddress(who) ? [] : await findMentions(store.tables, who);
  return [
    alignColumns([["HELD", "COUNT", "WHERE", "ERASING"], ...rows]),
    ...(others.length > 0
      ? [
          `These records also name ${others.join(", ")}. Ask for that too, if it is the same person.`,
        ]
      : []),
    ...(mentions.length > 0
      ? [
          `The number is written in messages: ${mentions.map(messageReference).join(", ")}. They belong to whoever wrote ` +
            "them, and are shown and deleted by the address of the writer.",
        ]
      : []),
  ];
}

/** Returns other addresses and numbers in the records, since donors may give either. */
function otherNames(held: PersonRecords, who: string): string[] {
  const rows = [...(held.donations ?? []), ...(held.pledges ?? [])];
  const names = rows.flatMap(({ donor_email, donor_phone }) => [donor_email, donor_phone]);
  return [...new Set(names.map(String))].filter((name) => name && name !== who);
}

/** Lists what erasing cannot reach from here. */
function whatIsLeft({ settings }: Office, { donations = [] }: PersonRecords): string[] {
  const { periods, handOvers } = getRetention();
  const byProvider = Map.groupBy(donations, ({ provider }) => String(provider));
  const isMailElsewhere = settings.SMTP_URL && !isThisMachine(new URL(settings.SMTP_URL).hostname);
  const forwardedTo = [
    ...(isMailElsewhere ? [{ name: "mail", of: "" }] : []),
    ...[...byProvider].map(([name, rows]) => ({
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
