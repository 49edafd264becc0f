import { Argument } from "@commander-js/extra-typings";
import { exportSubscribers } from "#server/newsletter/subscribers.ts";
import { donationList } from "../subjects/donations.ts";
import { messageList } from "../subjects/messages.ts";
import { pledgeList } from "../subjects/pledges.ts";
import { allRecords } from "../subjects/subject-view.ts";
import type { AddCommand, Office } from "./command.ts";

const lists = {
  messages: (office: Office) => allRecords(messageList, office),
  gifts: async (office: Office) => ({
    donations: await allRecords(donationList, office),
    pledges: await allRecords(pledgeList, office),
  }),
  readers: ({ store }: Office) => exportSubscribers(store.tables),
};

/** For programs alone: people read, and download for a spreadsheet, in the browser. */
export const list: AddCommand = (program, office) => {
  const what = new Argument("<what>", "which records").choices(
    Object.keys(lists) as (keyof typeof lists)[],
  );
  program
    .command("list")
    .description(
      "prints all messages without those in quarantine, all gifts, or all readers with their consent, as JSON",
    )
    .addArgument(what)
    .action(async (chosen) => {
      const records = await lists[chosen as keyof typeof lists](office);
      office.print(JSON.stringify(records, null, 2));
    });
};
