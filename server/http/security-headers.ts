import { isWorker } from "./cache-policy.ts";

export interface SecuritySettings {
  /** Whether visitors use https; HSTS depends on it. */
  isEncrypted: boolean;
  /** Whether browsers may add the domain to their HSTS preload list. */
  isPreloaded?: boolean;
}

/** No page uses any of these. */
const deniedFeatures = (
  "accelerometer autoplay browsing-topics camera display-capture encrypted-media fullscreen " +
  "geolocation gyroscope hid identity-credentials-get magnetometer microphone midi payment " +
  "publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking"
).split(" ");

export type HeaderList = readonly (readonly [name: string, value: string])[];

/**
 * Headers of pages and of every answer rendered for one request, errors included, after the OWASP Secure
 * Headers project and MDN's HTTP Observatory. The rest of a page's policy stands in its document (`app/page-policy.ts`).
 */
export function securityHeaders(settings: SecuritySettings): HeaderList {
  return [["Content-Security-Policy", "frame-ancestors 'none'"], ...otherHeaders(settings)];
}

/** Headers of files that are not pages: scripts, fonts, pictures, data. Other headers have no effect there. */
export function fileSecurityHeaders(path: string, settings: SecuritySettings): HeaderList {
  if (path.endsWith(".pdf")) return documentSecurityHeaders(settings);
  if (isOpenData(path)) return openDataHeaders;
  const headers = [noSniff, ["Cross-Origin-Resource-Policy", "same-origin"]] as const;
  // An SVG opened alone is a document and could contain scripts; so could a downloaded page. A worker's policy
  // is the one of its file.
  if (/\.(?:svg|html)$/.test(path)) return [...headers, ["Content-Security-Policy", lonelyPolicy]];
  return isWorker(path)
    ? [...headers, ["Content-Security-Policy", "default-src 'none'; connect-src 'self'"]]
    : headers;
}

const noSniff = ["X-Content-Type-Options", "nosniff"] as const;

/** Addresses for programs; a drawing may be opened alone and is none. */
const openData =
  /^\/(?:data|feeds)\/(?!.*\.svg$)|\.(?:ics|bib)$|^\/(?:newsletter\/feed\.xml|search\/index\.json)$/;

/** Whether scripts of other sites may read an address, and also that there is nothing. */
export const isOpenData = (path: string) => openData.test(path);

export const anyOrigin = ["Access-Control-Allow-Origin", "*"] as const;

/** Headers of open data, feeds, calendars and citations, which scripts of other sites may read. */
export const openDataHeaders: HeaderList = [
  noSniff,
  anyOrigin,
  ["Access-Control-Expose-Headers", "ETag"],
  ["Cross-Origin-Resource-Policy", "cross-origin"],
];

const lonelyPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Headers of PDF files. Browsers show a PDF inside a document of their own, which inherits our policy and needs
 * an `<embed>` and inline styles; the policy of pages would leave it blank.
 */
function documentSecurityHeaders(settings: SecuritySettings): HeaderList {
  const policy =
    "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; img-src 'self' data:; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  return [["Content-Security-Policy", policy], ...otherHeaders(settings)];
}

function otherHeaders({ isEncrypted, isPreloaded }: SecuritySettings): HeaderList {
  const headers: [string, string][] = [
    [...noSniff],
    ["X-Frame-Options", "DENY"],
    // Not `no-referrer`: browsers would send `Origin: null` with our own forms, which we refuse.
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
