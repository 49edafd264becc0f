/** An answer to a request by https. */
export interface ScoredAnswer {
  headers: Headers;
  body: string;
}

/** Points that each rule adds to 100 or takes from it. */
export type ScoreModifiers = Record<(typeof ruleNames)[number], number>;

const ruleNames = [
  "content-security-policy",
  "cookies",
  "cross-origin-embedder-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "cross-origin-resource-sharing",
  "referrer-policy",
  "strict-transport-security",
  "subresource-integrity",
  "x-content-type-options",
  "x-frame-options",
] as const;

/** Maximum score of a document without cookies. */
export const maxScore = 160;

/**
 * Applies the rules of Mozilla's HTTP Observatory, algorithm 6: https://github.com/mdn/mdn-http-observatory,
 * `src/grader/charts.js` (points) and `src/analyzer/tests/` (conditions), read at commit 94042bb of August 2026.
 * Only rules that this site can meet are covered.
 *
 * Three differences. A name need not be on the preload list of browsers: a header that fulfils the list's
 * conditions (https://hstspreload.org) counts. The redirect from http to https is the proxy's task. And every
 * answer is scored, also those whose status a real scan refuses.
 */
export function scoreModifiers(answer: ScoredAnswer): ScoreModifiers {
  const { headers, body } = answer;
  const policy = readPolicy(headers.get("content-security-policy"));
  return {
    "content-security-policy": policyPoints(policy),
    // Safe cookies could earn up to 5 points; the site needs none.
    cookies: headers.has("set-cookie") ? -20 : 0,
    "cross-origin-embedder-policy": pointsOf(headers.get("cross-origin-embedder-policy"), {
      "require-corp": 10,
      credentialless: 10,
      "unsafe-none": 0,
    }),
    "cross-origin-opener-policy": pointsOf(headers.get("cross-origin-opener-policy"), {
      "same-origin": 10,
      "same-origin-allow-popups": 10,
      "noopener-allow-popups": 10,
      "unsafe-none": 0,
    }),
    "cross-origin-resource-policy": pointsOf(headers.get("cross-origin-resource-policy"), {
      "same-origin": 10,
      "same-site": 10,
      "cross-origin": 0,
    }),
    "cross-origin-resource-sharing": headers.get("access-control-allow-credentials") ? -50 : 0,
    "referrer-policy": referrerPoints(headers.get("referrer-policy")),
    "strict-transport-security": transportPoints(headers.get("strict-transport-security")),
    "subresource-integrity": integrityPoints(headers.get("content-type") ?? "", body),
    "x-content-type-options": headers.get("x-content-type-options") === "nosniff" ? 0 : -5,
    "x-frame-options": framePoints(headers.get("x-frame-options"), policy),
  };
}

/** Returns the score of one answer; extra points count only from 90 on. */
export function observatoryScore(modifiers: Partial<ScoreModifiers>): number {
  const points = Object.values(modifiers);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const withoutExtra = 100 + sum(points.filter((one) => one < 0));
  return Math.max(0, withoutExtra >= 90 ? 100 + sum(points) : withoutExtra);
}

/** @param known points by value; 0 without the header, -5 for an unknown value */
function pointsOf(value: string | null, known: Record<string, number>): number {
  return value === null ? 0 : (known[value.trim().toLowerCase()] ?? -5);
}

type Policy = ReadonlyMap<string, readonly string[]>;

/** @returns undefined without a policy, "wrong" when a directive is repeated */
function readPolicy(header: string | null): Policy | "wrong" | undefined {
  if (!header) return undefined;
  const directives = new Map<string, string[]>();
  for (const part of header.split(";")) {
    const [name = "", ...sources] = part.trim().toLowerCase().split(/\s+/);
    if (!name) continue;
    if (directives.has(name)) return "wrong";
    directives.set(name, sources);
  }
  return directives;
}

const broad = [
  "ftp:",
  "http:",
  "https:",
  "*",
  "http://*",
  "http://*.*",
  "https://*",
  "https://*.*",
];
const inline = ["'unsafe-inline'", "data:"];

function policyPoints(policy: Policy | "wrong" | undefined): number {
  if (policy === undefined || policy === "wrong") return -25;
  const sourcesOf = (name: string) => {
    const sources = policy.get(name) ?? policy.get("default-src") ?? ["*"];
    const isMarked = sources.some((source) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source));
    return isMarked ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
  };
  const [scripts, styles, objects] = ["script-src", "style-src", "object-src"].map(sourcesOf);
  const hasOneOf = (sources: readonly string[] | undefined, bad: readonly string[]) =>
    sources?.some((source) => bad.includes(source)) ?? false;
  const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);
  const passive = ["img-src", "media-src"];
  const active = [...policy]
    .filter(([name]) => !passive.includes(name))
    .flatMap(([, list]) => list);

  if (hasOneOf(scripts, [...broad, ...inline]) || hasOneOf(objects, broad)) return -20;
  if (active.some(isInsecure)) return -20;
  if (hasOneOf([...(scripts ?? []), ...(styles ?? [])], ["'unsafe-eval'"])) return -10;
  if (passive.flatMap(sourcesOf).some(isInsecure)) return -10;
  if (hasOneOf(styles, [...broad, ...inline])) return 0;
  return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function referrerPoints(value: string | null): number {
  if (value === null) return 0;
  const safe = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
  return safe.includes(value.trim().toLowerCase()) ? 5 : -5;
}

function transportPoints(value: string | null): number {
  if (value === null) return -20;
  const parts = value.split(";").map((part) => part.trim().toLowerCase());
  const age = Number(/^max-age=(\d+)$/.exec(parts[0] ?? "")?.[1]);
  if (Number.isNaN(age)) return -20;
  if (age < 15_552_000) return -10;
  const mayBeListed = parts.includes("includesubdomains") && parts.includes("preload");
  return age >= 31_536_000 && mayBeListed ? 5 : 0;
}

/** Only absolute addresses of other sites are dangerous; ours are relative. */
function integrityPoints(type: string, body: string): number {
  if (!type.startsWith("text/html")) return 0;
  const scripts = body.match(/<script\b[^>]*\ssrc=[^>]*>/g) ?? [];
  if (scripts.some((script) => /\ssrc="(?:https?:)?\/\//.test(script))) return -50;
  return scripts.some((script) => /\sintegrity="sha(?:256|384|512)-/.test(script)) ? 5 : 0;
}

function framePoints(value: string | null, policy: Policy | "wrong" | undefined): number {
  const isInPolicy = policy instanceof Map && policy.has("frame-ancestors");
  return isInPolicy || /^(?:deny|sameorigin)$/i.test(value ?? "") ? 5 : -20;
}
