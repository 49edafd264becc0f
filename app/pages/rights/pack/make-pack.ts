import type { Language } from "#app/language/language.ts";
import type { PackForm } from "#collections/rights/rights-pack.ts";
import { epubPack } from "./epub-pack.tsx";
import { gatherPack } from "./gather-pack.tsx";
import { htmlPack } from "./html-pack.tsx";

const makers = { html: htmlPack, epub: epubPack };

/** Makes the same bytes for the page that shows their hash and for the file. */
export function makePack(form: PackForm, language: Language): Uint8Array {
  return makers[form](gatherPack(language));
}
