import { statfs } from "node:fs/promises";
import { html } from "hono/html";
import { countMail } from "#server/alerts/mail-counts.ts";
import { spokenTime } from "#server/clock.ts";
import { readLastBackup } from "#server/store/milestones.ts";
import { at } from "../shell/address.ts";
import { counted, facts, type Html } from "../shell/parts.ts";
import type { OfficeParts } from "./place.ts";

/** Says in three lines that everything runs, or how much has to be mended. */
export async function runsCard(office: OfficeParts, needs: number): Promise<Html> {
  const more = html`<a href="${at("/runs")}">How it runs</a>`;
  if (needs > 0) {
    return html`<section class="card stack"><h2>How it runs</h2><p class="muted">${counted(needs, "thing needs", "things need")} you.</p>${more}</section>`;
  }
  return html`<section class="card card--good stack"><h2>Everything runs</h2>${facts(await factsOf(office))}${more}</section>`;
}

async function factsOf({ store: { tables }, services, settings }: OfficeParts) {
  const now = services.clock();
  const { lastSent, waiting } = await countMail(tables, now);
  const copied = await readLastBackup(tables, now);
  const { bavail, blocks } = await statfs(settings.DATA_DIR);
  return {
    "E-mail": lastSent ? `goes out, last ${spokenTime(lastSent)}` : `${waiting} wait`,
    Copy: copied ? `kept ${spokenTime(copied)}` : "none was made yet",
    Disk: blocks > 0 ? `${Math.round((100 * bavail) / blocks)} % free` : "",
  };
}
