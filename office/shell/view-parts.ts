import { html, raw } from "hono/html";
import { allSubjects } from "../subjects/all.ts";
import type { Action, Card, Cell, Input, Part } from "../subjects/subject.ts";
import { leaveWarning } from "./leave-warning.ts";

/** An attribute of a tag; nothing without a value. */
export const attribute = (name: string, value: string | false | undefined) =>
  value ? html` ${name}="${value}"` : "";

/** One part of a page. A heading that repeats the page's title is only for screen readers. */
export function viewPart(part: Part, pageTitle: string) {
  if (part.kind === "links") return linksOf(part);
  const hidden = part.title === pageTitle && "visually-hidden";
  return html`<section class="part"><h2${attribute("class", hidden)}>${part.title}</h2>
${contentOf(part)}</section>`;
}

function contentOf(part: Exclude<Part, { kind: "links" }>) {
  switch (part.kind) {
    case "table":
      return tableOf(part);
    case "facts": {
      const facts = Object.entries(part.facts).filter(([, value]) => value);
      const rows = facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`);
      return html`<dl class="facts">${rows}</dl>`;
    }
    case "text":
      return html`<p class="words">${part.text}</p>`;
    case "frame":
      return html`<iframe class="${part.isSmall ? "frame frame--small" : "frame"}" src="${part.src}" title="${part.title}"
 sandbox="allow-same-origin allow-top-navigation-by-user-activation"></iframe>`;
    case "actions": {
      const links = part.links?.map(
        ({ text, href }) => html`<a class="button" href="${href}">${text}</a>`,
      );
      return actionsOf(part.actions, links);
    }
    case "cards":
      return html`<div class="cards">${part.cards.map(cardOf)}</div>`;
  }
}

function actionsOf(actions: readonly Action[], links: readonly unknown[] = []) {
  return html`<div class="actions">${links}${actions.map(actionForm)}</div>`;
}

function cardOf({ title, tone, count, items, none }: Card) {
  const tasks = items.map(
    ({ text, href, note }) =>
      html`<li><a href="${href}">${text}</a><span class="muted">${note}</span></li>`,
  );
  return html`<section class="card card--${count > 0 ? tone : "good"}">
<h3>${title}</h3><p class="count">${count}</p>
${items.length === 0 && html`<p class="muted">${none}</p>`}<ul>${tasks}</ul></section>`;
}

function linksOf({ label, links }: Extract<Part, { kind: "links" }>) {
  const items = links.map(({ text, href, isCurrent }) => {
    const current = attribute("aria-current", isCurrent && "true");
    return html`<li><a href="${href}"${current}>${text}</a></li>`;
  });
  return html`<nav class="links" aria-label="${label}"><span aria-hidden="true">${label}</span>
<ul>${items}</ul></nav>`;
}

function tableOf({ title, columns, rows, none }: Extract<Part, { kind: "table" }>) {
  if (rows.length === 0) return html`<p class="muted">${none}</p>`;
  const body = rows.map((row) => {
    const cells = row.map(
      (cell, at) => html`<td data-column="${columns[at]}">${contentOfCell(cell)}</td>`,
    );
    return html`<tr>${cells}</tr>`;
  });
  return html`<table${attribute("class", columns.length <= 2 && "narrow")}>
<caption class="visually-hidden">${title}</caption>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${body}</tbody></table>`;
}

function contentOfCell(cell: Cell) {
  if (typeof cell === "number") return html`<span class="number">${cell}</span>`;
  if (typeof cell === "string") return html`<span>${cell}</span>`;
  if ("actions" in cell) return actionsOf(cell.actions);
  if (cell.href) return html`<a href="${cell.href}">${cell.text || "(nothing)"}</a>`;
  return html`<span class="state state--${cell.tone ?? "plain"}">${cell.text}</span>`;
}

/** Warnings of actions that must be confirmed, by the path of their form. */
const confirmations = new Map(
  allSubjects.flatMap(({ path, actions = {} }) =>
    Object.entries(actions).map(([name, { confirm }]) => [`${path}/${name}`, confirm]),
  ),
);

/** An action as a form, behind a warning if it must be confirmed. */
function actionForm(action: Action) {
  const confirm = confirmations.get(action.to);
  if (!confirm) return formOf(action);
  return html`<details class="confirm"><summary class="button line">${action.label} …</summary>
<div class="confirm-body"><p>${confirm}</p>${formOf(action, true)}</div></details>`;
}

function formOf({ to, label, fields = {}, inputs = [] }: Action, isConfirmed = false) {
  const hasFiles = inputs.some(({ type }) => type === "file");
  const hidden = Object.entries(isConfirmed ? { ...fields, confirmed: "yes" } : fields);
  const idStart = to.slice(1).replaceAll("/", "-");
  return html`<form method="post" action="${to}"
 class="${inputs.length > 1 || hasFiles ? "form" : "action"}"${attribute("enctype", hasFiles && "multipart/form-data")}>
${hidden.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${inputs.map((input) => fieldOf(input, `${idStart}-${input.name}`))}
<button type="submit" class="button ${isConfirmed ? "button--danger" : ""}">${label}</button></form>`;
}

function fieldOf({ name, label, type, note, value = "", options = [] }: Input, id: string) {
  if (type === "checkbox") {
    const boxes = options.map(
      (option) => html`<label><input type="checkbox" name="${name}" value="${option.value}">
<span>${option.label}</span></label>`,
    );
    return html`<fieldset class="choices"><legend>${label}</legend>${boxes}</fieldset>`;
  }
  const described = attribute("aria-describedby", note && `${id}-note`);
  const common = html`id="${id}" name="${name}" class="control"${described} required`;
  // A line break after the tag is no part of the text.
  const control =
    type === "textarea"
      ? html`<textarea ${common}>\n${value}</textarea><script>${raw(leaveWarning)}</script>`
      : html`<input type="${type}" ${common}${attribute("value", value)} autocomplete="off"${type === "file" && " multiple"}>`;
  const words = note?.split("`").map((part, at) => (at % 2 ? html`<code>${part}</code>` : part));
  const hint = words && html`<small class="hint" id="${id}-note">${words}</small>`;
  return html`<div class="field"><label class="label" for="${id}">${label}</label>${control}${hint}</div>`;
}
