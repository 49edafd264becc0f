import { describe, expect, test } from "vitest";
import { runSearch } from "./run-search.ts";
import { parseQuery, type SearchDocument } from "./search-document.ts";
import { loadIndex, writeIndex } from "./search-index.ts";

const document = (id: string, rest: Partial<SearchDocument>): SearchDocument => ({
  id,
  title: id,
  summary: "",
  text: "",
  kind: "page",
  topics: "",
  date: "",
  ...rest,
});

const documents = [
  document("/a", {
    title: "The data protection office",
    summary: "An office decides.",
    kind: "news",
    topics: "technology health",
    date: "2026-01-02",
  }),
  document("/b", {
    title: "Côte d’Ivoire",
    text: `Law 2013-450. ${"word ".repeat(400)} basketry`,
    kind: "law",
    date: "2025-05-05",
  }),
  document("/c", {
    title: "Farming",
    summary: "Data about harvests.",
    text: `${"One filler. ".repeat(30)}The second sentence.`,
    topics: "agriculture",
    date: "2026-03-03",
  }),
];
const index = await loadIndex(writeIndex(documents));
const paths = (words: string, kind = "", topic = "") =>
  runSearch(index, { words, kind, topic }).hits.map(({ path }) => path);

describe("the search", () => {
  test("finds whole words, prefixes and words with a typo", () => {
    expect(paths("protection")).toEqual(["/a"]);
    expect(paths("prot")).toEqual(["/a"]);
    expect(paths("protecton offce")).toEqual(["/a"]);
    expect(paths("harvsts")).toEqual(["/c"]);
  });

  test("ranks a match in the title above one in the summary", () => {
    expect(paths("data")).toEqual(["/a", "/c"]);
  });

  test("prefers pages with every word except small ones, and else lists those with one", () => {
    expect(paths("the data of harvests")).toEqual(["/c"]);
    expect(paths("data nowhere")).toEqual(["/a", "/c"]);
    expect(paths("nowhere")).toEqual([]);
  });

  test("allows one typo from three letters on and two from seven", () => {
    expect(paths("lav")).toEqual(["/b"]);
    expect(paths("la")).toEqual(["/b"]);
    expect(paths("lv")).toEqual([]);
    expect(paths("baskttr")).toEqual(["/b"]);
    expect(paths("haevts")).toEqual([]);
  });

  test("shows the sentence that has most of the words, and each title once", () => {
    const [hit] = runSearch(index, { words: "law 2013", kind: "", topic: "" }).hits;
    expect(hit?.excerpt.map(({ text }) => text).join("")).toMatch(/^Law 2013-450\./);
    const [late] = runSearch(index, { words: "second sentence", kind: "", topic: "" }).hits;
    expect(late?.excerpt[1]?.text).toBe("The ");
    expect(late?.excerpt[2]).toEqual({ text: "second", isMarked: true });
  });

  test("ignores diacritics and finds words beyond the stored excerpt", () => {
    expect(paths("cote")).toEqual(["/b"]);
    expect(paths("basketry")).toEqual(["/b"]);
  });

  test("filters by kind and topic, newest first without words", () => {
    expect(paths("data", "news")).toEqual(["/a"]);
    expect(paths("data", "", "agriculture")).toEqual(["/c"]);
    expect(paths("", "", "health")).toEqual(["/a"]);
    expect(paths("")).toEqual([]);
  });

  test("lists twenty hits a page, or several pages at once, with the first position", async () => {
    const many = Array.from({ length: 45 }, (_, place) =>
      document(`/n${place}`, { title: "Well" }),
    );
    const large = await loadIndex(writeIndex(many));
    const ask = (page: number, pages?: number) => {
      const { count, from, hits } = runSearch(
        large,
        { words: "well", kind: "", topic: "", page },
        pages,
      );
      return [count, from, hits.length];
    };
    expect(ask(1)).toEqual([45, 1, 20]);
    expect(ask(3)).toEqual([45, 41, 5]);
    expect(ask(1, 2)).toEqual([45, 1, 40]);
    expect(ask(2, 2)).toEqual([45, 21, 25]);
    expect(ask(9)).toEqual([45, 161, 0]);
  });

  test.each([
    ["q=well", 1],
    ["q=well&page=3", 3],
    ["q=well&page=0", 1],
    ["q=well&page=-2", 1],
    ["q=well&page=many", 1],
    ["q=well&page=999", 500],
  ])("parses %s as page %i", (query, page) => {
    expect(parseQuery(new URLSearchParams(query)).page).toBe(page);
  });

  test.each([
    ["kind=law", "law"],
    ["kind=poem", ""],
    ["kind=toString", ""],
  ])("parses %s as kind %j", (query, kind) => {
    expect(parseQuery(new URLSearchParams(query)).kind).toBe(kind);
  });

  test("ignores small words of a language in its pages alone, and names the language", async () => {
    const language = { code: "sw", name: "Kiswahili" };
    const guide = { synonyms: [], bestBets: [], smallWords: { sw: "je ya yangu", lg: "era" } };
    const mixed = await loadIndex(
      writeIndex(
        [
          document("/sw/loan", { title: "App ya mikopo", language }),
          document("/loan", { title: "App mikopo" }),
        ],
        guide,
      ),
    );
    const ask = (words: string) =>
      runSearch(mixed, { words, kind: "", topic: "" }).hits.map((hit) => [hit.path, hit.language]);
    expect(ask("Je, app yangu ya mikopo?")).toEqual([["/sw/loan", language]]);
    expect(ask("je ya yangu")).toEqual([]);
    // Small words show which language it is; then one other word is enough there.
    expect(ask("yangu nowhere mikopo")).toEqual([["/sw/loan", language]]);
    expect(ask("nowhere mikopo")).toHaveLength(2);
    expect(ask("mikopo")).toEqual([
      ["/loan", undefined],
      ["/sw/loan", language],
    ]);
  });

  test("marks matches in title and excerpt", () => {
    const [hit] = runSearch(index, { words: "offi", kind: "", topic: "" }).hits;
    expect(hit?.title.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual([
      "office",
    ]);
    expect(hit?.excerpt.map(({ text }) => text).join("")).toBe("An office decides.");
  });
});
