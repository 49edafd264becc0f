import { localeOf } from "./locale.ts";

/** A sentence with a number in both forms that English, Luganda and Kiswahili have. */
export type PluralForms = Readonly<Record<"one" | "other", string>>;

export const plural = (forms: PluralForms, number: number, language = "en"): string =>
  new Intl.PluralRules(localeOf(language)).select(number) === "one" ? forms.one : forms.other;
