import { once } from "node:events";
import { hostname } from "node:os";
import { openOfficePage } from "../shell/office-page.ts";
import { type AddCommand, numberBetween, type Office } from "./command.ts";
import { printOutcome } from "./print-table.ts";

const parsePort = numberBetween(0, 65_535);

export const open: AddCommand = (program, office) => {
  program
    .command("open")
    .description("the same as a page, for one browser on this machine or at the end of a tunnel")
    .option("--port <number>", "on 127.0.0.1; any free one when it is taken", parsePort, 5190)
    .action(({ port }) => openUntilStopped(port, office));
};

async function openUntilStopped(port: number, office: Office) {
  const { store, settings, services, signal } = office;
  await using page = await openOfficePage({ store, settings, services }, { port });
  const address = page.newAddress();
  const { port: used } = new URL(page.origin);
  const tunnel = `ssh -N -L ${used}:127.0.0.1:${used} ${hostname()}`;
  const sentences = [
    `Open this address; it works once:\n\n  ${address}\n`,
    `From another machine, run this there first: ${tunnel}`,
    "Ctrl and C closes the office; it closes after an hour without use.",
  ];
  printOutcome(office, { address, tunnel }, sentences.join("\n"));
  if (!signal.aborted) await Promise.race([once(signal, "abort"), page.untilIdle]);
}
