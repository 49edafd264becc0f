import type { Context } from "hono";
import type { Log } from "#server/log.ts";
import { staffMessage } from "../error-messages.ts";
import { OfficeError } from "../office-error.ts";
import { at } from "./address.ts";
import { type Page, renderPage, type Waiting } from "./frame.ts";
import type { Notice } from "./parts.ts";

type Status = 200 | 404 | 422 | 500;

/** How pages are shown, and what came of what was pressed. */
export interface PageHost {
  /** What the gold button says: it puts online where this machine serves the site. */
  putOnline: string;
  show(context: Context, page: Page, status?: Status): Promise<Response>;
  /** Answers what was pressed by leading to a page that says once what came of it. */
  lead(context: Context, to: string, notice: Notice): Response;
  /** Shows why something failed; the log names the place and no data of it. */
  fail(error: Error, context: Context): Promise<Response>;
}

interface HostParts {
  log: Log;
  waiting(): Promise<Waiting>;
  /** What the gold button says. */
  putOnline: string;
}

export function createPageHost({ log, waiting, putOnline }: HostParts): PageHost {
  /** By the name of the sign-in, until the next page. */
  const notices = new Map<string, Notice>();
  const host: PageHost = {
    putOnline,
    async show(context, page, status = 200) {
      const name = nameOf(context);
      const notice = notices.get(name);
      notices.delete(name);
      const surroundings = { name, notice, putOnline, waiting: await waiting() };
      return context.html(renderPage(page, surroundings), status);
    },
    lead(context, to, notice) {
      notices.set(nameOf(context), notice);
      // A redirect, so that reloading the page does not repeat the action.
      return context.redirect(at(to), 303);
    },
    async fail(error, context) {
      const sentence = staffMessage(error);
      const place = context.req.path.split("/").slice(0, 3).join("/");
      if (!sentence) log.error({ error, place }, "the office failed");
      const page: Page = {
        title: "That did not work",
        lead: sentence ?? "The reason is in the log of the office.",
        body: "",
      };
      // What failed may be what the menu counts.
      const counted = await waiting().catch(() => noneWaits);
      const surroundings = { name: nameOf(context), putOnline, waiting: counted };
      return context.html(renderPage(page, surroundings), error instanceof OfficeError ? 404 : 500);
    },
  };
  return host;
}

export const noneWaits: Waiting = { messages: 0, gifts: 0, changes: 0, questions: 0 };

/** The name of the sign-in. */
export function nameOf(context: Context): string {
  return (context.get("name") as string | undefined) ?? "This laptop";
}
