import { html } from "hono/html";
import { spokenTime } from "#server/clock.ts";
import { nameOf } from "../../core/content-folders.ts";
import { textPath } from "../../places/text-path.ts";
import { at } from "../../shell/address.ts";
import type { Page } from "../../shell/frame.ts";
import { counted, fold, folds, type Html, rows, section } from "../../shell/parts.ts";
import { type Change, listChanges } from "../changes.ts";
import { listHistory } from "../history.ts";
import type { Online } from "../online.ts";
import { suggestSummary } from "../suggested-summary.ts";
import { beforeList } from "./before-list.ts";
import { changeArticle, putForm } from "./change-article.ts";
import { reachLabels } from "./reach-labels.ts";

/** What was sent with a press that was refused, so that nothing has to be typed again. */
export interface Pressed {
  chosen: readonly string[];
  words: string;
  refusal: string;
}

const shownBefore = 5;

/** The list of what is not online, with what to leave out. @param reader name of the sign-in */
export async function listPage(online: Online, reader: string, pressed?: Pressed): Promise<Page> {
  const reach = await online.reach();
  const labels = reachLabels[reach];
  const changes = await listChanges(online.workspace);
  const listed = changes.filter(({ state }) => state !== "draft");
  const isTicked = (change: Change) =>
    change.state !== "unfinished" &&
    (pressed ? pressed.chosen.includes(change.file) : !change.by || change.by.name === reader);
  const ticked = listed.filter(isTicked);
  const history = await listHistory(online.workspace.root, shownBefore);
  const stays = staysHere(online, changes);
  const body = html`<div class="sides"><div class="stack stack-7">${underWay(online)}
${pressed && html`<p class="notice notice--bad" role="alert">${pressed.refusal}</p>`}
${
  listed.length > 0 &&
  section("Changed", {
    number: listed.length,
    body: listed.map((change) => changeArticle(change, { reader, isTicked: isTicked(change) })),
  })
}
${stays}</div>
<aside class="stack stack-5">${listed.length > 0 && pressForm({ words: labels, reader, number: listed.length, text: pressed?.words ?? suggestSummary(ticked) })}${beforeList(history, reach)}</aside></div>`;
  const isNothing = listed.length === 0;
  return {
    title: isNothing ? labels.nothing : labels.title,
    ...(!isNothing && { lead: labels.lead }),
    place: "/online",
    body,
  };
}

function pressForm({
  words: { button, note },
  reader,
  number,
  text,
}: {
  words: (typeof reachLabels)["online"];
  reader: string;
  number: number;
  text: string;
}): Html {
  const [start, end] = button;
  // Without scripts nothing can count the ticks.
  const label = [start, number === 1 ? "it" : "what is ticked", end].join(" ").trim();
  return html`<form class="card card--due stack" id="${putForm}" method="post" action="${at("/online/put")}"><h2>${counted(number, "change")}</h2>
<div class="field"><label for="words">What changed?</label><textarea id="words" name="words" aria-describedby="words-help" class="control" rows="3" required data-kept>\n${text}</textarea><p class="help" id="words-help">In a few words. It stands in the history beside your name.</p></div>
<p class="small muted">By <strong>${reader}</strong>. ${note}</p>
<div class="actions actions--phone"><button type="submit" class="button gold button--large">${label}</button></div></form>`;
}

function underWay(online: Online): Html {
  const last = online.last();
  if (online.busyFor === undefined || !last) return "";
  return html`<p class="notice" role="status"><span>${last.name} is putting something online: ${last.words}</span> <a href="${at("/online/progress")}">Look how far it is</a></p>`;
}

/** Drafts, and texts in the history that wait for their day: no press brings them online. */
function staysHere({ workspace }: Online, changes: readonly Change[]): Html {
  const drafts = changes.filter(({ state }) => state === "draft");
  const changed = new Set(changes.map(({ file }) => file));
  const waiting = workspace.files().flatMap((file) => {
    const { publishAt, draft } = workspace.fields(file);
    const moment = typeof publishAt === "string" ? Date.parse(publishAt) : Number.NaN;
    if (changed.has(file) || draft === true || !(moment > Date.now())) return [];
    return { file, title: nameOf(file, workspace.values(file)), moment };
  });
  if (drafts.length + waiting.length === 0) return "";
  const value = [
    drafts.length > 0 && counted(drafts.length, "draft"),
    waiting.length > 0 &&
      `${waiting.length} that ${waiting.length === 1 ? "waits for its day" : "wait for their day"}`,
  ].filter(Boolean);
  const list = [
    ...drafts.map(({ file, title }) => ({
      text: title,
      href: textPath(file),
      note: "Draft: only the office shows it",
    })),
    ...waiting.map(({ file, title, moment }) => ({
      text: title,
      href: textPath(file),
      note: `Goes online by itself ${spokenTime(moment)}`,
    })),
  ];
  return folds([fold("Stays here", { value: value.join(", "), body: rows(list) })]);
}
