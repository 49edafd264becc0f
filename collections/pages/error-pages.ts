import { z } from "zod";
import { headedList, link } from "#collections/reading/blocks.ts";
import { text } from "#collections/reading/field.ts";
import { field, group } from "#collections/reading/form.ts";
import { pageSchema } from "./page-schema.ts";

const way = z.strictObject({ heading: text, text, link });
const ways = (count: number) => field(z.array(way).length(count), "Ways on");

/** Texts of every error page: what happened, the first thing to do, two further links. */
const error = {
  code: field(text, "Status", "In digits or with its words."),
  heading: text,
  line: field(text, "Sentence below the heading"),
  link: link
    .partial({ href: true })
    .meta({ title: "Button", description: "Without an address it leads to where the visitor is." }),
};

export const errorPages = {
  "not-found": pageSchema("not-found", "/404", {
    ...error,
    search: group("Search", "It is offered on the page itself.", {
      heading: text,
      text,
      label: text,
      button: text,
    }),
    ways: ways(2),
  }),
  "not-allowed": pageSchema("not-allowed", "/405", { ...error, ways: ways(3) }),
  "dead-link": pageSchema("dead-link", "/410", { ...error, ways: ways(3) }),
  "too-many-questions": pageSchema("too-many-questions", "/429", { ...error, ways: ways(3) }),
  /** Replaces a page that is not stored on the phone, for people with offline pages. */
  offline: pageSchema("offline", "/offline", {
    ...error,
    ways: ways(3),
    advice: headedList.meta({ description: "What to try." }),
  }),
  "server-error": pageSchema("server-error", "/500", { ...error, ways: ways(3) }),
  "server-away": pageSchema("server-away", "/502", { ...error, ways: ways(3) }),
};
