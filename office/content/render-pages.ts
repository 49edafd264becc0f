/**
 * Renders pages in a worker thread, with the renderer that the build made and the content of the copy. Here
 * everything is read again for each page, and drafts show, as in development.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { SiteBuild } from "#app/request-context.ts";
import type { NewsletterReader } from "#app/services.ts";
import { kampalaDay } from "#collections/formats/kampala-day.ts";
import { getNewsletterIssueFiles } from "#collections/newsletters/newsletter-issue.ts";
import { markdownAsHtml } from "#server/newsletter/markdown-email.ts";

const { folder } = workerData as { folder: string };
const build = (await import(
  pathToFileURL(join(folder, "build/server/index.js")).href
)) as SiteBuild;
const handle = createRequestHandler(build, "production");

/** Newsletters as they will appear in the archive, as if all were sent today; the site shows only sent ones. */
const newsletter: NewsletterReader = {
  listIssues: async () => writtenIssues(),
  findIssue: async (wanted) => writtenIssues().find(({ slug }) => slug === wanted),
};

function writtenIssues() {
  const sentOn = kampalaDay(Date.now());
  return getNewsletterIssueFiles(folder).map(({ body, ...issue }) => ({
    ...issue,
    sentOn,
    html: markdownAsHtml(body),
  }));
}

/** The answer to a request for a page. */
export type RenderedPage = Awaited<ReturnType<typeof render>>;

async function render(path: string) {
  const context = new RouterContextProvider();
  context.set(build.entry.module.requestContext, { newsletter });
  const response = await handle(new Request(new URL(path, "http://localhost")), context);
  const type = response.headers.get("content-type") ?? "text/html; charset=utf-8";
  const location = response.headers.get("location");
  const body = (await response.bytes()) as Uint8Array<ArrayBuffer>;
  return { status: response.status, type, location, body };
}

parentPort?.on("message", async ({ path, port }: { path: string; port: MessagePort }) => {
  port.postMessage(await render(path).catch((error) => ({ error: String(error) })));
});
