import { z } from "zod";
import { link, text, texts } from "#schemas/reading/field.ts";
import { pageSchema } from "./page-schema.ts";

/** A way on from a page that is not what somebody came for. */
const way = z.strictObject({ heading: text, text, link });

/** What every page says that stands in for another: what happened, the first thing to do, two ways on. */
const error = {
  /** The status, in digits or with its words. */
  code: text,
  heading: text,
  line: text,
  /** Without an address it leads to where the visitor is. */
  link: link.partial({ href: true }),
};

export const errorPages = {
  "not-found": pageSchema("not-found", "/404", {
    ...error,
    /** The search, offered on the page itself. */
    search: z.strictObject({ heading: text, text, label: text, button: text }),
    ways: z.array(way).length(2),
  }),
  "not-allowed": pageSchema("not-allowed", "/405", { ...error, ways: z.array(way).length(3) }),
  /** Stands in for a page that a phone does not hold, for people who keep pages on it. */
  offline: pageSchema("offline", "/offline", {
    ...error,
    ways: z.array(way).length(3),
    /** Over the list of pages that were opened before, which the phone makes. */
    visited: text,
    advice: z.strictObject({ heading: text, items: texts }),
  }),
  "server-error": pageSchema("server-error", "/500", { ...error, ways: z.array(way).length(3) }),
};
