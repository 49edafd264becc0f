import { html } from "hono/html";
import { spokenTime } from "#server/clock.ts";
import { textPath } from "../../places/text-path.ts";
import { at } from "../../shell/address.ts";
import type { Page } from "../../shell/frame.ts";
import { counted, fold, folds, type Html } from "../../shell/parts.ts";
import { actionForm } from "../../shell/view-parts.ts";
import { listChanges } from "../changes.ts";
import { listHistory } from "../history.ts";
import type { Online, Reach } from "../online.ts";
import type { Publication } from "../publication.ts";
import { beforeList, putBackForm } from "./before-list.ts";
import { reachLabels } from "./reach-labels.ts";
import { stepList } from "./step-list.ts";

/** Seconds after which progress is asked for again. */
const refreshAfter = 2;

/** The last publication: how far it is, or how it ended. @returns undefined where there was none */
export async function progressPage(online: Online): Promise<Page | undefined> {
  const publication = online.last();
  if (!publication) return undefined;
  const reach = await online.reach();
  const page = { place: "/online" };
  if (publication.ended === undefined) {
    return { ...page, ...underWayPage(publication, reach), refreshAfter };
  }
  if (publication.ending === "refused" || publication.ending === "stopped") {
    return { ...page, ...(await refusedPage(online, publication, reach)) };
  }
  return { ...page, ...(await donePage(online, publication, reach)) };
}

function underWayPage(publication: Publication, reach: Reach): Omit<Page, "place"> {
  const { kind, words, step, texts, isStopping, name } = publication;
  const isStoppable = (step === "check" || step === "pages") && !isStopping;
  const body = html`<div class="sides"><section class="stack stack-5"><div class="stack stack-5" aria-live="polite" data-live><progress max="100" value="${percentOf(publication)}"></progress>
${isStopping && html`<p class="notice">Stopping. The public site stays as it was.</p>`}
${stepList(publication, reach)}</div>
<div class="row">${isStoppable && actionForm({ to: "/online/stop", label: "Stop" })}<span class="muted small">You may leave this page. It goes on by itself.</span></div></section>
<aside class="card stack"><h2>${kind === "back" ? "What is put back" : "What becomes visible"}</h2>${textRows(texts)}</aside></div>`;
  const title = kind === "back" ? "Going back" : reach === "online" ? "Going online" : "Under way";
  return { title, lead: `${name}: ${words}`, body };
}

/** Pages take nearly all of the time. */
function percentOf({ step, pages }: Publication): number {
  if (step === "check") return 5;
  if (step !== "pages") return 95;
  return pages ? 20 + Math.round((pages.made / pages.of) * 70) : 10;
}

async function donePage(
  online: Online,
  publication: Publication,
  reach: Reach,
): Promise<Omit<Page, "place">> {
  const { kind, ended = 0, begun, changedPages = [], texts } = publication;
  const labels = reachLabels[reach];
  const history = await listHistory(online.workspace.root, 5);
  const [newest] = history;
  const others =
    changedPages.length -
    texts.filter(({ address }) => address && changedPages.includes(address)).length;
  const took = counted(Math.max(1, Math.round((ended - begun) / 1000)), "second");
  const body = html`<div class="sides"><section class="stack stack-5">${seenNotice(publication)}
${textRows(texts, online.publicAddress)}${others > 0 && html`<p class="muted small">And ${counted(others, "other page")} that show it too.</p>`}
<div class="row"><a class="button" href="${at("/")}">Back to Today</a>${newest && putBackForm(newest, true, reach, reach === "online" ? "Put the site back as it was" : "Put it back")}</div>
${reach === "online" && html`<p class="muted small">To put it back takes a second: the pages of before are still there. The words then wait here again, and nothing is lost.</p>`}</section>
<aside>${beforeList(history, reach)}</aside></div>`;
  const isGone = kind === "put" && texts.every((text) => text.isGone);
  const isWaiting = reach === "online" && texts.every(({ showsFrom }) => showsFrom);
  const [title, lead] = isGone
    ? ["It is gone", `${reach === "online" ? "From the public site" : labels.doneLead}`]
    : isWaiting
      ? ["It waits for its day", "It goes online by itself then. It is ready"]
      : [kind === "back" ? "It is put back" : labels.done, labels.doneLead];
  return { title, lead: `${lead} since ${spokenTime(ended)}. It took ${took}.`, body };
}

function seenNotice({ kind, texts, seen }: Publication): Html {
  if (!seen || seen.length === 0) return "";
  const failed = seen.filter(({ result }) => result !== "same");
  if (failed.length === 0) {
    const pages = seen.length === 1 ? "the page shows" : `${seen.length} pages show`;
    const isGone = texts.every((text) => text.isGone);
    const sentence =
      kind === "back" ? "the words of before" : isGone ? "that it is gone" : "the new words";
    return html`<p class="notice notice--good" role="status"><span><strong>Looked at from outside:</strong> ${pages} ${sentence}.</span></p>`;
  }
  return html`<div class="notice notice--bad" role="status"><span><strong>Looked at from outside:</strong> the files are in their place, but not every page shows them yet.</span><ul>${failed.map(({ address, sentence }) => html`<li>${address}: ${sentence}</li>`)}</ul></div>`;
}

async function refusedPage(
  online: Online,
  publication: Publication,
  reach: Reach,
): Promise<Omit<Page, "place">> {
  const { kind, chosen, words, name, ending, problems = [], reason, printed } = publication;
  const named = await namedChanges(online, publication);
  const fields = { words, chosen: chosen.join("\n") };
  const left = chosen.filter((file) => !named.some((change) => change.file === file));
  const again =
    kind === "put"
      ? html`${actionForm({ to: "/online/again", label: "Try again", tone: "", fields })}${named.length > 0 && left.length > 0 && actionForm({ to: "/online/again", label: named.length === 1 ? "Without this change" : "Without these changes", fields: { words, chosen: left.join("\n") } })}`
      : "";
  const titles = named.map(({ title }) => `“${title}”`).join(", ");
  const notices =
    problems.length > 0
      ? problems.map(
          ({ file, field, title, fieldTitle, reason: why }) =>
            html`<div class="notice notice--bad"><span><strong>${[title, fieldTitle].filter(Boolean).join(", ")}:</strong> ${why}.</span> <a href="${at(textPath(file, field))}">Correct it</a></div>`,
        )
      : html`<div class="notice notice--bad"><span>${titles && html`<strong>${titles}:</strong> `}${reason}</span>${named.map(({ file }) => html` <a href="${at(textPath(file))}">Correct it</a>`)}</div>`;
  const sentence =
    printed &&
    folds([
      fold("What the build said", {
        value: "to be copied",
        body: html`<pre class="printed">${printed}</pre>`,
      }),
    ]);
  const body = html`<section class="stack stack-5 refusal">${stepList(publication, reach)}
${notices}
<div class="row">${again}<a class="button quiet" href="${at("/online")}">Back to the list</a></div>
${sentence}${sentence && html`<p class="muted small">Twice the same, and no place is named? Send what the build said to the person who looks after the server. It has no personal data in it.</p>`}</section>`;
  const refused = reach === "online" ? "It is not online" : "It is not done";
  const title =
    ending === "stopped" ? "It was stopped" : kind === "back" ? "It is not put back" : refused;
  const lead = `${name}: ${words}. The public site is as it was, and the words are kept here.`;
  return { title, lead, body };
}

/** Of the chosen changes, those that the refusal names. */
async function namedChanges(
  { workspace }: Online,
  { chosen, problems = [], printed = "", reason = "" }: Publication,
) {
  const output = `${reason}\n${printed}`;
  const changes = await listChanges(workspace);
  return changes.filter(({ file, files }) => {
    const isNamed = files.some(
      (file) =>
        problems.some((problem) => problem.file === file) ||
        output.includes(file) ||
        (file.startsWith("public/") && output.includes(file.slice("public".length))),
    );
    return chosen.includes(file) && isNamed;
  });
}

/** @param publicAddress of the site; left out, a page is shown as it would be */
const textRows = (texts: Publication["texts"], publicAddress = ""): Html =>
  html`<ul class="rows">${texts.map(({ title, address, showsFrom, isGone }) => {
    const waits = showsFrom && `goes online by itself ${spokenTime(Date.parse(showsFrom))}`;
    const note = isGone ? "it goes away" : waits;
    if (note || !address)
      return html`<li><span>${title}</span>${note && html`<p>${note}</p>`}</li>\n`;
    const whole = publicAddress + address;
    return html`<li><a href="${whole}">${title}</a><p>${whole.replace(/^https?:\/\//, "")}</p></li>\n`;
  })}</ul>`;
