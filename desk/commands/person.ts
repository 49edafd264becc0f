import { InvalidArgumentError } from "@commander-js/extra-typings";
import { getRetention } from "#schemas/site/retention.ts";
import { exportPerson, type PersonRecords } from "#server/people/person.ts";
import { type AddCommand, type Desk, DeskError } from "../command.ts";
import { printList, printOutcome } from "../print-table.ts";

export const person: AddCommand = (program, desk) => {
  const command = program
    .command("person")
    .description("everything held about one person, for requests under the Act");
  command
    .command("export")
    .description("prints everything held about an address, as JSON")
    .argument("<email>", "the address", readAddress)
    .action(async (email) => {
      desk.print(JSON.stringify(await recordsOf(email, desk), null, 2));
    });
  command
    .command("show")
    .description("how much is held about an address, where, and what erasing does to it")
    .argument("<email>", "the address", readAddress)
    .action(async (email) => show(await recordsOf(email, desk), desk));
  command
    .command("erase")
    .description("deletes it, after asking")
    .argument("<email>", "the address", readAddress)
    .option("--yes", "without asking")
    .action((email, { yes = false }) => erase(email, yes, desk));
};

async function erase(email: string, isSure: boolean, desk: Desk) {
  const { services, wantsJson, ask } = desk;
  if (!wantsJson) show(await recordsOf(email, desk), desk);
  if (!isSure && !(await ask(`Delete all of this for ${email}?`))) {
    throw new DeskError("Nothing was deleted. Add --yes where nobody can answer.");
  }
  const counts = await services.erase(email);
  printOutcome(desk, counts, ["Deleted.", ...whatIsLeft(services)].join("\n"));
}

const recordsOf = (email: string, { store, services }: Desk) =>
  exportPerson({ store, retention: getRetention(), tokens: services.tokens }, email);

const erasing = { delete: "deleted", clear: "emptied", keep: "kept" } as const;

function show(held: PersonRecords, desk: Desk) {
  const rows = Object.entries(getRetention().tables).map(([table, { name, erase, clear }]) => {
    return { name, table, count: held[name]?.length ?? 0, erase, clear };
  });
  printList(desk, rows, {
    columns: {
      HELD: ({ name }) => name,
      COUNT: ({ count }) => count,
      WHERE: ({ table }) => table,
      ERASING: ({ erase, clear }) => [erasing[erase], clear.join(", ")].filter(Boolean).join(": "),
    },
    none: "",
  });
}

/** What erasing cannot reach from here. */
function whatIsLeft({ dispatches }: Desk["services"]): string[] {
  const { periods, handOvers } = getRetention();
  const told = [dispatches.message, dispatches.confirmed].filter((kind) => kind !== undefined);
  return [
    `Backups made before today hold it for ${periods.backups.days} days at most.`,
    ...told.map((kind) => `${kind} passed on ${handOvers[kind]?.gets}: ${handOvers[kind]?.erase}.`),
  ];
}

/** Any address, since what is held may be older than the rules of the forms. */
function readAddress(typed: string): string {
  if (/^[^\s@]+@[^\s@]+$/.test(typed)) return typed;
  throw new InvalidArgumentError("It is no e-mail address.");
}
