import { cachePolicy } from "#server/http/cache-policy.ts";
import { mediaType } from "#server/http/media-types.ts";
import {
  fileSecurityHeaders,
  type HeaderList,
  type SecuritySettings,
  securityHeaders,
} from "#server/http/security-headers.ts";
import { speculationHeader } from "#server/http/speculation-rules.ts";

/** A pattern of addresses and the headers of its matches. */
type Rule = readonly [pattern: string, headers: HeaderList];

/** Is in every page: a policy of each page cannot be sent by a host that has few rules for all. */
const inPages = "Content-Security-Policy";
/** Sent with files by the folder they lie in: open data may be read by other sites, and nothing else. */
const byFolder = "Cross-Origin-Resource-Policy";

const worker = "/offline-worker.js";

/** The security policy of the server for a page's `<meta>`, without what browsers obey only in a header. */
export function pagePolicy(settings: SecuritySettings, styleHash?: string): string {
  const [, policy = ""] =
    securityHeaders(settings, styleHash).find(([name]) => name === inPages) ?? [];
  return policy
    .split("; ")
    .filter((directive) => !directive.startsWith("frame-ancestors"))
    .join("; ");
}

/**
 * `_headers`, as Netlify, Cloudflare Pages and others read it. A request gets the headers of all patterns that it
 * matches, and two values of one name are joined; so no name stands in two patterns that meet, but the policy, of
 * which browsers hold to every one.
 * @param takenAway addresses of files that are saved and not opened
 */
export function hostHeaders(settings: SecuritySettings, takenAway: readonly string[]): string {
  const everywhere = securityHeaders(settings).filter(
    ([name]) => name !== inPages && name !== byFolder,
  );
  const rules: Rule[] = [
    ["/*", [...everywhere, [inPages, "frame-ancestors 'none'"], speculationHeader]],
    ...["/assets/*", "/images/*", "/cards/*", "/documents/*", "/press/*"].map(
      (pattern): Rule => [pattern, [...kept(pattern), [byFolder, "same-origin"]]],
    ),
    ["/art/*", [...kept("/art/*"), ...only("/art/drawing.svg", settings, [inPages, byFolder])]],
    ...["/data/*", "/feeds/*"].map(
      (pattern): Rule => [
        pattern,
        only(`${pattern}.json`, settings, [
          "Access-Control-Allow-Origin",
          "Access-Control-Expose-Headers",
          byFolder,
        ]),
      ],
    ),
    [worker, [["Cache-Control", cachePolicy(worker)], ...only(worker, settings, [inPages])]],
    ["/offline/*", [["Cache-Control", "no-cache"]]],
    ["/prefetch.speculationrules", [["Content-Type", mediaType("x.speculationrules")]]],
    ...takenAway.map(
      (path): Rule => [
        path,
        [["Content-Disposition", "attachment"], ...only(path, settings, [inPages])],
      ],
    ),
  ];
  return rules
    .filter(([, headers]) => headers.length > 0)
    .map(([pattern, headers]) =>
      [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
    )
    .join("\n\n")
    .concat("\n");
}

/** Files of whose folder every name changes with the content. */
const forEver: Readonly<Record<string, string>> = {
  "/assets/*": "/assets/x-AAAAAAAA.js",
  "/cards/*": "/cards/0000000000000000.png",
  "/art/*": "/art/x-00000000.svg",
};

function kept(pattern: string): HeaderList {
  const example = forEver[pattern];
  return example ? [["Cache-Control", cachePolicy(example)]] : [];
}

function only(path: string, settings: SecuritySettings, names: readonly string[]): HeaderList {
  return fileSecurityHeaders(path, settings).filter(([name]) => names.includes(name));
}
