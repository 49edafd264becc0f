import { AsyncLocalStorage } from "node:async_hooks";
import { shareReadings } from "#collections/content.ts";
import { findLanguageBy } from "#collections/formats/current-language.ts";
import { splitAddress } from "#collections/translations/shown-pages.ts";

const languages = new AsyncLocalStorage<string>();
findLanguageBy(() => languages.getStore() ?? "en");

/** Renders a page, with everything that it reads, in the language of its address. */
export function inLanguageOf<Result>(request: Request, render: () => Result): Result {
  const { language } = splitAddress(new URL(request.url).pathname);
  return languages.run(language, () => shareReadings(render));
}
