import { isDeepStrictEqual } from "node:util";
import { ContentFile, type ValuePath } from "#collections/content-file.ts";
import { collectionOf } from "#collections/find-collection.ts";
import { textsOf } from "#collections/reading/leaves.ts";
import { applyEdit } from "../core/apply-edit.ts";
import { addressOf, folderOf, nameOf, placeOf } from "../core/content-folders.ts";
import { fieldName } from "../core/field-title.ts";
import type { SearchResult } from "../core/open-file.ts";
import type { Workspace } from "./workspace.ts";

export const redirectsFile = "content/site/redirects.yaml";

/** Where the content leads to a file, as places for a list; redirects too. */
export function findReferences(workspace: Workspace, file: string): SearchResult[] {
  const named = ownAddress(workspace, file) ?? placeOf(file).slug;
  return referencesTo(workspace, file).map(({ file: from, path, text }) => {
    const title = nameOf(from, workspace.values(from));
    const excerpt = excerptAt(text, text.indexOf(named) - 50);
    return { file: from, title, field: fieldName(path), excerpt };
  });
}

/** Some whole words of a text from a place on, for a list of places. */
export function excerptAt(text: string, place: number): string {
  // The word in which the place lies is left out.
  const from = place > 0 ? place + (/\s/.exec(text.slice(place - 1))?.index ?? 0) : 0;
  const remainder = text.slice(from).trim();
  const excerpt =
    remainder.length > 140 ? `${remainder.slice(0, 140).replace(/\s+\S*$/, "")} …` : remainder;
  return from > 0 ? `… ${excerpt}` : excerpt;
}

/** The address that the name of a file makes; undefined where its name is in none. */
export function addressOfName(file: string): string | undefined {
  return folderOf(file).hasPages ? addressOf(file, {}) : undefined;
}

export function shownAddress(workspace: Workspace, file: string): string | undefined {
  return addressOf(file, workspace.fields(file));
}

/** The address that is this file's alone; none where it shows with others, as a stage of another case. */
export function ownAddress(workspace: Workspace, file: string): string | undefined {
  if (!folderOf(file).hasPages) return undefined;
  const [address, named] = [shownAddress(workspace, file), addressOfName(file)];
  return named === undefined || named === address ? address : undefined;
}

/** Returns the files, redirects aside, that lead to a file, with texts that lead to its new name. */
export function redirectReferences(
  workspace: Workspace,
  from: string,
  to: string,
): Map<string, string> {
  const [old, now] = [ownAddress(workspace, from), placeOf(to).slug];
  // Some say their address themselves, and keep it.
  const address = old === addressOfName(from) ? addressOfName(to) : undefined;
  const changed = new Map<string, string>();
  for (const { file, path, text } of referencesTo(workspace, from)) {
    if (file === redirectsFile) continue;
    const isName = text === placeOf(from).slug;
    if (!isName && !(old && address)) continue;
    const source = changed.get(file) ?? workspace.saved(file) ?? "";
    const replaced = isName ? now : text.replaceAll(linkTo(old ?? ""), address ?? "");
    changed.set(file, applyEdit(file, source, { kind: "set", path, value: replaced }));
  }
  return changed;
}

/**
 * The redirects once an address has moved: older ones that led to it lead on directly.
 * @param isNew whether the old address itself leads on, as where people may know it
 * @param taken an address in use from now on, which leads nowhere else
 */
export function withRedirect(
  source: string,
  { from, to, isNew, taken }: { from: string; to: string; isNew: boolean; taken?: string },
): string {
  const file = ContentFile.parse(redirectsFile, source);
  const list = (file.values ?? []) as { from: string; to: string }[];
  const isGone = (entry: { from: string }) => entry.from === to || entry.from === taken;
  const remaining = list.filter((entry) => !isGone(entry));
  for (const [at, entry] of [...list.entries()].reverse()) {
    const linksThere = entry.to.replace(/[?#].*$/, "") === from;
    // A place on the page that has moved still exists.
    const place = linksThere && taken ? entry.to.slice(from.length) : "";
    if (linksThere || (isNew && entry.from === from)) file.set([at, "to"], to + place);
    if (isGone(entry)) file.remove([at]);
  }
  if (isNew && !remaining.some((entry) => entry.from === from)) {
    file.insert([], remaining.length, { from, to, status: 308 });
  }
  return isDeepStrictEqual(file.values, list) ? source : file.toString();
}

/** Where the content leads to a file: links to its address, and its name in a field. */
function referencesTo(workspace: Workspace, file: string) {
  const { slug } = placeOf(file);
  const namedIn = collectionOf(file)?.namedIn ?? [];
  const address = ownAddress(workspace, file);
  const leads = (value: string, path: ValuePath) => {
    const field = path.findLast((step) => typeof step === "string");
    const isName = value === slug && namedIn.includes(String(field));
    return isName || (address !== undefined && linkTo(address).test(value));
  };
  return workspace.files().flatMap((referrer) => {
    if (referrer === file) return [];
    return (
      textsOf(workspace.values(referrer))
        // A redirect that begins at the address does not lead to it.
        .filter(({ path }) => referrer !== redirectsFile || path.at(-1) === "to")
        .filter(({ text, path }) => leads(text, path))
        .map((reference) => ({ file: referrer, ...reference }))
    );
  });
}

/** An address as a whole: alone or within Markdown, with what may follow it. */
function linkTo(address: string): RegExp {
  const plain = address.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\w/-])${plain}(?=[?#)\\s"]|$)`, "g");
}
