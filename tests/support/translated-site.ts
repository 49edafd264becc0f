import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { translatedAddresses } from "#collections/translations/shown-pages.ts";
import { buildCopy, copyProject } from "./project-copy.ts";
import { reviewTranslations, type Translate } from "./review-translations.ts";

/** A built copy of the site in which languages are reviewed that are not on the public one. */
export interface TranslatedSite extends Disposable {
  /** Its folder, in which its server is started. */
  root: string;
  /** Addresses of its translated pages. */
  pages: readonly string[];
}

/** Copies the project, marks translations as reviewed by an invented name, and builds it. */
export async function renderTranslatedSite(
  languages: Readonly<Record<string, Translate>>,
): Promise<TranslatedSite> {
  const root = mkdtempSync(join(tmpdir(), "otc-translated-"));
  copyProject(root);
  for (const [language, translate] of Object.entries(languages)) {
    reviewTranslations(root, language, translate);
  }
  await buildCopy(root);
  return {
    root,
    pages: translatedAddresses(root),
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  };
}
