import { InvalidArgumentError } from "@commander-js/extra-typings";
import { erasePerson, exportPerson } from "#server/people/person.ts";
import { type AddCommand, type Desk, DeskError } from "../command.ts";
import { type Columns, printOutcome, tableOf } from "../print-table.ts";

export const person: AddCommand = (program, desk) => {
  const command = program
    .command("person")
    .description("everything held about one person, for requests under the Act");
  command
    .command("export")
    .description("prints everything held about an address, as JSON")
    .argument("<email>", "the address", readAddress)
    .action(async (email) => {
      const records = await exportPerson(desk.store, email, desk.services.tokens);
      desk.print(JSON.stringify(records, null, 2));
    });
  command
    .command("erase")
    .description("deletes it, after asking")
    .argument("<email>", "the address", readAddress)
    .option("--yes", "without asking")
    .action((email, { yes = false }) => erase(email, yes, desk));
};

async function erase(email: string, isSure: boolean, desk: Desk) {
  const { store, services, wantsJson, print, ask, width } = desk;
  const held = Object.entries(await exportPerson(store, email, services.tokens));
  if (!wantsJson) {
    const columns: Columns<(typeof held)[number]> = {
      HELD: ([kind]) => kind,
      COUNT: ([, records]) => records.length,
    };
    print(tableOf(held, columns, width));
  }
  if (!isSure && !(await ask(`Delete all of this for ${email}?`))) {
    throw new DeskError("Nothing was deleted. Add --yes where nobody can answer.");
  }
  const counts = await erasePerson(store, email, services.tokens, Date.now());
  const sentence = "Deleted. Backups made before today still hold it until they are thrown away.";
  printOutcome(desk, counts, sentence);
}

/** Any address, since what is held may be older than the rules of the forms. */
function readAddress(typed: string): string {
  if (/^[^\s@]+@[^\s@]+$/.test(typed)) return typed;
  throw new InvalidArgumentError("It is no e-mail address.");
}
