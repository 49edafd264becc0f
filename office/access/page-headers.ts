import type { MiddlewareHandler } from "hono";

const everywhere: Readonly<Record<string, string>> = {
  "Cache-Control": "no-store",
  "Cross-Origin-Resource-Policy": "same-origin",
  // Not "no-referrer": browsers would then send forms with the origin "null".
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

/** The office runs its own scripts, loads nothing from elsewhere, and is shown in no frame of another site. */
const officePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  // CodeMirror writes its styles into the page.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join("; ");

/** A page of the site beside the form looks as it does online, runs no script and sends nothing. */
const besidePolicy = [
  "default-src 'self' data:",
  "script-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'none'",
  "frame-src 'none'",
  "object-src 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
].join("; ");

/**
 * Sends the headers of every page, file and answer of the office. What a handler has set stays, such as how long a font
 * may be kept.
 * @param origin of the office; browsers come back by https alone where it has that
 */
export function officeHeaders(origin: string): MiddlewareHandler {
  return withHeaders({
    ...everywhere,
    ...(origin.startsWith("https:") && {
      "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    }),
    "Content-Security-Policy": officePolicy,
    "Cross-Origin-Opener-Policy": "same-origin",
  });
}

/** Sends the headers of a page of the site that is shown beside the form. Register it after those of the office. */
export function besideHeaders(): MiddlewareHandler {
  return withHeaders({ "Content-Security-Policy": besidePolicy });
}

function withHeaders(headers: Readonly<Record<string, string>>): MiddlewareHandler {
  return async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  };
}
