import { erasePerson, exportPerson } from "#server/people/person.ts";
import { type Command, type CommandLine, type Desk, DeskError } from "../command.ts";
import { type Columns, tableOf } from "../print-table.ts";

export const person: Command = {
  name: "person",
  summary: "everything held about one person, for requests under the Act",
  usage: [
    ["person export <email>", "prints everything held about this address, as JSON"],
    ["person erase <email>", "deletes it, after asking"],
    ["person erase <email> --yes", "deletes it without asking"],
  ],
  options: { yes: { type: "boolean" } },
  actions: {
    export: {
      words: [1, 1],
      async run({ words }, { store, services, print }) {
        const records = await exportPerson(store, readAddress(words), services.tokens);
        print(JSON.stringify(records, null, 2));
      },
    },
    erase: { words: [1, 1], run: erase },
  },
};

async function erase({ words, options, wantsJson }: CommandLine, desk: Desk) {
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
  if (wantsJson) print(JSON.stringify(counts));
  else print("Deleted. Backups made before today still hold it until they are thrown away.");
}

/** Any address, since what is held may be older than the rules of the forms. */
function readAddress([email = ""]: readonly string[]): string {
  if (/^[^\s@]+@[^\s@]+$/.test(email)) return email;
  throw new DeskError(`"${email}" is no e-mail address.`, 2);
}
