import { startConfiguredSite } from "./configured-site.ts";
import type { RunningSite } from "./running-site.ts";

const html = { accept: "text/html" };

/** A request whose answer represents others of its kind. */
export interface AnswerKind {
  title: string;
  status: number;
  path: string;
  init?: RequestInit;
}

/** A form as a browser posts it without JavaScript. */
export const formPost = (fields: Record<string, string>): RequestInit => ({
  method: "POST",
  body: new URLSearchParams(fields),
  headers: html,
});

/** A message that the contact form accepts. */
export const validMessage = {
  firstName: "Amina",
  lastName: "Okello",
  email: "amina@example.org",
  subject: "A question",
  message: "Which headers does the answer carry?",
};

/** One request for each kind of answer that the server gives. */
export const answerKinds = {
  /** Answered with a page. */
  documents: [
    { title: "the home page", status: 200, path: "/" },
    { title: "a page with a form", status: 200, path: "/contact" },
    { title: "a page rendered for one request", status: 200, path: "/search?q=data" },
    { title: "a page of the newsletter's archive", status: 200, path: "/newsletter/archive" },
    {
      title: "a refused form",
      status: 422,
      path: "/contact",
      init: formPost({ firstName: "Amina" }),
    },
    { title: "a link with an unknown key", status: 410, path: "/newsletter/confirm/x" },
    { title: "an unknown address", status: 404, path: "/nothing" },
    {
      title: "an unknown method",
      status: 405,
      path: "/about",
      init: { method: "DELETE", headers: html },
    },
  ],
  /** Answered without a page. */
  withoutDocument: [
    { title: "a redirect", status: 303, path: "/contact", init: formPost(validMessage) },
    { title: "a moved address", status: 308, path: "/home" },
    { title: "health", status: 200, path: "/healthz" },
    {
      title: "an error for programs",
      status: 404,
      path: "/nothing",
      init: { headers: { accept: "application/json" } },
    },
  ],
} satisfies Record<string, AnswerKind[]>;

/** Starts the site as on a public address, which needs a mail server in its settings. */
export const startPublicSite = (): Promise<RunningSite> =>
  startConfiguredSite(
    {
      PUBLIC_URL: "https://www.example.org",
      HSTS_PRELOAD: "yes",
      SMTP_URL: "smtp://127.0.0.1:1",
      MAIL_FROM: "website@example.org",
      LOG_LEVEL: "silent",
    },
    ["/", "/contact", "/404", "/405", "/410", "/500"],
  );

/** Sends one of them, without following redirects. */
export async function askSite(
  site: RunningSite,
  { path, init }: Pick<AnswerKind, "path" | "init">,
) {
  const options: RequestInit = { headers: html, redirect: "manual", ...init };
  const response = await fetch(site.origin + path, options);
  return { status: response.status, headers: response.headers, body: await response.text() };
}
