import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Hono } from "hono";
import { html } from "hono/html";
import { folderOf, nameOf } from "../core/content-folders.ts";
import { OfficeError } from "../office-error.ts";
import { changesToPut } from "../online/changes.ts";
import { at } from "../shell/address.ts";
import type { PageHost } from "../shell/page-host.ts";
import { attribute } from "../shell/parts.ts";
import type { OfficeParts } from "./place.ts";

/** Adds the page on which a text is written. Its form is the one part of the office that needs a script. */
export function addText(office: Hono, { workspace }: OfficeParts, host: PageHost): void {
  office.get("/content/:folder/:name", async (context) => {
    const { folder, name } = context.req.param();
    const file = `content/${folder}/${name}`;
    if (!/^[\w-]+\/[\w-][\w.-]*\.(yaml|md)$/.test(`${folder}/${name}`)) {
      throw new OfficeError("There is no such text.");
    }
    if (!existsSync(join(workspace.root, file)))
      throw new OfficeError("There is no such text (any more).");
    const { title: shelf } = folderOf(file);
    const title = nameOf(file, workspace.values(file));
    // The form counts its own text as it is written.
    const others = (await changesToPut(workspace)).filter((change) => change !== file).length;
    return host.show(context, {
      title,
      place: "/content",
      isWhole: true,
      scripts: ["text"],
      body: html`<div id="text" data-file="${file}"${attribute("data-field", context.req.query("field"))} data-put-online="${host.putOnline}" data-others="${others}">
<main class="page" id="main" tabindex="-1"><p class="crumbs"><a href="${at("/content")}">Content</a> / <a href="${at(`/content/${folder}`)}">${shelf}</a></p>
<h1>${title}</h1><noscript><p class="notice notice--bad">The form of a text needs JavaScript. Messages, gifts and lists work without.</p></noscript></main></div>`,
    });
  });
}
