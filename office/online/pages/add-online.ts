import type { Context, Hono } from "hono";
import { EditError } from "#collections/content-file.ts";
import { VersionConflictError } from "../../content/workspace.ts";
import { at } from "../../shell/address.ts";
import { nameOf, type PageHost } from "../../shell/page-host.ts";
import { listHistory } from "../history.ts";
import type { Online } from "../online.ts";
import { takeBack } from "../take-back.ts";
import { beforeList } from "./before-list.ts";
import { listPage } from "./list-page.ts";
import { progressPage } from "./progress-page.ts";
import { reachLabels } from "./reach-labels.ts";

/** Adds the list of what is not online, and the pages on what was pressed there. All of it works without scripts. */
export function addOnline(office: Hono, online: Online, host: PageHost): void {
  office.get("/online", async (context) =>
    host.show(context, await listPage(online, nameOf(context))),
  );

  office.get("/online/progress", async (context) => {
    const page = await progressPage(online);
    return page ? host.show(context, page) : context.redirect(at("/online"));
  });

  office.get("/online/before", async (context) => {
    const reach = await online.reach();
    const history = await listHistory(online.workspace.root, 1000);
    const crumbs = [{ text: reachLabels[reach].title, href: "/online" }];
    const body = beforeList(history, reach, true);
    return host.show(context, { title: reachLabels[reach].before, place: "/online", crumbs, body });
  });

  office.post("/online/put", async (context) => {
    const form = await context.req.formData();
    const chosen = form.getAll("chosen").map(String);
    const message = String(form.get("words") ?? "");
    const seen = form.getAll("seen").map((entry): [string, string] => {
      const [version = "", file = ""] = String(entry).split(" ");
      return [file, version];
    });
    return press(context, chosen, message, new Map(seen));
  });

  office.post("/online/again", async (context) => {
    const form = await context.req.formData();
    const chosen = String(form.get("chosen") ?? "").split(/\r?\n/);
    return press(context, chosen, String(form.get("words") ?? ""));
  });

  office.post("/online/back", (context) =>
    lead(context, "/online", async (form) => {
      await online.putBack(String(form.get("commit") ?? ""), { name: nameOf(context) });
      return context.redirect(at("/online/progress"), 303);
    }),
  );

  office.post("/online/stop", (context) => {
    online.stop();
    return context.redirect(at("/online/progress"), 303);
  });

  office.post("/online/take-back", (context) =>
    lead(context, "/online", async (form) => {
      const value = (name: string) => String(form.get(name) ?? "");
      const { workspace } = online;
      const before = value("before") || undefined;
      await takeBack(workspace, { file: value("file"), version: value("version"), before });
      const isThere = workspace.saved(value("file")) !== undefined || before;
      const sentence = isThere
        ? "Taken back: it has the words again that are online."
        : "It is deleted.";
      return host.lead(context, "/online", { sentence, isRefusal: false });
    }),
  );

  /** A refusal shows the list again with the ticks and words that were sent. */
  async function press(
    context: Context,
    chosen: readonly string[],
    message: string,
    seen?: ReadonlyMap<string, string>,
  ) {
    const name = nameOf(context);
    // Pressed twice.
    if (online.busyFor === name) return context.redirect(at("/online/progress"), 303);
    try {
      await online.put(chosen, message, { name }, seen);
      return context.redirect(at("/online/progress"), 303);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      const page = await listPage(online, name, { chosen, words: message, refusal: error.message });
      return host.show(context, page, 422);
    }
  }

  /** Does what was confirmed; a refusal is said on the page that follows. */
  async function lead(
    context: Context,
    to: string,
    perform: (form: FormData) => Promise<Response>,
  ) {
    const form = await context.req.formData();
    try {
      if (form.get("confirmed") !== "yes")
        throw new EditError("Nothing was done: confirm it first.");
      return await perform(form);
    } catch (error) {
      const isKnown = error instanceof EditError || error instanceof VersionConflictError;
      if (!isKnown) throw error;
      return host.lead(context, to, { sentence: error.message, isRefusal: true });
    }
  }
}
