import { currentLocale } from "./current-language.ts";

/** A sentence with a number in both forms that English, Luganda and Kiswahili have. */
export type PluralForms = Readonly<Record<"one" | "other", string>>;

export const plural = (forms: PluralForms, number: number): string =>
  new Intl.PluralRules(currentLocale()).select(number) === "one" ? forms.one : forms.other;
