import { isWorker } from "./cache-policy.ts";

/** What the headers depend on. */
export interface SecuritySettings {
  /** Whether people reach the site by https; HSTS is sent only then. */
  isEncrypted: boolean;
  /** Origins besides our own that forms may be sent to or lead to: form services, payment pages. */
  formOrigins?: readonly string[];
  /** Origins besides our own that scripts may speak to: form services. */
  connectOrigins?: readonly string[];
  /** Whether nothing may leave the page: no script may speak to anybody, us included, and no form may be sent. */
  isPrivate?: boolean;
  /** Whether browsers may put the name on their list of sites that are reached by https only. */
  isPreloaded?: boolean;
}

/** Nothing on this site needs any of these. */
const deniedFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** Names and values. */
export type HeaderList = readonly (readonly [name: string, value: string])[];

/**
 * Headers for pages and for every answer that is made for one request, errors included. They follow the OWASP
 * Secure Headers project and MDN's HTTP Observatory. Written here and not by Hono's `secureHeaders`, because
 * stored pages carry them too.
 * @param styleHash SHA-256 in Base64 of the styles that the page holds; without it no styles are allowed
 */
export function securityHeaders(settings: SecuritySettings, styleHash?: string): HeaderList {
  return [
    ["Content-Security-Policy", contentPolicy(settings, styleHash)],
    ...otherHeaders(settings),
  ];
}

/**
 * Headers for files that are no page of their own: scripts, fonts, pictures, data. Of all those above only
 * these do anything there, and a page loads a dozen files.
 * @param path address of the file
 */
export function fileSecurityHeaders(path: string, settings: SecuritySettings): HeaderList {
  if (path.endsWith(".pdf")) return documentSecurityHeaders(settings);
  if (isOpenData(path)) return openDataHeaders;
  const headers = [noSniff, ["Cross-Origin-Resource-Policy", "same-origin"]] as const;
  // A drawing that is opened by itself is a document, and could hold scripts, and so could a page to take away.
  // The worker's own policy is the one that its file comes with.
  if (/\.(?:svg|html)$/.test(path)) return [...headers, ["Content-Security-Policy", lonelyPolicy]];
  return isWorker(path)
    ? [...headers, ["Content-Security-Policy", workerPolicy(settings)]]
    : headers;
}

const noSniff = ["X-Content-Type-Options", "nosniff"] as const;

/** Data that scripts of other sites may read. */
export const openDataHeaders: HeaderList = [
  noSniff,
  ["Access-Control-Allow-Origin", "*"],
  ["Cross-Origin-Resource-Policy", "cross-origin"],
];

/** Open data and feeds. */
function isOpenData(path: string): boolean {
  return /^\/(?:data|feeds)\//.test(path) || path === "/newsletter/feed.xml";
}

const lonelyPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function workerPolicy({ connectOrigins = [] }: SecuritySettings): string {
  return `default-src 'none'; ${["connect-src 'self'", ...connectOrigins].join(" ")}`;
}

/**
 * Headers for PDF files. Browsers show a PDF inside a small document of their own, which inherits our
 * policy and needs an `<embed>` and inline styles; with the policy of pages it stays blank.
 */
function documentSecurityHeaders(settings: SecuritySettings): HeaderList {
  const policy =
    "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; img-src 'self' data:; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  return [["Content-Security-Policy", policy], ...otherHeaders(settings)];
}

function contentPolicy(
  { isEncrypted, isPrivate, formOrigins = [], connectOrigins = [] }: SecuritySettings,
  styleHash: string | undefined,
): string {
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    ...(styleHash ? [`style-src 'sha256-${styleHash}'`] : []),
    "img-src 'self' data:",
    "font-src 'self'",
    isPrivate ? "connect-src 'none'" : ["connect-src 'self'", ...connectOrigins].join(" "),
    // Chromium and WebKit also hold the redirect after a form to this list.
    isPrivate ? "form-action 'none'" : ["form-action 'self'", ...formOrigins].join(" "),
    "manifest-src 'self'",
    // The workers that send a form written offline and keep pages on a phone.
    "worker-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // No text becomes markup or a script, except our icons and the addresses of those workers.
    "require-trusted-types-for 'script'",
    "trusted-types otc-icon otc-worker",
  ];
  if (isEncrypted) directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}

function otherHeaders({ isEncrypted, isPreloaded }: SecuritySettings): HeaderList {
  const headers: [string, string][] = [
    [...noSniff],
    ["X-Frame-Options", "DENY"],
    // Not `no-referrer`: with that, browsers send `Origin: null` with our own forms, which we refuse.
    ["Referrer-Policy", "same-origin"],
    ["Permissions-Policy", deniedFeatures.map((feature) => `${feature}=()`).join(", ")],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Embedder-Policy", "require-corp"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["X-Permitted-Cross-Domain-Policies", "none"],
    ["X-DNS-Prefetch-Control", "off"],
  ];
  if (isEncrypted) {
    const preload = isPreloaded ? "; preload" : "";
    headers.push(["Strict-Transport-Security", `max-age=63072000; includeSubDomains${preload}`]);
  }
  return headers;
}
