import { erasePerson, exportPerson } from "#server/people/person.ts";
import { type Command, type CommandLine, type Desk, DeskError } from "../command.ts";
import { type Columns, printOutcome, tableOf } from "../print-table.ts";

export const person: Command = {
  name: "person",
  summary: "everything held about one person, for requests under the Act",
  usage: [
    ["person export <email>", "prints everything held about this address, as JSON", exportAll],
    ["person erase <email>", "deletes it, after asking", erase],
    ["person erase <email> --yes", "deletes it without asking"],
  ],
};

async function exportAll({ words }: CommandLine, { store, services, print }: Desk) {
  const records = await exportPerson(store, readAddress(words), services.tokens);
  print(JSON.stringify(records, null, 2));
}

async function erase(asked: CommandLine, desk: Desk) {
  const { words, options, wantsJson } = asked;
  const { store, print, ask, width } = desk;
  const { tokens } = desk.services;
  const email = readAddress(words);
  const held = Object.entries(await exportPerson(store, email, tokens));
  if (!wantsJson) {
    const columns: Columns<(typeof held)[number]> = {
      HELD: ([kind]) => kind,
      COUNT: ([, records]) => records.length,
    };
    print(tableOf(held, columns, width));
  }
  if (!options.yes && !(await ask(`Delete all of this for ${email}?`))) {
    throw new DeskError("Nothing was deleted. Add --yes where nobody can answer.");
  }
  const counts = await erasePerson(store, email, tokens, Date.now());
  const sentence = "Deleted. Backups made before today still hold it until they are thrown away.";
  printOutcome(asked, desk, counts, sentence);
}

/** Any address, since what is held may be older than the rules of the forms. */
function readAddress([email = ""]: readonly string[]): string {
  if (/^[^\s@]+@[^\s@]+$/.test(email)) return email;
  throw new DeskError(`"${email}" is no e-mail address.`, 2);
}
