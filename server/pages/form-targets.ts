import { existsSync, readFileSync } from "node:fs";
import type { BuiltPage, FormTargets } from "#app/services.ts";
import type { PageRenderer } from "./page-renderer.ts";

/** The origins that the security policy must allow for. */
export function originsOf(targets: FormTargets): string[] {
  return [...new Set([...targets.values()].map((url) => new URL(url).origin))];
}

/**
 * Renders those pages anew whose forms lead to an external form service: the build gave them our addresses.
 * @param list `build/server/pages.json`; without it no page was built
 * @returns HTML by path
 */
export async function renderRetargeted(
  list: string,
  targets: FormTargets,
  pages: PageRenderer,
): Promise<ReadonlyMap<string, string>> {
  const rendered = new Map<string, string>();
  if (targets.size === 0 || !existsSync(list)) return rendered;
  for (const { path, forms } of JSON.parse(readFileSync(list, "utf8")) as BuiltPage[]) {
    if (forms?.some((form) => targets.has(form)))
      rendered.set(path, await pages.render(path, null));
  }
  return rendered;
}
