import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Hono } from "hono";
import { html, raw } from "hono/html";
import { Marked } from "marked";
import { at } from "../shell/address.ts";
import type { PageHost } from "../shell/page-host.ts";
import type { OfficeParts } from "./place.ts";

const guide = "docs/how-to/use-the-office.md";
const pictures = "docs/images";

/** Adds the guide for staff: the same that stands in the repository, with its pictures. */
export function addGuide(office: Hono, { root }: OfficeParts, host: PageHost): void {
  office.get("/guide", (context) => {
    const text = readFileSync(join(root, guide), "utf8").replace(/^# .*\n/, "");
    const body = text.replaceAll("../images/", at("/guide/images/"));
    return host.show(context, {
      title: "How to use the office",
      place: "/guide",
      body: html`<div class="readable guide">${raw(new Marked({ gfm: true }).parse(body, { async: false }))}</div>`,
    });
  });
  office.get("/guide/images/:name", (context) => {
    const name = context.req.param("name");
    const file = join(root, pictures, name);
    if (!/^office-[\w-]+\.jpg$/.test(name) || !existsSync(file)) return context.notFound();
    return context.body(readFileSync(file), 200, { "Content-Type": "image/jpeg" });
  });
}
