import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { html } from "hono/html";
import { staffMessage } from "../error-messages.ts";
import { OfficeError } from "../office-error.ts";
import type { Page } from "../shell/frame.ts";
import { nameOf, type PageHost } from "../shell/page-host.ts";
import type { View } from "../shell/view.ts";
import { viewParts } from "../shell/view-parts.ts";
import { allSubjects } from "./all.ts";
import {
  fileSeparator,
  type OfficeFile,
  type Subject,
  type SubjectOffice,
  type Values,
} from "./subject.ts";
import { listingFile, subjectView } from "./subject-view.ts";

/** Bytes, of a newsletter or of bounced mails. */
const maxFormBytes = 8 * 1024 * 1024;

const queryOf =
  ({ req }: Context): Values =>
  (name) =>
    req.query(name) ?? "";

function fileResponse({ type, body, saveAs, headers = {} }: OfficeFile): Response {
  const download = saveAs && { "Content-Disposition": `attachment; filename="${saveAs}"` };
  return new Response(body, { headers: { "Content-Type": type, ...download, ...headers } });
}

/** Reads a form. Files are read as texts, with a separator; other values of a name have an empty line between them. */
export async function readForm({ req }: Context): Promise<Values> {
  const values: Record<string, string[]> = {};
  const files = new Set<string>();
  for (const [name, value] of await req.formData()) {
    const text = typeof value === "string" ? value.replaceAll("\r\n", "\n") : await value.text();
    if (typeof value !== "string") files.add(name);
    values[name] = [...(values[name] ?? []), text];
  }
  return (name) => values[name]?.join(files.has(name) ? fileSeparator : "\n\n") ?? "";
}

/** A view of a subject as a page. */
const pageOfView = ({ within, path }: Subject, { title, lead, parts, ...rest }: View): Page => ({
  ...rest,
  title,
  ...(lead && { lead }),
  place: within ?? path,
  // Its script loads the page again once this is gone from it.
  body: html`${rest.refreshAfter && html`<div data-live></div>`}${viewParts(parts, title)}`,
});

/** Adds the pages, files and actions of every subject. Paths are below the office's own. */
export function addSubjectPages(app: Hono, office: SubjectOffice, host: PageHost): void {
  for (const subject of allSubjects) addSubject(app, subject, office, host);
}

function addSubject(app: Hono, subject: Subject, office: SubjectOffice, host: PageHost): void {
  const { path, within, show, page, actions = {}, listings = [], files = {} } = subject;
  const onGet = (place: string, load: (context: Context) => Promise<Page | View | OfficeFile>) =>
    app.get(place, async (context) => {
      const loaded = await load(context);
      if ("saveAs" in loaded || "type" in loaded) return fileResponse(loaded as OfficeFile);
      return host.show(context, "parts" in loaded ? pageOfView(subject, loaded) : loaded);
    });

  for (const listing of listings.filter(({ file }) => file)) {
    onGet(`${path}/${listing.file}`, () => listingFile(listing, office));
  }
  for (const [name, make] of Object.entries(files)) {
    onGet(`${path}/${name}`, ({ req }) => make(office, (key) => req.param(key) ?? ""));
  }
  if (!within || page) {
    onGet(path, (context) => {
      const query = queryOf(context);
      return page ? page(office, query) : subjectView(subject, office);
    });
  }
  if (show) {
    onGet(`${path}/:id`, (context) =>
      show(office, context.req.param("id") ?? "", queryOf(context)),
    );
  }
  for (const [name, { isConfirmed, choices = {}, perform }] of Object.entries(actions)) {
    app.post(`${path}/${name}`, bodyLimit({ maxSize: maxFormBytes }), async (context) => {
      const value = await readForm(context);
      let to = within ?? path;
      try {
        if (isConfirmed && value("confirmed") !== "yes") {
          throw new OfficeError("Nothing was done: it has to be confirmed.");
        }
        for (const [field, values] of Object.entries(choices)) {
          if (!values.includes(value(field))) throw new OfficeError(`Choose a ${field}.`);
        }
        const result = await perform(office, value, nameOf(context));
        to = result.to ?? to;
        return host.lead(context, to, { sentence: result.sentence, isRefusal: false });
      } catch (error) {
        const sentence = staffMessage(error);
        if (!sentence) throw error;
        return host.lead(context, to, { sentence, isRefusal: true });
      }
    });
  }
}
