import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A way to a site on which every page notes its errors, for engines that tell nobody of them. */
export interface ErrorRecorder extends AsyncDisposable {
  /** Origin under which the site is reached through it. */
  origin: string;
}

const path = "/recorder.js";

/** The first script of each page. */
const recorder = `
  window.recordedErrors = [];
  const note = (what) => window.recordedErrors.push(String(what));
  addEventListener("error", ({ message, target }) => note(message ?? "not loaded: " + (target.src ?? target.href)), true);
  addEventListener("unhandledrejection", ({ reason }) => note(reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => note(violatedDirective + " " + blockedURI));
  const say = console.error;
  console.error = (...words) => { note(words.join(" ")); say(...words); };
`;

/** @param site origin of the site behind it */
export async function openErrorRecorder(site: string): Promise<ErrorRecorder> {
  const server = createServer(async (asked, answer) => {
    if (asked.url === path) {
      answer.writeHead(200, {
        "Content-Type": "text/javascript",
        "Cross-Origin-Resource-Policy": "same-origin",
      });
      answer.end(recorder);
      return;
    }
    const headers = { ...asked.headers, "accept-encoding": "identity" };
    const options = { method: asked.method, headers };
    const passed = request(site + asked.url, options, async (got: IncomingMessage) => {
      const isPage = got.headers["content-type"]?.startsWith("text/html") && got.statusCode !== 304;
      if (!isPage) {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
        return;
      }
      const html = (await text(got)).replace("<head>", `<head><script src="${path}"></script>`);
      const { "content-length": _, etag: __, ...rest } = got.headers;
      answer.writeHead(got.statusCode ?? 502, rest);
      answer.end(html);
    });
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
