import type { HeaderRule, HeaderRules, RedirectRule } from "#server/http/header-rules.ts";
import { mediaType } from "#server/http/media-types.ts";
import { hashedFolders } from "../bundling/keep-old-files.ts";

/** The settings on which headers depend. */
export interface HeaderSettings {
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

/** Prefetches the page whose link a pointer rests on; browsers leave it for those who save data. */
const speculationRules = "/prefetch.speculationrules";

/** Drawings only, or drawings and what no policy changes. */
const drawingFolders = ["/art/", "/press/"];

/** Data and feeds for programs. */
const openFolders = ["/data/", "/feeds/"];

/** An SVG opened alone is a document and could contain scripts; so could a page that was taken away. */
const lonelyPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** Scripts of other sites may read what is made for programs. */
const openToAll = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "ETag",
};

/**
 * The rules for all files of `site/`. Only what browsers obey in a header alone is here: the policy of a page, which
 * depends on its styles, is in its document.
 * @param files paths of all files but pages, e.g. `/data/laws.json` or `/your-data-rights/pack/book.html`
 */
export function headerRules(
  settings: HeaderSettings,
  files: readonly string[],
  redirects: readonly RedirectRule[],
): HeaderRules {
  const isIn = (folders: readonly string[]) => (path: string) =>
    folders.some((folder) => path.startsWith(folder));
  const ending = (pattern: RegExp) => files.filter((path) => pattern.test(path)).toSorted();
  const drawings = ending(/\.svg$/).filter((path) => !isIn(drawingFolders)(path));
  const open = ending(/\.(?:ics|bib)$|^\/search\/index\.json$/).filter(
    (path) => !isIn(openFolders)(path),
  );
  const rules: HeaderRule[] = [
    { match: "/*", set: everywhere(settings) },
    ...hashedFolders.map((folder): HeaderRule => {
      return { match: `/${folder}/*`, set: { "Cache-Control": immutable } };
    }),
    ...drawingFolders.map((folder): HeaderRule => {
      return { match: `${folder}*`, set: { "Content-Security-Policy": lonelyPolicy } };
    }),
    ...openFolders.map((folder): HeaderRule => ({ match: `${folder}*`, set: openToAll })),
    ...open.map((match): HeaderRule => ({ match, set: openToAll })),
    ...drawings.map((match): HeaderRule => {
      return { match, set: { "Content-Security-Policy": lonelyPolicy } };
    }),
    ...ending(/\.html$/).map((match): HeaderRule => {
      const set = {
        "Content-Disposition": "attachment",
        "Content-Security-Policy": lonelyPolicy,
      };
      return { match, set };
    }),
    // A worker's policy is the one of its file.
    {
      match: "/offline-worker.js",
      set: { "Content-Security-Policy": "default-src 'none'; connect-src 'self'" },
    },
    // A type that few servers know.
    { match: speculationRules, set: { "Content-Type": mediaType(speculationRules) } },
  ];
  return { headers: merged(rules), redirects };
}

const immutable = "public, max-age=31536000, immutable";

/** Headers of every file, after the OWASP Secure Headers project and MDN's HTTP Observatory. */
function everywhere({ isEncrypted, isPreloaded }: HeaderSettings): Record<string, string> {
  const preload = isPreloaded ? "; preload" : "";
  return {
    "Content-Security-Policy": "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    // Not `no-referrer`: browsers would send `Origin: null` with our own forms, which we refuse.
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": deniedFeatures.map((feature) => `${feature}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    // Does not hinder scripts that Access-Control-Allow-Origin allows.
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Permitted-Cross-Domain-Policies": "none",
    "X-DNS-Prefetch-Control": "off",
    "Speculation-Rules": `"${speculationRules}"`,
    ...(isEncrypted && {
      "Strict-Transport-Security": `max-age=63072000; includeSubDomains${preload}`,
    }),
  };
}

/** One rule for each match. */
function merged(rules: readonly HeaderRule[]): HeaderRule[] {
  return [...Map.groupBy(rules, ({ match }) => match)].map(([match, same]) => ({
    match,
    set: Object.assign({}, ...same.map(({ set }) => set)) as Record<string, string>,
  }));
}

const hashedName = /-[\w-]{8}\.\w+$|\/[0-9a-f]{16}(?:-\d+)?\.\w+$/;

/** Those of the files that browsers would keep for good under a name without a hash. */
export function namedWithoutHash(files: readonly string[]): string[] {
  return files.filter(
    (path) =>
      hashedFolders.some((folder) => path.startsWith(`/${folder}/`)) && !hashedName.test(path),
  );
}
