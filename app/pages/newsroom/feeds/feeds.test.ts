import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { writeCalendar } from "#app/feeds/calendar.ts";
import { atom, type Feed, jsonFeed, rss } from "#app/feeds/feed.ts";
import { deadlineDay } from "#app/pages/cases/parts/deadline-days.ts";
import { getCases } from "#collections/cases/cases.ts";
import { countTimeLimits } from "#collections/cases/time-limits.ts";
import { renderedAddresses } from "#collections/open-content.ts";
import { caseEntries, findFeed } from "./feeds.ts";
import { children, parseXml, textOf, type XmlElement } from "./xml.fixture.ts";

const names = renderedAddresses()
  .filter((path) => path.endsWith(".rss"))
  .map((path) => path.slice("/feeds/".length, -".rss".length));

function feedNamed(name: string): Feed {
  const feed = findFeed(name);
  if (!feed) throw new Error(`There is no feed ${name}.`);
  return feed;
}

/** JSON Feed 1.1: required fields, and the shape of those that we use. Nothing else may stand in it. */
const author = z.strictObject({ name: z.string().min(1) });
const jsonFeedSchema = z.strictObject({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  title: z.string().min(1),
  description: z.string(),
  home_page_url: z.url(),
  feed_url: z.url(),
  language: z.string(),
  authors: z.array(author).min(1),
  _licence: z.string().optional(),
  items: z.array(
    z
      .strictObject({
        id: z.string().min(1),
        url: z.url(),
        title: z.string().min(1),
        summary: z.string(),
        content_html: z.string().optional(),
        content_text: z.string().optional(),
        date_published: z.iso.datetime({ offset: true }),
        date_modified: z.iso.datetime({ offset: true }),
        authors: z.array(author),
        tags: z.array(z.string()),
      })
      .refine((item) => (item.content_html ?? item.content_text) !== undefined),
  ),
});

const one = (element: XmlElement, name: string) => {
  const found = children(element, name);
  expect(found, `exactly one ${name}`).toHaveLength(1);
  return textOf(found[0] as XmlElement);
};

describe.each(names)("the feed %s", (name) => {
  const feed = feedNamed(name);

  test("is a JSON Feed 1.1 whose items have distinct ids", () => {
    const { items } = jsonFeedSchema.parse(JSON.parse(jsonFeed(feed, "OTC")));
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect(items.map(({ title }) => title)).toEqual(feed.entries.map(({ title }) => title));
  });

  test("is parsed by a third-party reader with the same items in all three formats", () => {
    const links = feed.entries.map(({ address }) => address);
    expect((parseRssFeed(rss(feed)).items ?? []).map(({ link }) => link)).toEqual(links);
    const entries = parseAtomFeed(atom(feed, "OTC")).entries ?? [];
    expect(entries.map((entry) => entry.links?.[0]?.href)).toEqual(links);
    const { items = [] } = parseJsonFeed(jsonFeed(feed, "OTC"));
    expect(items.map(({ url }) => url)).toEqual(links);
    for (const read of [...entries, ...items]) expect(read.title).toBeTruthy();
  });

  test("is RSS 2.0: required elements, mail dates, one guid for each item", () => {
    const root = parseXml(rss(feed));
    expect(root.name).toBe("rss");
    expect(root.attributes.version).toBe("2.0");
    const [channel] = children(root, "channel");
    if (!channel) throw new Error("no channel");
    for (const required of ["title", "link", "description", "lastBuildDate"]) {
      expect(one(channel, required)).not.toBe("");
    }
    const items = children(channel, "item");
    expect(items.map((item) => one(item, "title"))).toEqual(feed.entries.map(({ title }) => title));
    const mailDate =
      /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} \+0300$/;
    for (const item of items) {
      expect(one(item, "pubDate")).toMatch(mailDate);
      expect(Number.isNaN(Date.parse(one(item, "pubDate")))).toBe(false);
      expect(URL.canParse(one(item, "guid"))).toBe(true);
    }
    expect(new Set(items.map((item) => one(item, "guid"))).size).toBe(items.length);
  });

  test("is Atom 1.0 (RFC 4287): ids, titles, moments, a link to itself", () => {
    const root = parseXml(atom(feed, "OTC"));
    expect(root.attributes.xmlns).toBe("http://www.w3.org/2005/Atom");
    const moment = (text: string) =>
      expect(z.iso.datetime({ offset: true }).safeParse(text).success).toBe(true);
    expect(URL.canParse(one(root, "id"))).toBe(true);
    expect(one(root, "title")).not.toBe("");
    moment(one(root, "updated"));
    expect(children(root, "author")).toHaveLength(1);
    const self = children(root, "link").find(({ attributes }) => attributes.rel === "self");
    expect(self?.attributes.href).toBe(`${feed.self}.atom`);
    const entries = children(root, "entry");
    expect(entries).toHaveLength(feed.entries.length);
    for (const entry of entries) {
      expect(URL.canParse(one(entry, "id"))).toBe(true);
      expect(one(entry, "title")).not.toBe("");
      moment(one(entry, "updated"));
      moment(one(entry, "published"));
      // An entry without content must have a link to its page.
      expect(children(entry, "link")[0]?.attributes.rel).toBe("alternate");
    }
    expect(new Set(entries.map((entry) => one(entry, "id"))).size).toBe(entries.length);
  });
});

test("names the licence in feeds of cases and laws only", () => {
  const written = (name: string) => {
    const feed = feedNamed(name);
    return [rss(feed), atom(feed, "OTC"), jsonFeed(feed, "OTC")].map((text) =>
      text.includes("CC BY 4.0"),
    );
  };
  for (const name of ["cases", "laws"]) {
    expect(written(name), name).toEqual([true, true, true]);
  }
  expect(written("news")).toEqual([false, false, false]);
});

test("writes absolute addresses into feed texts", () => {
  const html = feedNamed("news")
    .entries.map((entry) => entry.html ?? "")
    .join("");
  expect(html).toContain('href="https://');
  expect(html.match(/(?:href|src|srcset)="(?!https:|mailto:|tel:)[^"]*"/g)).toBeNull();
  expect(html.match(/="[^"]*(?<=[",]\s*)\/[^"]*"/g)).toBeNull();
});

const odd = "\u000b\u001d\u0000\ud800\ufffe\uffff";

test("holds nothing that XML forbids, wherever it comes from", () => {
  const words = `One${odd} & two`;
  const entry = {
    id: "https://www.example.org/a",
    address: "https://www.example.org/a",
    title: words,
    summary: words,
    html: `<p>${odd}Text</p>`,
    published: "2026-11-21",
    updated: "2026-11-21",
    authors: [words],
    tags: [words],
  };
  const feed = { ...feedNamed("news"), title: words, description: words, entries: [entry] };
  const calendar = writeCalendar(words, [
    { ...entry, day: "2026-11-21", description: words, changedOn: "2026-11-21" },
  ]);
  for (const text of [rss(feed), atom(feed, words), calendar]) {
    expect(text).not.toMatch(/(?![\t\r\n])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}/u);
    expect(text).toMatch(/One(?: &amp;| &) two/);
  }
  expect(() => parseXml(rss(feed))).not.toThrow();
});

test("every entry of a case keeps its id, whatever is added before it, also on the same day", () => {
  for (const entry of getCases()) {
    const { events, corrections } = entry;
    const [event] = events;
    if (!event) continue;
    const correction = corrections[0] ?? {
      date: "2026-11-23",
      title: "A sum",
      text: "It was wrong.",
    };
    const before = caseEntries({ ...entry, corrections: [correction] });
    const after = caseEntries({
      ...entry,
      events: [{ ...event, title: "An earlier step" }, ...events],
      corrections: [{ ...correction, title: "Another of this day" }, correction],
    });
    const ids = after.map(({ id }) => id);
    expect(new Set(ids).size).toBe(before.length + 2);
    expect(ids).toEqual(expect.arrayContaining(before.map(({ id }) => id)));
  }
});

test("every deadline of a case keeps its id in calendars, whatever is added before it", () => {
  const ids = getCases().flatMap((entry) => {
    const days = (all: typeof entry) =>
      countTimeLimits(all, entry.checkedOn).flatMap((limit) => deadlineDay(all, limit) ?? []);
    const before = days(entry).map(({ id }) => id);
    const [clock] = entry.clocks;
    const added = clock && { ...clock, title: "Another time limit" };
    const clocks = added ? [added, ...entry.clocks] : entry.clocks;
    expect(days({ ...entry, clocks }).map(({ id }) => id)).toEqual(expect.arrayContaining(before));
    return before;
  });
  expect(new Set(ids).size).toBe(ids.length);
});

test("lists each step and correction of the cases, newest first", () => {
  const { entries } = feedNamed("cases");
  const steps = getCases().flatMap(({ events, corrections }) => [...events, ...corrections]);
  expect(entries.length).toBeGreaterThanOrEqual(Math.min(30, steps.length));
  expect(entries.map(({ published }) => published)).toEqual(
    entries
      .map(({ published }) => published)
      .toSorted()
      .toReversed(),
  );
});

test("returns undefined for an unknown feed", () => {
  expect(findFeed("constructor")).toBeUndefined();
});
