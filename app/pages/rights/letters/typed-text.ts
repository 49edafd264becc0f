import { cleanParagraphs } from "#app/forms/clean-text.ts";

/** What was typed, as the forms clean it; empty where no sign of it is seen. */
export const typedText = (text = ""): string => cleanParagraphs(text);
