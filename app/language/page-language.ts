import { type Content, contentIn } from "#collections/content.ts";
import { addressesIn, splitAddress } from "#collections/translations/shown-pages.ts";
import { english, type Language } from "./language.ts";

const languageIn = (language: string): Language =>
  language === "en"
    ? english
    : { language, content: contentIn(language), local: addressesIn(language) };

/** The language of the page at an address. */
export const languageAt = ({ pathname }: URL): Language =>
  languageIn(splitAddress(pathname).language);

/** What the site says in the language of the page at an address, for loaders. */
export const contentAt = ({ pathname }: URL): Content => contentIn(splitAddress(pathname).language);
