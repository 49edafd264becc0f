import { createContext, useContext } from "react";
import type { Content } from "#collections/content.ts";

/** The language of a page, or of a part of it. */
export interface Language {
  language: string;
  /** What the site says in it, for getters; undefined in English. */
  content: Content | undefined;
  /** Gives the address of a page in it, where it exists in it, else in English. */
  local(address: string): string;
}

export const english: Language = {
  language: "en",
  content: undefined,
  local: (address) => address,
};

export const LanguageContext = createContext(english);

/** Not for islands, which are roots of their own: they receive texts, addresses and language as props. */
export const useLanguage = (): Language => useContext(LanguageContext);
