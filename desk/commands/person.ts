import { erasePerson, exportPerson } from "#server/people/person.ts";
import { type Command, DeskError } from "../command.ts";
import { table } from "../print-table.ts";

export const person: Command = {
  name: "person",
  summary: "everything held about one person, for requests under the Act",
  usage: [
    ["person export <email>", "prints everything held about this address, as JSON"],
    ["person erase <email>", "deletes it, after asking"],
    ["person erase <email> --yes", "deletes it without asking"],
  ],
  options: { yes: { type: "boolean" } },
  async run({ words, options, wantsJson }, { store, services, print, ask, width }) {
    const [action, email, more] = words;
    if (!email || more || (action !== "export" && action !== "erase")) {
      throw new DeskError(`"person ${words.join(" ")}" is not understood.`, 2);
    }
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
      throw new DeskError(`"${email}" is no e-mail address.`, 2);
    }
    const { tokens } = services;
    const records = await exportPerson(store, email, tokens);
    if (action === "export") {
      print(JSON.stringify(records, null, 2));
      return;
    }
    const rows = Object.entries(records).map(([kind, found]) => [kind, `${found.length}`]);
    if (!wantsJson) print(table(["HELD", "COUNT"], rows, width));
    if (!options.yes && !(await ask(`Delete all of this for ${email}?`))) {
      throw new DeskError("Nothing was deleted. Add --yes where nobody can answer.");
    }
    const counts = await erasePerson(store, email, tokens, Date.now());
    if (wantsJson) print(JSON.stringify(counts));
    else print("Deleted. Backups made before today still hold it until they are thrown away.");
  },
};
