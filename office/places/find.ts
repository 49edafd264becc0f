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
    const query = (context.req.query("q") ?? "").trim();
    // One more than are shown, which says that there are more.
    const all = searchFiles(parts.workspace, query, maxResults + 1);
    const texts = all.slice(0, maxResults);
    const isCut = all.length > texts.length;
    const people = query.length > 1 ? await peopleOf(parts, query) : [];
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
      ...(query && { lead: `“${query}”: ${isCut ? "the first " : ""}${counted(count, "place")}.` }),
      body: html`<div class="stack stack-5">${findForm(query)}
<div class="stack stack-5" data-found>${query !== "" && count === 0 && none}
${people.map(({ title, found }) => section(title, { number: found.length, body: rows(found) }))}
${textRows.length > 0 && section(isCut ? `Content: the first ${maxResults}, add a word for fewer` : "Content", { ...(!isCut && { number: textRows.length }), body: rows(textRows) })}</div></div>`,
    });
  });
}

async function peopleOf(office: OfficeParts, query: string) {
  const kinds = await findAnything(office, query);
  return kinds.map(({ listing: { title, columns }, rows: records, place }) => ({
    title,
    found: records.map((row) => {
      const named = columns.find((column) => column.href) ?? columns[0];
      const href = named?.href?.(row) ?? place;
      const [, ...cells] = columns.map((column) => String(column.value(row)));
      const text = named?.value(row) ?? "";
      const isPage = named?.href !== undefined;
      return {
        text: String(text),
        href,
        isPage,
        note: cells.filter((value) => value !== text).join(" · "),
      };
    }),
  }));
}
