import type { Hono } from "hono";
import { html } from "hono/html";
import { searchFiles } from "../content/file-views.ts";
import { at } from "../shell/address.ts";
import type { PageHost } from "../shell/page-host.ts";
import { rows, section } from "../shell/parts.ts";
import { findAnything } from "../subjects/find.ts";
import { findForm } from "./content.ts";
import type { OfficeParts } from "./place.ts";
import { textPath } from "./text-path.ts";

/** Adds the one search for all: content by sentence, people by reference, name or address. */
export function addFind(office: Hono, parts: OfficeParts, host: PageHost): void {
  office.get("/find", async (context) => {
    const words = (context.req.query("q") ?? "").trim();
    const texts = searchFiles(parts.workspace, words);
    const people = words.length > 1 ? await peopleOf(parts, words) : [];
    // A reference that one message has, or one gift, opens it.
    const [only, another] = people.flatMap(({ found }) => found);
    if (only && !another && texts.length === 0) return context.redirect(at(only.href));
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
      ...(words && { lead: `“${words}”: ${count === 1 ? "1 place" : `${count} places`}.` }),
      body: html`<div class="stack stack-5">${findForm(words)}
<div class="stack stack-5" data-found>${words !== "" && count === 0 && none}
${people.map(({ title, found }) => section(title, { number: found.length, body: rows(found) }))}
${textRows.length > 0 && section("Content", { number: textRows.length, body: rows(textRows) })}</div></div>`,
    });
  });
}

async function peopleOf(office: OfficeParts, words: string) {
  const kinds = await findAnything(office, words);
  return kinds.map(({ listing: { title, columns }, rows: found }) => ({
    title,
    found: found.map((row) => {
      const href = columns.find((column) => column.href)?.href?.(row) ?? "/";
      const [, ...said] = columns.map((column) => String(column.value(row)));
      const text = columns.find((column) => column.href)?.value(row) ?? "";
      return { text: String(text), href, note: said.filter((value) => value !== text).join(" · ") };
    }),
  }));
}
