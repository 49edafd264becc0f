import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A proxy whose pages record their errors, for engines that do not report them. */
export interface ErrorRecorder extends AsyncDisposable {
  /** Origin under which the site is reached through it. */
  origin: string;
}

const path = "/recorder.js";

/** The first script of each page. Its records outlive the page: a journey visits several. */
const recorder = `
  window.recordedErrors = JSON.parse(sessionStorage.getItem("recorded-errors") ?? "[]");
  const note = (what) => {
    window.recordedErrors.push(location.pathname + ": " + what);
    sessionStorage.setItem("recorded-errors", JSON.stringify(window.recordedErrors));
  };
  addEventListener("error", ({ message, target }) => note(message ?? "not loaded: " + (target.src ?? target.href)), true);
  addEventListener("unhandledrejection", ({ reason }) => note(reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => note(violatedDirective + " " + blockedURI));
  const say = console.error;
  console.error = (...words) => { note(words.join(" ")); say(...words); };
`;

/** @param site origin of the site behind it */
export async function openErrorRecorder(site: string): Promise<ErrorRecorder> {
  let origin = "";
  // The site names its own address where a payment returns to it.
  const throughHere = (said: string) => said.replaceAll(site, origin);
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
      const { "content-length": _, etag: __, location, ...rest } = got.headers;
      const moved = location ? { location: throughHere(location) } : {};
      const type = got.headers["content-type"] ?? "";
      if (!/^(text\/html|application\/json)/.test(type) || got.statusCode === 304) {
        answer.writeHead(got.statusCode ?? 502, { ...got.headers, ...moved });
        got.pipe(answer);
        return;
      }
      const said = throughHere(await text(got));
      answer.writeHead(got.statusCode ?? 502, { ...rest, ...moved });
      answer.end(said.replace("<head>", `<head><script src="${path}"></script>`));
    });
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
