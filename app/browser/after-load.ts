import { showLateFonts } from "./late-fonts.ts";
import { fetchPageDictionary } from "./page-dictionary.ts";

/** Everything that every page does once it has loaded, in one file. */
export function startAfterLoad(isCostly: boolean): void {
  void showLateFonts();
  if (!isCostly) fetchPageDictionary();
}
