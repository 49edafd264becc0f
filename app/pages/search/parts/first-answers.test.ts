import { expect, test } from "vitest";
import { runSearch } from "#app/search/run-search.ts";
import { loadIndex, writeIndex } from "#app/search/search-index.ts";
import { defaultSettings } from "#app/site-settings.ts";
import { comparePath, getLaws, getLawsByCountry } from "#collections/laws/laws.ts";
import { getPage } from "#collections/pages/pages.ts";
import { letterPath } from "#collections/rights/rights.ts";
import { getSearchGuide } from "#collections/site/search.ts";
import { searchDocuments } from "./search-documents.ts";

const index = await loadIndex(writeIndex(searchDocuments(defaultSettings), getSearchGuide()));

/** The page that a visitor sees first: the one that editors chose, or the best hit. */
function firstFor(words: string): string {
  const { best, hits } = runSearch(index, { words, kind: "", topic: "" });
  return (best?.href ?? hits[0]?.path ?? "nothing").replace(/[?#].*$/, "");
}

const rights = getPage("your-data-rights").path;
const accountability = getPage("accountability").path;
const landmark = "/products/strategic-litigation/data-protection-complaint";

test.each([
  ["delete my data", `${rights}/wrong`],
  ["How do I delete my data?", `${rights}/wrong`],
  ["my data is wrong", `${rights}/wrong`],
  ["data rights", rights],
  ["loan app", `${rights}/loan-app`],
  ["loan apps", `${rights}/loan-app`],
  ["stop messaging my contacts", `${rights}/loan-app`],
  ["my photo was published", `${rights}/published`],
  ["hacked", `${rights}/account`],
  ["sim swap", `${rights}/account`],
  ["spam", `${rights}/messages`],
  ["show me my data", `${rights}/refused`],
  ["a machine decided about me", `${rights}/machine`],
  ["automatic decision", `${rights}/machine`],
  ["how to complain", letterPath("complaint")],
  ["volunteer", getPage("team").path],
  ["internship", getPage("team").path],
  ["legal help", getPage("contact").path],
  ["lawyer", getPage("contact").path],
  ["legal aid", getPage("contact").path],
  ["who we are", getPage("who-we-are").path],
  ["lon app", `${rights}/loan-app`],
  ["they sent messages to my family", `${rights}/loan-app`],
  ["they call me about a loan of my friend", `${rights}/friend`],
  ["guarantor", `${rights}/friend`],
  ["haked", `${rights}/account`],
  ["my whatsapp was hacked", `${rights}/account`],
  ["someone stole my account", `${rights}/account`],
  ["they published my photo on facebook", `${rights}/published`],
  ["naked picture", `${rights}/published`],
  ["they are threatening me", rights],
  ["blackmailed", `${rights}/published`],
  ["erasure", `${rights}/wrong`],
  ["erasur", `${rights}/wrong`],
  ["CRB", `${rights}/wrong`],
  ["cost", "/legal/terms"],
  ["how much does it cost", "/legal/terms"],
  ["is your help free", "/legal/terms"],
  ["how much can they be fined", comparePath],
  ["is the letter free", "/legal/terms"],
  ["does it cost money to get my data", letterPath("reminder")],
  ["they refuse", `${rights}/refused`],
  ["letter template", rights],
  ["how long do they have to answer", getPage("count-the-days").path],
  ["internet shutdwon", getPage("shutdown").path],
  ["offline", getPage("rights-pack").path],
  ["large print", "/legal/accessibility"],
  ["pdpo", rights],
  ["google", landmark],
  ["alphabet", landmark],
  ["court case", getPage("litigation").path],
  ["download data csv", getPage("open-data").path],
  ["who funds you", accountability],
  ["funders", accountability],
  ["annual report", accountability],
  ["accounts", accountability],
  ["audit", accountability],
  ["budgt", accountability],
  ["director", getPage("team").path],
  ["newsleter", getPage("newsletter").path],
  ["partnership", getPage("contact").path],
  ["privacy policy", "/legal/privacy"],
  ["cookies", "/legal/cookies"],
  ["hackathon", getPage("innovation-hub").path],
  ["strategic plan", "/documents/digital-health-strategic-plan-2025"],
  ["data protecton kenya", "/news/laws/country/kenya"],
  ["laws of kenya", "/news/laws/country/kenya"],
  ["donate", getPage("donate").path],
  ["short courses", getPage("short-courses").path],
  ["complain about OTC", accountability],
  ["who are you", getPage("who-we-are").path],
  ["blind", "/legal/accessibility"],
  ["conned", `${rights}/account`],
  ["who owns otc", accountability],
  ["how much money do you get", accountability],
  ["penalty", comparePath],
  ["fine", comparePath],
  ["fines", comparePath],
  ["whatsapp", rights],
  ["fees", letterPath("reminder")],
  ["data", rights],
  ["my data", rights],
  ["data protection", rights],
  ["dataprotection", rights],
  ["law", "/news/laws"],
  ["laws", "/news/laws"],
  ["ai", "/programmes/ainow"],
  ["A.I.", "/programmes/ainow"],
  ["case", getPage("litigation").path],
  ["email", getPage("contact").path],
  ["loanapp", `${rights}/loan-app`],
  ["volunteering", getPage("team").path],
  ["qqqzzz", "nothing"],
])("a search for %j lists %s first", (words, path) => {
  expect(firstFor(words)).toBe(path);
});

test.each([
  ["money lenders act", "uganda-money-lenders"],
  ["money lenders law", "uganda-money-lenders"],
  ["Data Protection and Privacy Act, Cap. 97", "uganda-data-protection"],
  ["Tanzania Personal Data Protection Act", "tanzania-data-protection"],
])("a search for %j leads to the section of the law %s", (words, slug) => {
  const law = getLaws().find((one) => one.slug === slug);
  expect(law?.path).toContain("#");
  const { best, hits } = runSearch(index, { words, kind: "", topic: "" });
  expect(best?.href ?? hits[0]?.path).toBe(law?.path);
});

test("lists of the laws that have the same words those of Uganda first", () => {
  const ofLaws = (words: string) =>
    runSearch(index, { words, kind: "law", topic: "" }).hits.map(({ path }) => path);
  for (const words of ["data protection", "data protection act", "computer misuse"]) {
    expect(ofLaws(words)[0], words).toMatch(/^\/news\/laws\/country\/uganda/);
  }
});

test("tells of a country without a law that the library has none", () => {
  const without = getLawsByCountry().filter(({ laws }) => laws.length === 0);
  expect(without.length).toBeGreaterThan(0);
  for (const { name } of without) {
    const [first] = runSearch(index, { words: name, kind: "", topic: "" }).hits;
    expect(first?.path, name).toBe("/news/laws#none-verified");
  }
});

test("finds the laws of a country by name and subject", () => {
  expect(firstFor("rwanda data protection")).toMatch(/^\/news\/laws\/.*rwanda/);
  expect(firstFor("rwanda data protection")).not.toBe(comparePath);
});

test("says when no page has all words", () => {
  const isPartial = (words: string) => runSearch(index, { words, kind: "", topic: "" }).isPartial;
  expect(["school fees", "strategic plan", "qqqzzz"].map(isPartial)).toEqual([true, false, false]);
});

test("lists of the pages with some of the words only those that come near the first", () => {
  const count = (words: string) => runSearch(index, { words, kind: "", topic: "" }).count;
  expect(count("malabo data xylophone")).toBeLessThan(count("data") / 4);
});

test("finds a word in every form in which people write it", () => {
  const found = (words: string) => {
    const { best, hits, count } = runSearch(index, { words, kind: "", topic: "" });
    return { best: best?.href, count, paths: hits.map(({ path }) => path) };
  };
  expect(found("e-mail").count).toBeGreaterThan(0);
  for (const [one, other] of [
    ["email", "e-mail"],
    ["e‑mail", "e-mail"],
    ["A.I.", "AI"],
    ["dataprotection officer", "data protection officer"],
  ] as const) {
    expect(found(one), one).toEqual(found(other));
  }
});

test("takes a word of a best bet for no typo", () => {
  expect(runSearch(index, { words: "crb", kind: "", topic: "" }).hits).toEqual([]);
});

test("lists the best bet only once", () => {
  const { best, hits } = runSearch(index, { words: "delete my data", kind: "", topic: "" });
  expect(best).not.toBeNull();
  expect(hits.map(({ path }) => path)).not.toContain(`${rights}/wrong`);
});
