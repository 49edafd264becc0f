import { AsyncLocalStorage } from "node:async_hooks";
import { findReadingsBy, type Readings } from "#collections/content.ts";
import { findLanguageBy } from "#collections/formats/current-language.ts";
import { splitAddress } from "#collections/translations/shown-pages.ts";

const requests = new AsyncLocalStorage<{ language: string; readings: Readings }>();
findLanguageBy(() => requests.getStore()?.language ?? "en");
findReadingsBy(() => requests.getStore()?.readings);

/** Renders a page, with everything that it reads, in the language of its address. */
export function inLanguageOf<Result>(request: Request, render: () => Result): Result {
  const { language } = splitAddress(new URL(request.url).pathname);
  return requests.run({ language, readings: new Map() }, render);
}
