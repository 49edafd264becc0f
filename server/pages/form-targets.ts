import { existsSync, readFileSync } from "node:fs";
import type { BuiltPage, FormTargets } from "#app/services.ts";
import type { Companies } from "#collections/site/configured-companies.ts";
import type { PageRenderer, RenderedPage } from "./page-renderer.ts";

export function originsOf(targets: FormTargets): string[] {
  return [...new Set([...targets.values()].map((url) => new URL(url).origin))];
}

/** @param list `build/pages.json`; may be absent */
export function readBuiltPages(list: string): readonly BuiltPage[] {
  return existsSync(list) ? (JSON.parse(readFileSync(list, "utf8")) as BuiltPage[]) : [];
}

/**
 * Renders pages again that the build, which may be made elsewhere, made for other settings: those
 * whose forms post to an external form service, and those that name other companies than the ones
 * that get data now.
 */
export async function renderReconfigured(
  list: readonly BuiltPage[],
  { targets, companies }: { targets: FormTargets; companies: Companies },
  pages: PageRenderer,
): Promise<ReadonlyMap<string, RenderedPage>> {
  const named = JSON.stringify(companies);
  const rendered = new Map<string, RenderedPage>();
  for (const { path, ...built } of list) {
    const isRetargeted = built.forms?.some((form) => targets.has(form));
    const isOutdated = built.companies && JSON.stringify(built.companies) !== named;
    if (isRetargeted || isOutdated) rendered.set(path, await pages.render(path, null));
  }
  return rendered;
}
