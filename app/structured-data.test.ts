import { expect, test } from "vitest";
import { getLaws } from "#collections/laws/laws.ts";
import {
  articleCard,
  breadcrumbList,
  type Description,
  legislationCard,
} from "./structured-data.ts";

/** What a page says: JSON leaves out what is undefined. */
const asWritten = (data: Description): unknown => JSON.parse(JSON.stringify(data));

const organisation = { name: "OTC", url: "https://www.example.org" };

test("numbers breadcrumbs from home, the current page without an address", () => {
  const ancestors = [
    { label: "Home", href: "/" },
    { label: "About", href: "/about" },
  ];
  expect(breadcrumbList({ ancestors, current: "Team" }, organisation.url).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://www.example.org/" },
    { "@type": "ListItem", position: 2, name: "About", item: "https://www.example.org/about" },
    { "@type": "ListItem", position: 3, name: "Team" },
  ]);
});

test("names the organisation as author of an unsigned article", () => {
  const article = {
    title: "A hearing",
    summary: "What was said.",
    path: "/news/a-hearing",
    date: "2026-11-21",
    updated: undefined,
    authors: [],
    kind: "news" as const,
  };
  expect(articleCard(article, organisation)).toMatchObject({
    "@type": "NewsArticle",
    headline: "A hearing",
    datePublished: "2026-11-21",
    dateModified: "2026-11-21",
    mainEntityOfPage: "https://www.example.org/news/a-hearing",
    author: { "@type": "Organization", name: "OTC" },
  });
  const authors = ["A Writer", "B Writer"];
  expect(articleCard({ ...article, authors }, organisation).author).toEqual([
    { "@type": "Person", name: "A Writer" },
    { "@type": "Person", name: "B Writer" },
  ]);
});

test("describes a law as legislation and omits unknown values", () => {
  const [law] = getLaws();
  if (!law) throw new Error("The library is empty.");
  const act = {
    ...law,
    standing: "law" as const,
    inForce: {
      answer: "partly" as const,
      since: undefined,
      note: undefined,
      source: { name: "A gazette" },
      comparedOn: "2026-11-23",
    },
    number: "Act 9 of 2019",
    chapter: undefined,
    officialLink: "https://gazette.example/act-9",
    sources: [{ name: "A guide to it", href: "https://guide.example/" }],
  };
  const parent = { title: "Constitution", path: "/news/laws/country/uganda#constitution" };
  expect(legislationCard(act, { code: "UG" }, parent, organisation)).toMatchObject({
    "@type": "Legislation",
    legislationType: "Act",
    // A text about the law is not the law.
    sameAs: "https://gazette.example/act-9",
    "@id": `https://www.example.org${law.path}`,
    subjectOf: {
      url: `https://www.example.org${law.path.replace(/#.*/, "")}`,
      citation: ["https://guide.example/"],
    },
    legislationIdentifier: ["Act 9 of 2019"],
    legislationLegalForce: "https://schema.org/PartiallyInForce",
    legislationJurisdiction: { "@type": "Country", identifier: "UG" },
    isBasedOn: { url: "https://www.example.org/news/laws/country/uganda#constitution" },
  });
  const unknown = { ...act, inForce: undefined, number: undefined };
  const card = asWritten(legislationCard(unknown, undefined, undefined, organisation));
  expect(card).not.toHaveProperty("legislationLegalForce");
  expect(card).not.toHaveProperty("legislationIdentifier");
  const strategy = { ...act, standing: "strategy" as const };
  expect(legislationCard(strategy, undefined, undefined, organisation)).toMatchObject({
    "@type": "CreativeWork",
  });
});
