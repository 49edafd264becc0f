/** How `Intl` knows a language of the site. */
export const localeOf = (language: string): string => (language === "en" ? "en-GB" : language);

/** The `lang` of what is in English on a page in a language; undefined on a page that is English itself. */
export const langOfEnglish = (language: string) => (language === "en" ? undefined : "en");
