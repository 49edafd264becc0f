import { html } from "hono/html";
import { at } from "./address.ts";
import { attribute, facts, filters, type Html, rows, section, state } from "./parts.ts";
import type { Action, Cell, Input, Part } from "./view.ts";

/** Parts of a page, one below the other. A heading that repeats the page's title is only for screen readers. */
export const viewParts = (parts: readonly Part[], pageTitle: string): Html =>
  html`<div class="stack stack-5">${parts.map((part) => viewPart(part, pageTitle))}</div>`;

function viewPart(part: Part, pageTitle: string): Html {
  switch (part.kind) {
    case "links":
      return part.isFilter
        ? filters(
            part.label,
            part.links.map((link) => ({ ...link, isCurrent: link.isCurrent === true })),
          )
        : html`<p>${part.links.map(({ text, href }) => html`<a href="${at(href)}">${text}</a> `)}</p>`;
    case "rows":
      return section(part.title, { number: part.rows.length, body: rows(part.rows) });
    default: {
      const hidden = part.title === pageTitle && "visually-hidden";
      return html`<section class="stack"><h2${attribute("class", hidden)}>${part.title}</h2>
${contentOf(part)}</section>`;
    }
  }
}

function contentOf(part: Exclude<Part, { kind: "links" | "rows" }>): Html {
  switch (part.kind) {
    case "table":
      return tableOf(part);
    case "facts":
      return facts(part.facts);
    case "text":
      return html`<p class="letter">${part.text}</p>`;
    case "frame":
      return html`<iframe class="${part.isSmall ? "frame frame--small" : "frame"}" src="${at(part.src)}" title="${part.title}"
 sandbox="allow-same-origin allow-top-navigation-by-user-activation"></iframe>`;
    case "actions": {
      const links = part.links?.map(
        ({ text, href, isQuiet }) =>
          html`<a class="button ${isQuiet && "line"}" href="${at(href)}">${text}</a>`,
      );
      return actionsOf(part.actions, links);
    }
  }
}

export function actionsOf(actions: readonly Action[], links: readonly Html[] = []): Html {
  return html`<div class="actions">${links}${actions.map(actionForm)}</div>`;
}

function tableOf({ title, columns, rows, none }: Extract<Part, { kind: "table" }>): Html {
  if (rows.length === 0) return html`<p class="muted">${none}</p>`;
  const body = rows.map(
    (row) => html`<tr>${row.map((cell, index) => cellOf(cell, columns[index] ?? "", index))}</tr>`,
  );
  return html`<table class="table">
<caption class="visually-hidden">${title}</caption>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${body}</tbody></table>`;
}

/** On a phone a row is a card: its first value is its title, states and numbers stand at its end. */
function cellOf(cell: Cell, column: string, index: number): Html {
  if (index === 0) return html`<th scope="row" data-column="${column}">${contentOfCell(cell)}</th>`;
  const isAtEnd = typeof cell === "number" || (typeof cell === "object" && "tone" in cell);
  const place = typeof cell === "number" ? "amount end" : isAtEnd ? "end" : "extra";
  return html`<td class="${place}" data-column="${column}">${contentOfCell(cell)}</td>`;
}

const tones = { plain: "plain", good: "online", waiting: "waiting", bad: "bad" } as const;

function contentOfCell(cell: Cell): Html {
  if (typeof cell === "number") return html`<span>${cell}</span>`;
  if (typeof cell === "string") return html`<span>${cell}</span>`;
  if ("actions" in cell) return actionsOf(cell.actions);
  if (cell.href) return html`<a href="${at(cell.href)}">${cell.text || "(nothing)"}</a>`;
  return state(tones[cell.tone ?? "plain"], cell.text);
}

/** An action as a form, behind a warning if it must be confirmed. */
export function actionForm(action: Action): Html {
  const { confirm, label } = action;
  if (!confirm) return formOf(action);
  return html`<details class="confirm"><summary class="button line">${label} …${noteOf(action)}</summary>
<div class="confirm-body"><p>${confirm}</p>${formOf(action, true)}</div></details>`;
}

const noteOf = ({ note }: Action) => note && html`<span class="visually-hidden"> (${note})</span>`;

function formOf(action: Action, isConfirmed = false): Html {
  const { to, label, tone = "line", fields = {}, inputs = [], isHarmless } = action;
  const looks = isConfirmed ? (isHarmless ? "" : "danger") : tone;
  const hasFiles = inputs.some(({ type }) => type === "file");
  const hidden = Object.entries(isConfirmed ? { ...fields, confirmed: "yes" } : fields);
  const idStart = to.slice(1).replaceAll("/", "-");
  const isForm = inputs.length > 1 || hasFiles;
  return html`<form method="post" action="${at(to)}"
 class="${isForm ? "form" : "row"}"${attribute("enctype", hasFiles && "multipart/form-data")}>
${hidden.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${inputs.map((input) => fieldOf(input, `${idStart}-${input.name}`))}
<div><button type="submit" class="button ${looks}">${label}${noteOf(action)}</button></div></form>`;
}

function fieldOf({ name, label, type, note, value = "", options = [] }: Input, id: string): Html {
  if (type === "checkbox") {
    const boxes = options.map(
      (
        option,
      ) => html`<label class="check"><input type="checkbox" name="${name}" value="${option.value}">
<span>${option.label}</span></label>`,
    );
    return html`<fieldset><legend class="strong">${label}</legend>${boxes}</fieldset>`;
  }
  const described = attribute("aria-describedby", note && `${id}-note`);
  const common = html`id="${id}" name="${name}" class="control"${described} required`;
  // A line break after the tag is no part of the text.
  const control =
    type === "textarea"
      ? html`<textarea ${common} data-kept>\n${value}</textarea>`
      : html`<input type="${type}" ${common}${attribute("value", value)} autocomplete="off"${type === "file" && " multiple"}>`;
  const text = note
    ?.split("`")
    .map((part, index) => (index % 2 ? html`<code>${part}</code>` : part));
  const hint = text && html`<p class="help" id="${id}-note">${text}</p>`;
  return html`<div class="field"><label for="${id}">${label}</label>${control}${hint}</div>`;
}
