import { readFileSync } from "node:fs";
import type { Hono } from "hono";
import { storedFile } from "../content/responses.ts";
import { findFont, stylesheet } from "../shell/site-files.ts";

/** Hold no personal data; their addresses change with their bytes, or they are asked for again. */
const cached = { "Cache-Control": "private, max-age=600" };

/** Adds the style sheet, fonts and scripts. @param client folder with the scripts */
export function addAssets(office: Hono, client: string): void {
  office.get("/assets/office.css", (context) =>
    context.body(stylesheet.text, 200, { "Content-Type": "text/css; charset=utf-8", ...cached }),
  );
  office.get("/assets/fonts/:name", (context) => {
    const file = findFont(context.req.param("name"));
    if (!file) return context.notFound();
    return context.body(readFileSync(file), 200, { "Content-Type": "font/woff2", ...cached });
  });
  office.get("/assets/*", (context) => {
    const [, name = ""] = context.req.path.split("/assets/");
    const stored = storedFile(client, name);
    return stored.status === 200 ? stored : context.notFound();
  });
}
