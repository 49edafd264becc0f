import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseEmailAddress } from "#app/forms/email-address.ts";
import { hardBounces, markBounced } from "#server/newsletter/unsubscribe.ts";
import { type AddCommand, DeskError } from "../command.ts";
import { printOutcome } from "../print-table.ts";
import { formPart, type SubjectAction, type SubjectDesk } from "./subject.ts";

export const bouncesPart = formPart("Mails that came back", {
  to: "/newsletter/bounced",
  label: "Read them",
  inputs: [
    {
      name: "mails",
      label: "Saved mails (.eml)",
      type: "file",
      note: "Save the mails that say “could not be delivered” in your mail program, and choose them here. An address that does not exist gets no further newsletter.",
    },
  ],
});

export const readBounces: SubjectAction = {
  async perform(desk, value) {
    return { sentence: sentenceOf(await stopBounced([value("mails")], desk)) };
  },
};

export const bounces: AddCommand = (group, desk) => {
  group
    .command("bounces <path>")
    .description(
      "reads a bounced mail (.eml), or a folder of them, and stops writing to those addresses",
    )
    .action(async (path) => {
      if (!existsSync(path)) throw new DeskError(`${path} does not exist.`);
      const isFolder = statSync(path).isDirectory();
      const files = isFolder ? readdirSync(path).filter((name) => name.endsWith(".eml")) : [""];
      const mails = files.map((name) => readFileSync(join(path, name), "utf8"));
      const outcome = await stopBounced(mails, desk);
      printOutcome(desk, outcome, `Mails read: ${mails.length}. ${sentenceOf(outcome)}`);
    });
};

const sentenceOf = ({ stopped }: { stopped: number }) =>
  `Addresses that get no further newsletter: ${stopped}.`;

/** Stops writing to addresses that do not exist. @param mails sources of mails that came back */
async function stopBounced(mails: readonly string[], { store, services }: SubjectDesk) {
  const addresses = new Set(
    mails.flatMap(hardBounces).flatMap((written) => parseEmailAddress(written) ?? []),
  );
  let stopped = 0;
  for (const address of addresses) {
    const isStopped = await store.change((tables) =>
      markBounced(tables, { address }, services.tokens, Date.now()),
    );
    if (isStopped) stopped += 1;
  }
  return { mails: mails.length, addresses: addresses.size, stopped };
}
