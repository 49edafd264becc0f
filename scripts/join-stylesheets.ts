/**
 * Gives every pre-rendered page two stylesheets instead of a dozen: one that all pages share, so that a
 * second page costs only its own part, and one for the rest of what the page needs.
 *
 * The bundler makes one small file for each shared component. They stay, because pages that are rendered
 * at request time (a form's answer) name them.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const client = "build/client";
const stylesheetLink = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"[^>]*>/g;
/**
 * Share of the kinds of page from which on a stylesheet counts as everybody's. Pages that name the same
 * stylesheets are of one kind: ten thousand articles must not bring their own to every other page.
 */
const commonShare = 0.4;

const files = readdirSync(client, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith("index.html"))
  .map((name) => join(client, name))
  .sort();

const kinds = new Map<string, readonly string[]>();
for (const file of files) {
  const sheets = sheetsOf(readFileSync(file, "utf8"));
  kinds.set(sheets.join(), sheets);
}
const uses = new Map<string, number>();
for (const sheet of [...kinds.values()].flat()) uses.set(sheet, (uses.get(sheet) ?? 0) + 1);
const isCommon = (sheet: string) => (uses.get(sheet) ?? 0) >= kinds.size * commonShare;
// In the order in which pages name them: what comes first may be overruled by what comes later.
const common = [...uses.keys()].filter(isCommon);

/** Addresses of the stylesheets that a page names, in their order. */
function sheetsOf(html: string): string[] {
  // Copied, because a part of a string keeps the whole of it in memory: here, a page.
  return [...html.matchAll(stylesheetLink)].map(([, href = ""]) => Buffer.from(href).toString());
}

const written = new Map<string, string>();

/** Writes several stylesheets as one and returns its address, which changes with its content. */
function joinSheets(name: string, sheets: readonly string[]): string {
  const key = sheets.join();
  const known = written.get(key);
  if (known) return known;
  const css = sheets.map((sheet) => readFileSync(join(client, sheet), "utf8").trim()).join("\n");
  const hash = createHash("sha256").update(css).digest("base64url").slice(0, 7);
  // The capital marks the name as hashed for the server's cache policy.
  const address = `/assets/${name}-H${hash}.css`;
  writeFileSync(join(client, address), css);
  written.set(key, address);
  return address;
}

const shared = joinSheets("site", common);
for (const file of files) {
  const html = readFileSync(file, "utf8");
  const own = sheetsOf(html).filter((sheet) => !isCommon(sheet));
  const links = [shared, ...(own.length > 0 ? [joinSheets("page", own)] : [])]
    .map((href) => `<link rel="stylesheet" href="${href}"/>`)
    .join("");
  let isFirst = true;
  const joined = html.replace(stylesheetLink, () => {
    if (!isFirst) return "";
    isFirst = false;
    return links;
  });
  writeFileSync(file, joined);
}
console.log(
  `Joined ${uses.size} stylesheets into ${written.size}, ${common.length} of them for every page.`,
);
