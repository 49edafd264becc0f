import type { Hono } from "hono";
import { html } from "hono/html";
import { maxResults, searchFiles } from "../content/search.ts";
import { at } from "../shell/address.ts";
import type { PageHost } from "../shell/page-host.ts";
import { counted, rows, section } from "../shell/parts.ts";
import { findAnything } from "../subjects/find.ts";
import { findForm } from "./content.ts";
import type { OfficeParts } from "./place.ts";
import { textPath } from "./text-path.ts";

/** Adds the one search for all: content by sentence, people by reference, name or address. */
export function addFind(office: Hono, parts: OfficeParts, host: PageHost): void {
  office.get("/find", async (context) => {
    const words = (context.req.query("q") ?? "").trim();
    // One more than are shown, which says that there are more.
    const all = searchFiles(parts.workspace, words, maxResults + 1);
    const texts = all.slice(0, maxResults);
    const isCut = all.length > texts.length;
    const people = words.length > 1 ? await peopleOf(parts, words) : [];
    // A reference that one message has, or one gift, opens it.
    const [only, another] = people.flatMap(({ found }) => found);
    if (only && !another && only.isPage && texts.length === 0)
      return context.redirect(at(only.href));
    const textRows = texts.map(({ file, title, field, excerpt }) => ({
      text: title,
      href: textPath(file, field),
      note: excerpt,
    }));
    const [first] = textRows;
    // The key Enter, where what is found shows while one types.
    if (context.req.query("open") === "first" && first && people.length === 0) {
      return context.redirect(at(first.href));
    }
    const count = textRows.length + people.reduce((sum, { found }) => sum + found.length, 0);
    const none = html`<p class="muted">Nothing was found. Try a part of the sentence, the name, the address or the reference.</p>`;
    return host.show(context, {
      title: "Find",
      place: "/content",
      ...(words && { lead: `“${words}”: ${isCut ? "the first " : ""}${counted(count, "place")}.` }),
      body: html`<div class="stack stack-5">${findForm(words)}
<div class="stack stack-5" data-found>${words !== "" && count === 0 && none}
${people.map(({ title, found }) => section(title, { number: found.length, body: rows(found) }))}
${textRows.length > 0 && section(isCut ? `Content: the first ${maxResults}, add a word for fewer` : "Content", { ...(!isCut && { number: textRows.length }), body: rows(textRows) })}</div></div>`,
    });
  });
}

async function peopleOf(office: OfficeParts, words: string) {
  const kinds = await findAnything(office, words);
  return kinds.map(({ listing: { title, columns }, rows: found, place }) => ({
    title,
    found: found.map((row) => {
      const named = columns.find((column) => column.href) ?? columns[0];
      const href = named?.href?.(row) ?? place;
      const [, ...said] = columns.map((column) => String(column.value(row)));
      const text = named?.value(row) ?? "";
      const isPage = named?.href !== undefined;
      return {
        text: String(text),
        href,
        isPage,
        note: said.filter((value) => value !== text).join(" · "),
      };
    }),
  }));
}
