import { html } from "hono/html";
import { spokenTime } from "#server/clock.ts";
import { at } from "../../shell/address.ts";
import { counted, type Html, state } from "../../shell/parts.ts";
import { actionForm } from "../../shell/view-parts.ts";
import type { Past } from "../history.ts";
import type { Reach } from "../online.ts";
import { reachLabels } from "./reach-labels.ts";

/** What was put online before, newest first. @param isWhole whether these are all of them */
export function beforeList(history: readonly Past[], reach: Reach, isWhole = false): Html {
  if (history.length === 0) return "";
  const items = history.map((past, index) => {
    const { words, name, at: moment, files } = past;
    const note = `${spokenTime(moment)} · ${name} · ${counted(files.length, "file")}`;
    const now = index === 0 && reach === "online" && state("online", "Now");
    return html`<li><span>${words}</span><p>${note}</p><span class="end">${now}${putBackForm(past, index === 0, reach)}</span></li>\n`;
  });
  const more = !isWhole && html`<a href="${at("/online/before")}">All of them</a>`;
  return html`<section class="stack stack-2" id="before"><div class="section-head"><h2>${reachLabels[reach].before}</h2></div><ul class="rows">${items}</ul>${more}</section>`;
}

/** The way back to the site of before. */
export function putBackForm(
  { commit }: Past,
  isNewest: boolean,
  reach: Reach,
  label = "Put back",
): Html {
  const place = reach === "online" ? "site" : "history";
  const what = isNewest
    ? `The ${place} goes back to what it was before this.`
    : `What this changed is taken out of the ${place}; what came later stays.`;
  return actionForm({
    to: "/online/back",
    label,
    tone: label === "Put back" ? "quiet" : "line",
    fields: { commit },
    confirm: `${what} The words wait here again, and nothing is lost.`,
  });
}
