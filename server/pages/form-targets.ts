import { existsSync, readFileSync } from "node:fs";
import type { BuiltPage, FormTargets } from "#app/services.ts";
import type { PageRenderer, RenderedPage } from "./page-renderer.ts";

/** The origins that the security policy must allow. */
export function originsOf(targets: FormTargets): string[] {
  return [...new Set([...targets.values()].map((url) => new URL(url).origin))];
}

/** @param list `build/server/pages.json`; may be absent */
export function readBuiltPages(list: string): readonly BuiltPage[] {
  return existsSync(list) ? (JSON.parse(readFileSync(list, "utf8")) as BuiltPage[]) : [];
}

/**
 * Renders pages whose forms post to an external form service again: the build contains our own addresses.
 * @returns pages by path
 */
export async function renderRetargeted(
  list: readonly BuiltPage[],
  targets: FormTargets,
  pages: PageRenderer,
): Promise<ReadonlyMap<string, RenderedPage>> {
  const rendered = new Map<string, RenderedPage>();
  if (targets.size === 0) return rendered;
  for (const { path, forms } of list) {
    if (forms?.some((form) => targets.has(form)))
      rendered.set(path, await pages.render(path, null));
  }
  return rendered;
}
