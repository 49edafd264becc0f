import { createHash } from "node:crypto";
import { articleKindNames } from "#collections/articles/article-kinds.ts";
import { getArticles } from "#collections/articles/articles.ts";
import { caseEntryPath, getCases, type LitigationCase } from "#collections/cases/cases.ts";
import { stepDay } from "#collections/cases/step-day.ts";
import { countTimeLimits } from "#collections/cases/time-limits.ts";
import { type ContentSource, getter } from "#collections/content.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { lawFieldTexts } from "#collections/laws/law-history.ts";
import { getLawLists } from "#collections/laws/law-lists.ts";
import { getLaws } from "#collections/laws/laws.ts";
import { getOpportunities } from "#collections/opportunities/opportunities.ts";

export interface ContentEvent {
  /** Names it for ever: it holds neither its words nor its place in a list. */
  key: string;
  /** Differs when the content says something else, save its day. A law has a part for each visible field. */
  hash: string;
  /** Ids of what is followed and has to do with it; see `things.ts`. */
  things: string[];
  title: string;
  text: string;
  /** Where it stands on the site, with its sources. */
  path: string;
  /** Whether nothing more will happen to what is followed. */
  closes: boolean;
}

const hashOf = (...parts: string[]) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 12);

/**
 * Lists every event of the content, each with a key that stays.
 * @param today day to which the time limits are counted, e.g. `2026-11-21`
 */
export function listEvents(today: string, source?: ContentSource): ContentEvent[] {
  return [
    ...getCases(source).flatMap((entry) => [...caseEvents(entry), ...endedLimits(entry, today)]),
    ...lawEvents(source),
    ...articleEvents(source),
    ...opportunityEvents(source),
  ];
}

/**
 * Completes an event. Its hash is of what the content says of it, with "!" where nothing more will happen.
 * @param says neither its day nor our own words around it: a sentence that we word better corrects nothing
 */
function event(
  key: string,
  things: string[],
  says: readonly string[],
  words: Pick<ContentEvent, "title" | "text" | "path">,
  closes = false,
): ContentEvent {
  const hash = hashOf(...says) + (closes ? "!" : "");
  return { key, hash, things, closes, ...words };
}

/** Numbers those that share a key, so that each has one of its own. */
function numbered<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const counts = new Map<string, number>();
  return items.map((item, index) => {
    const key = keyOf(item);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return { item, index, key: count > 1 ? `${key} ${count}` : key };
  });
}

const thingOf = ({ slug, stageOf }: LitigationCase) => `case/${stageOf ?? slug}`;

function caseEvents(entry: LitigationCase): ContentEvent[] {
  const { slug, caseName, path } = entry;
  const things = [thingOf(entry)];
  const about = (day: string, text: string) =>
    [caseName, day.charAt(0).toUpperCase() + day.slice(1), text].filter(Boolean).join(". ");
  return [
    ...numbered(entry.events, ({ date }) => `case/${slug} step ${date}`).map(
      ({ item, index, key }) => {
        const { title, text = title, closes } = item;
        const at = { path: caseEntryPath(entry, index) };
        const words = { title, text: about(stepDay(item), text), ...at };
        return event(key, things, [title, text], words, closes);
      },
    ),
    ...numbered(entry.orders, ({ madeOn }) => `case/${slug} order ${madeOn}`).flatMap(
      ({ item: { text, madeOn, done, doneOn = "" }, key }) => {
        const made = { title: "An order was made", text: about(formatDay(madeOn), text), path };
        const day = doneOn && formatDay(doneOn);
        const carriedOut = { title: "An order was carried out", text: about(day, text), path };
        return [
          event(key, things, ["made", text], made),
          ...(done === "yes" ? [event(`${key} done`, things, ["done", text], carriedOut)] : []),
        ];
      },
    ),
    ...numbered(entry.corrections, ({ date }) => `case/${slug} correction ${date}`).map(
      ({ item: { date, title, text }, key }) => {
        const at = { path: `${path}#corrected-${date}` };
        const words = { title, text: about(formatDay(date), text), ...at };
        return event(key, [...things, "corrections"], [title, text], words);
      },
    ),
  ];
}

/** Limits that are over while nothing is known to have happened. Another last day is another event. */
function endedLimits(entry: LitigationCase, today: string): ContentEvent[] {
  const limits = countTimeLimits(entry, today);
  return numbered(limits, ({ dueOn }) => `case/${entry.slug} limit ${dueOn}`).flatMap(
    ({ item: { state, title, dueOn }, key }) => {
      if (state !== "over") return [];
      const text = `${entry.caseName}. ${title}: the last day was ${formatDay(dueOn)}. We do not know that it has happened.`;
      const words = { title: "A time limit has ended", text, path: entry.path };
      return [event(key, [thingOf(entry)], ["limit", title], words)];
    },
  );
}

const lawEvents = getter((content): ContentEvent[] => {
  const countries = [...getLawLists(content).values()].filter(({ facet }) => facet === "country");
  return getLaws(content).map((law) => {
    const { slug, title, country, path } = law;
    const list = countries.find(({ laws }) => laws.includes(law));
    const ofCountry = list ? [`country/${list.path.split("/").at(-1)}`] : [];
    const fields = content.valuesOf(`content/laws/${slug}.md`) as Record<string, unknown>;
    const words = { title: `${country}: ${title}`, text: law.status ?? "", path };
    const hashes = lawFieldTexts(fields).map((text) => hashOf(text).slice(0, 6));
    const known = event(`law/${slug}`, [`law/${slug}`, ...ofCountry], [], words);
    return { ...known, hash: hashes.join(".") };
  });
});

const articleEvents = getter((content): ContentEvent[] =>
  articleKindNames
    .flatMap((kind) => getArticles(kind, content))
    .map(({ path, title, summary: text, topics }) =>
      event(
        path.slice(1),
        topics.map((id) => `topic/${id}`),
        [title, text],
        { title, text, path },
      ),
    ),
);

const opportunityEvents = getter((content): ContentEvent[] =>
  getOpportunities(content).map(({ path, title, summary, deadline }) => {
    const lastDay = deadline.slice(0, 10);
    const text = `${summary} Last day to apply: ${formatDay(lastDay)}.`;
    const says = [title, summary, lastDay];
    return event(path.slice(1), ["opportunities"], says, { title, text, path });
  }),
);
