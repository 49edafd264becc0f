import { once } from "node:events";
import { existsSync } from "node:fs";
import { hostname } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type AddCommand, type Desk, DeskError, numberBetween } from "../command.ts";
import type { RenderDesk } from "../page/desk-document.ts";
import { openDeskPage } from "../page/desk-page.ts";
import { printOutcome } from "../print-table.ts";

const parsePort = numberBetween(0, 65_535);

export const open: AddCommand = (program, desk) => {
  program
    .command("open")
    .description("the same as a page, for one browser on this machine or at the end of a tunnel")
    .option("--port <number>", "on 127.0.0.1; any free one when it is taken", parsePort, 5190)
    .action(({ port }) => openUntilStopped(port, desk));
};

async function openUntilStopped(port: number, desk: Desk) {
  const { store, settings, services, signal } = desk;
  const render = await loadRenderer();
  await using page = await openDeskPage({ store, settings, services }, { render, port });
  const address = page.newAddress();
  const { port: used } = new URL(page.origin);
  const tunnel = `ssh -N -L ${used}:127.0.0.1:${used} ${hostname()}`;
  const sentences = [
    `Open this address; it works once:\n\n  ${address}\n`,
    `From another machine, run this there first: ${tunnel}`,
    "Ctrl and C closes the desk; it closes after an hour without use.",
  ];
  printOutcome(desk, { address, tunnel }, sentences.join("\n"));
  if (!signal.aborted) await Promise.race([once(signal, "abort"), page.untilIdle]);
}

/** Loads the built renderer, since Node cannot run JSX. @throws DeskError before the first build */
async function loadRenderer(): Promise<RenderDesk> {
  const beside = join(import.meta.dirname, "desk-rendering.js");
  const built = existsSync(beside) ? beside : resolve("build/program/desk-rendering.js");
  if (!existsSync(built))
    throw new DeskError("The pages of the desk are not built. Run: npm run build");
  const { renderDesk } = (await import(pathToFileURL(built).href)) as { renderDesk: RenderDesk };
  return renderDesk;
}
