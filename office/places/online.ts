import type { Hono } from "hono";
import { html } from "hono/html";
import type { PageHost } from "../shell/page-host.ts";

/** Adds the list of what is not online. */
export function addOnline(office: Hono, host: PageHost): void {
  office.get("/online", (context) =>
    host.show(context, {
      title: "Put it online",
      place: "/online",
      isWhole: true,
      scripts: ["online"],
      body: html`<div id="online"><main class="page" id="main" tabindex="-1"></main></div>`,
    }),
  );
}
