interface InBrowser {
  document?: { documentElement: { lang: string } };
}

let find = () => (globalThis as InBrowser).document?.documentElement.lang || "en";
let chosen: string | undefined;

/** The language of the page that is being written, as in its `lang`: in the browser that of the document. */
export const currentLanguage = (): string => chosen ?? find();

/** Sets how the server finds it; each request has its own. */
export function findLanguageBy(finder: () => string): void {
  find = finder;
}

/** Writes something in another language than the page, such as a letter; `write` must not wait for anything. */
export function inLanguage<Result>(language: string, write: () => Result): Result {
  const before = chosen;
  chosen = language;
  try {
    return write();
  } finally {
    chosen = before;
  }
}

export const currentLocale = (): string =>
  currentLanguage() === "en" ? "en-GB" : currentLanguage();

/** The `lang` of what is in English on any page; undefined on a page that is English itself. */
export const langOfEnglish = () => (currentLanguage() === "en" ? undefined : "en");

/** Surround a text that stays in English, until the page gives it its `lang`: see app/language/localise.ts. */
export const englishMarks = ["\uE000", "\uE001"] as const;
