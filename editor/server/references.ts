import { folderOf, nameOf, placeOf } from "../core/content-folders.ts";
import { readValues } from "../core/content-text.ts";
import { applyEdit } from "../core/edit-text.ts";
import { fieldName } from "../core/field-name.ts";
import type { FoundPlace } from "../core/open-file.ts";
import type { ValuePath } from "../core/value-path.ts";
import type { Workspace } from "./workspace.ts";

/** Fields that name another file by its name, and the folder of that file. */
const nameFields: Readonly<Record<string, string>> = {
  case: "cases",
  cases: "cases",
  stageOf: "cases",
  relatedCases: "cases",
  under: "laws",
};

/** Somewhere in the content that leads to a file: a link to its address, or its name in a field. */
interface Reference {
  file: string;
  path: ValuePath;
  value: string;
}

/** Where the content leads to a file, as places for a list. */
export function whoLinksTo(workspace: Workspace, file: string): FoundPlace[] {
  return referencesTo(workspace, file).map(({ file: from, path, value }) => {
    const text = workspace.text(from);
    const title = nameOf(from, text && readValues(text));
    const { excerpt } = around(value, ownAddress(workspace, file) ?? placeOf(file).slug);
    return { file: from, title, field: fieldName(path), excerpt };
  });
}

/** The address that is this file's alone; undefined for one that shows on a page with others. */
export function ownAddress(workspace: Workspace, file: string): string | undefined {
  const folder = folderOf(file);
  const text = workspace.text(file);
  if (!folder.hasPages || !text) return undefined;
  return folder.address(placeOf(file).slug, readValues(text) as Record<string, unknown>);
}

/**
 * Points everything that leads to a file to its new name.
 * @param to the new file, in the same folder
 * @returns the files that changed, with their new texts
 */
export function redirectReferences(
  workspace: Workspace,
  from: string,
  to: string,
): Map<string, string> {
  const [old, now] = [ownAddress(workspace, from), placeOf(to).slug];
  const address = old?.replace(/[^/]+$/, now);
  const changed = new Map<string, string>();
  for (const { file, path, value } of referencesTo(workspace, from)) {
    const source = changed.get(file) ?? workspace.current(file) ?? "";
    const isName = value === placeOf(from).slug;
    const other = isName || !old || !address ? now : value.replaceAll(linkTo(old), address);
    changed.set(file, applyEdit(file, source, { kind: "set", path, value: other }));
  }
  return changed;
}

function referencesTo(workspace: Workspace, file: string): Reference[] {
  const { folder, slug } = placeOf(file);
  const address = ownAddress(workspace, file);
  const leads = (value: string, path: ValuePath) => {
    const field = path.findLast((step) => typeof step === "string");
    const isName = value === slug && nameFields[String(field)] === folder;
    return isName || (address !== undefined && linkTo(address).test(value));
  };
  return workspace.files().flatMap((other) => {
    if (other === file) return [];
    const text = workspace.text(other);
    if (!text || other === "content/site/redirects.yaml") return [];
    return textsWithPaths(readValues(text))
      .filter(({ value, path }) => leads(value, path))
      .map((found) => ({ file: other, ...found }));
  });
}

/** An address as a whole: alone or within Markdown, with what may follow it. */
function linkTo(address: string): RegExp {
  const plain = address.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\w/-])${plain}(?=[?#)\\s"]|$)`, "g");
}

function textsWithPaths(
  value: unknown,
  path: ValuePath = [],
): { path: ValuePath; value: string }[] {
  if (typeof value === "string") return [{ path, value }];
  if (value === null || typeof value !== "object") return [];
  const inside: [string | number, unknown][] = Array.isArray(value)
    ? value.map((entry, at) => [at, entry])
    : Object.entries(value);
  return inside.flatMap(([step, entry]) => textsWithPaths(entry, [...path, step]));
}

function around(value: string, word: string): { excerpt: string } {
  const at = Math.max(0, value.indexOf(word) - 50);
  return { excerpt: `${at > 0 ? "…" : ""}${value.slice(at, at + 140).trim()}` };
}
