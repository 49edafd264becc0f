import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { at } from "./address.ts";

export type Html =
  | HtmlEscapedString
  | Promise<HtmlEscapedString>
  | string
  | false
  | undefined
  | readonly Html[];

/** An attribute of a tag; nothing without a value. */
export const attribute = (name: string, value: string | false | undefined) =>
  value ? html` ${name}="${value}"` : "";

/** What came of what was pressed, on the page after it. */
export interface Notice {
  sentence: string;
  isRefusal: boolean;
}

export const noticeOf = ({ sentence, isRefusal }: Notice) =>
  html`<p class="notice ${isRefusal ? "notice--bad" : "notice--good"}" role="alert">${sentence}</p>`;

/** How a state looks, beside its word. */
export type StateTone = "draft" | "saved" | "waiting" | "online" | "bad" | "question" | "plain";

export const state = (tone: StateTone, word: string) =>
  html`<span class="state state--${tone}">${word}</span>`;

/** One line of a list, which leads somewhere as a whole. */
export interface ListRow {
  text: string;
  href: string;
  note?: string | undefined;
  /** At its end: a state, a clock. */
  end?: Html;
}

export const rows = (list: readonly ListRow[]) =>
  html`<ul class="rows">${list.map(
    ({ text, href, note, end }) =>
      html`<li><a href="${at(href)}">${text}</a>${note && html`<p>${note}</p>`}<span class="end">${end}</span></li>\n`,
  )}</ul>`;

/** A list with its heading, number, and a link to all of it. */
export const section = (
  heading: string,
  { number, more, body }: { number?: number; more?: { text: string; href: string }; body: Html },
) =>
  html`<section class="stack stack-2"><div class="section-head"><h2>${heading}${number !== undefined && html` <span class="number">${number}</span>`}</h2>${more && html`<a href="${at(more.href)}">${more.text}</a>`}</div>${body}</section>`;

/** Which rows of a list are shown. */
export interface Filter {
  text: string;
  href: string;
  number?: number;
  isCurrent: boolean;
}

export const filters = (label: string, list: readonly Filter[]) =>
  html`<nav class="filters" aria-label="${label}">${list.map(
    ({ text, href, number, isCurrent }) =>
      html`<a href="${at(href)}"${attribute("aria-current", isCurrent && "page")}>${text}${number ? html` <span class="muted">${number}</span>` : ""}</a>`,
  )}</nav>`;

/** Values by their names; those without a value are left out. */
export const facts = (values: Readonly<Record<string, Html | null>>) =>
  html`<dl class="facts">${Object.entries(values)
    .filter(([, value]) => value)
    .map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;

/** A group that is closed and says what is in it. */
export const fold = (
  title: string,
  {
    value,
    end,
    isOpen = false,
    id,
    body,
  }: { value?: string; end?: Html; isOpen?: boolean; id?: string; body: Html },
) =>
  html`<details class="fold"${attribute("id", id)}${isOpen && html` open`}><summary><b>${title}</b><span class="value">${value}</span><span>${end}</span></summary><div class="in">${body}</div></details>`;

export const folds = (list: readonly Html[]) => html`<div class="folds">${list}</div>`;

/** A number with its noun, such as `1 place` and `2 places`. */
export const counted = (number: number, singular: string, several = `${singular}s`) =>
  `${number} ${number === 1 ? singular : several}`;
