import { html } from "hono/html";
import { spokenTime } from "#server/clock.ts";
import { textPath } from "../../places/text-path.ts";
import { at } from "../../shell/address.ts";
import { type Html, state } from "../../shell/parts.ts";
import { actionForm } from "../../shell/view-parts.ts";
import type { Change } from "../changes.ts";
import { markDifferences, type Piece } from "../text-differences.ts";

/** The form to which the ticks belong, wherever they stand. */
export const putForm = "put";

const confirmations: Readonly<Record<Change["kind"], string>> = {
  new: "It was never online, so there is no other copy: it is gone for good.",
  changed: "It loses what is under “Now” and gets back what is under “Before”.",
  renamed: "It gets back its name and the words that are online, and links to it follow.",
  gone: "It comes back with the words that are online.",
};

/** One text that differs, with each field before and now. @param reader name of the sign-in */
export function changeArticle(
  change: Change,
  { reader, isTicked }: { reader: string; isTicked: boolean },
): Html {
  const { file, title, kind, before, version, fields, problems, by, isShared } = change;
  const isText = file.startsWith("content/");
  const isUnfinished = change.state === "unfinished";
  const heading =
    isText && kind !== "gone" ? html`<a href="${at(textPath(file))}">${title}</a>` : title;
  const tick = html`<input type="hidden" name="seen" value="${version} ${file}" form="${putForm}"><input type="checkbox" name="chosen" value="${file}" form="${putForm}" autocomplete="off" aria-label="Put ${title} online"${isTicked && html` checked`}${isUnfinished && html` disabled`}>`;
  const back =
    isText &&
    !isShared &&
    actionForm({
      to: "/online/take-back",
      label: kind === "new" ? "Delete" : "Take back",
      tone: "quiet",
      fields: { file, version, ...(before && { before }) },
      confirm: `${by && by.name !== reader ? `${by.name} wrote this. ` : ""}${confirmations[kind]}`,
    });
  return html`<article class="change"><div class="change-head">${tick}<h3>${heading} ${markOf(change)}</h3><p>${sayingOf(change, reader)}</p>${back}</div>
${problems.map(problemNotice)}
${fields.length > 0 && fieldsOf(change)}</article>\n`;
}

/** Of a new text all words are new, so they are folded. */
function fieldsOf({ kind, fields }: Change): Html {
  const list = html`<dl class="diff">${fields.map(({ title, before = "", after = "" }) => fieldOf(title, before, after))}</dl>`;
  return kind === "new" ? html`<details><summary>What it says</summary>${list}</details>` : list;
}

function markOf({ state: word, kind }: Change): Html {
  if (word === "unfinished") return state("bad", "Not finished");
  if (word === "waiting") return state("waiting", "Waiting for its day");
  if (word === "draft") return state("draft", "Draft");
  return kind === "new" ? state("saved", "New") : "";
}

function sayingOf({ folder, kind, file, before, by, showsFrom }: Change, reader: string): string {
  const who = by && `${by.name === reader ? "you" : by.name}, ${spokenTime(by.at)}`;
  const name = (path: string) => path.replace(/.*\//, "").replace(/\.\w+$/, "");
  const what =
    kind === "gone"
      ? "it goes away"
      : kind === "renamed" && before
        ? `it was ${name(before)} and is now ${name(file)}`
        : undefined;
  const when = showsFrom && `goes online by itself ${spokenTime(Date.parse(showsFrom))}`;
  return [folder, who, what, when].filter(Boolean).join(" · ");
}

/** What is missing or wrong, with the way to its field. */
function problemNotice({
  file,
  field,
  fieldTitle,
  title,
  reason,
}: Change["problems"][number]): Html {
  const place = fieldTitle || title;
  return html`<p class="notice notice--bad change-act"><span><strong>${place}:</strong> ${reason}. It stays here; the others can go.</span> <a href="${at(textPath(file, field))}">Correct it</a></p>`;
}

function fieldOf(name: string, before: string, now: string): Html {
  const difference = markDifferences(before, now);
  return html`<div><dt>${name}</dt><dd data-label="Before">${marked(difference.before, "del")}</dd><dd data-label="Now">${marked(difference.now, "ins")}</dd></div>\n`;
}

function marked(pieces: readonly Piece[], mark: "del" | "ins"): Html {
  if (pieces.length === 0) return html`<span class="muted">nothing</span>`;
  return pieces.map(({ text, isChanged }) => {
    if (!isChanged) return html`${text}`;
    return mark === "del" ? html`<del>${text}</del>` : html`<ins>${text}</ins>`;
  });
}
