import { expect, test } from "vitest";
import { runSearch } from "./run-search.ts";
import type { SearchDocument } from "./search-document.ts";
import { loadIndex, writeIndex } from "./search-index.ts";

const document = (
  id: string,
  text: string,
  rest: Partial<SearchDocument> = {},
): SearchDocument => ({
  id,
  title: id,
  summary: "",
  text,
  kind: "page",
  topics: "",
  date: "",
  ...rest,
});

const bet = { heading: "Found", text: "Here it is.", action: "Go" };
const index = await loadIndex(
  writeIndex(
    [
      document("/erase", "You may have records erased."),
      document("/delete", "You may have records deleted."),
      document("/money-lender", "A money lender needs a licence.", { kind: "law" }),
      document("/money", "Money for loam and nothing else.", { topics: "finance" }),
    ],
    {
      synonyms: [
        ["erased", "deleted"],
        ["loan app", "money lender"],
      ],
      bestBets: [
        { ...bet, when: ["loan"], href: "/loans" },
        { ...bet, when: ["loan app", "debt"], href: "/loan-apps#top" },
        { ...bet, when: ["records"], href: "/erase#how" },
      ],
    },
  ),
);
const ask = (words: string, kind = "", topic = "") => runSearch(index, { words, kind, topic });
const paths = (words: string) => ask(words).hits.map(({ path }) => path);

test("finds synonyms of a word, the typed word first", () => {
  expect(paths("deleted")).toEqual(["/delete", "/erase"]);
});

test("replaces a phrase by a phrase, of which all words must match", () => {
  expect(paths("loan apps")).toEqual(["/money-lender"]);
});

test("prefers the best bet that shares more words with the query", () => {
  expect(ask("a loan").best?.href).toBe("/loans");
  expect(ask("the app that lent me a loan").best?.href).toBe("/loan-apps#top");
  expect(ask("licence").best).toBeNull();
});

test("forgives a typo in the words of a best bet, unless a page has the word as typed", () => {
  expect(ask("lon app").best?.href).toBe("/loan-apps#top");
  expect(ask("loon").best?.href).toBe("/loans");
  expect(ask("loam").best).toBeNull();
});

test("removes the best bet from the hits, and shows none with a filter", () => {
  expect(ask("records").best?.href).toBe("/erase#how");
  expect(paths("records")).toEqual(["/delete"]);
  expect(ask("records", "page").best).toBeNull();
  expect(ask("records", "page").count).toBe(2);
});

test("counts the pages of each filter choice", () => {
  const { kinds, topics, count } = ask("money", "law");
  expect(count).toBe(1);
  expect(kinds).toEqual({ all: 2, each: { law: 1, page: 1 } });
  expect(topics).toEqual({ all: 1, each: {} });
  expect(ask("money").topics).toEqual({ all: 2, each: { finance: 1 } });
});
