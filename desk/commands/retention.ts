import { getRetentionDays } from "#schemas/site/retention.ts";
import { purge } from "#server/retention/purge.ts";
import { type Command, DeskError } from "../command.ts";
import { table } from "../print-table.ts";

export const retention: Command = {
  name: "retention",
  summary: "how long personal data is kept, and deleting what is older",
  usage: [
    ["retention [show]", "the periods of content/site/retention.yaml, in days"],
    ["retention run", "deletes now what the server deletes once a day, and counts it"],
  ],
  options: {},
  async run({ words, wantsJson }, { store, print, width }) {
    const [action = "show", more] = words;
    if (more || (action !== "show" && action !== "run")) {
      throw new DeskError(`"retention ${words.join(" ")}" is not understood.`, 2);
    }
    const periods = getRetentionDays();
    const shown = action === "show" ? periods : await purge(store, periods, Date.now());
    const heading = action === "show" ? "DAYS" : "DELETED";
    const rows = Object.entries(shown).map(([kind, count]) => [kind, `${count}`]);
    print(wantsJson ? JSON.stringify(shown, null, 2) : table(["KIND", heading], rows, width));
  },
};
