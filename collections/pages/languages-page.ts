import { link, passage } from "#collections/reading/blocks.ts";
import { sentence, text, texts } from "#collections/reading/field.ts";
import { field, group, textFields } from "#collections/reading/form.ts";
import { page } from "./page-schema.ts";

/** How far the translations are, and who may help. */
export const languagePages = {
  languages: page("languages", "/languages", {
    progress: group("How far the languages are", {
      heading: text,
      columns: group("Words above the columns", {
        ...textFields("language texts missing draft reviewed outdated pages reviewers"),
      }),
      nobody: field(text, "While nobody has reviewed a text"),
      meaning: field(text, "What the columns mean"),
    }),
    why: field(passage, "Why no draft is shown"),
    rule: field(sentence("share"), "When a page is shown"),
    letters: field(passage, "Language of the letters"),
    help: field(passage.extend({ button: link }), "Who may help"),
    terms: group("Words that a language agrees on", {
      heading: text,
      paragraphs: texts,
      count: field(sentence("language", "all", "reviewed"), "How many words a language has"),
    }),
  }),
};
