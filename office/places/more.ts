import type { Hono } from "hono";
import { html } from "hono/html";
import { at } from "../shell/address.ts";
import type { PageHost } from "../shell/page-host.ts";
import type { OfficeParts } from "./place.ts";
import { waitingOf } from "./waiting.ts";

/** Adds the last place at the thumb of a phone: what has no place of its own there. */
export function addMore(office: Hono, parts: OfficeParts, host: PageHost): void {
  office.get("/more", async (context) => {
    const { gifts, questions } = await waitingOf(parts, parts.workspace);
    const link = (path: string, text: string, count = 0) =>
      html`<a href="${at(path)}"><span>${text}</span><span>${count > 0 && count}</span></a>`;
    return host.show(context, {
      title: "More",
      place: "/more",
      body: html`<div class="shelves"><section class="shelf"><h2>Work</h2>${link("/newsletter", "Newsletter")}${link("/gifts", "Gifts", gifts)}${questions > 0 && link("/questions", "Questions", questions)}</section>
<section class="shelf"><h2>The office</h2>${link("/runs", "How it runs")}${link("/online", "What went online before")}${link("/guide", "Guide")}</section></div>`,
    });
  });
}
