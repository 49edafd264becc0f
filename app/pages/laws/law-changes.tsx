import type { ReactNode } from "react";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { Downloads, feedFiles } from "#app/components/text/downloads.tsx";
import { formatDate, formatDay } from "#collections/formats/format-day.ts";
import { lawForces } from "#collections/laws/known-facts.ts";
import { getLawChanges } from "#collections/laws/law-history.ts";
import { changesPath, getLaws } from "#collections/laws/laws.ts";
import { getPage, namePage } from "#collections/pages/pages.ts";
import styles from "./law-changes.module.css";
import { LawHead } from "./parts/law-head.tsx";
import { checkedSentence } from "./parts/law-rows.ts";

const openYears = 3;

/** What the laws themselves did, newest first: each of their dates, and the day on which they came into force. */
function listEvents() {
  return getLaws()
    .flatMap(({ dates, inForce, ...law }) => {
      const { since: date, answer } = inForce ?? {};
      const isListed = dates.some((one) => one.date === date);
      const start = date && answer && !isListed ? [{ date, event: lawForces[answer] }] : [];
      return [...dates, ...start].map((one) => ({ ...law, ...one }));
    })
    .toSorted((a, b) => b.date.localeCompare(a.date));
}

/** What laws did, year by year; then what the library added and looked at again. */
export default function LawChanges() {
  const { path, library } = getPage("laws");
  const words = library.changes;
  const { heading, lead, breadcrumb } = words;
  const head = { heading, lead, description: lead, breadcrumb, path: changesPath, parent: "laws" };
  const laws = getLaws();
  const years = [...Map.groupBy(listEvents(), ({ date }) => date.slice(0, 4))];
  const earlier = years.slice(openYears).flatMap(([, events]) => events);
  const inLibrary = (getLawChanges() ?? []).filter(({ kind }) => kind !== "changed");
  return (
    <>
      <LawHead page={namePage(head)} art="country-africa" />
      <Section top="less" bottom="less">
        <Downloads text={words.follow} links={feedFiles("laws")} />
        {years.slice(0, openYears).map(([year, events]) => (
          <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
            <h2 id={`year-${year}`}>{year}</h2>
            <Lines lines={events} />
          </section>
        ))}
        <Fold count={earlier.length} summary={words.earlier}>
          <Lines lines={earlier} />
        </Fold>
        <h2 className={styles.library}>{words.inLibrary}</h2>
        {[...Map.groupBy(inLibrary, ({ kind, day }) => `${words[kind]} ${formatDay(day)}`)].map(
          ([summary, lines]) => (
            <Fold key={summary} count={lines.length} summary={summary}>
              <Lines
                lines={lines.map(({ slug, title, country }) => {
                  return { title, country, path: laws.find((law) => law.slug === slug)?.path };
                })}
              />
            </Fold>
          ),
        )}
        <Fold count={laws.length} summary={checkedSentence(laws, words.again)}>
          <Lines lines={laws} />
        </Fold>
        <p>
          <TextLink href={path}>{library.all}</TextLink>
        </p>
      </Section>
    </>
  );
}

function Fold(props: { count: number; summary: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>
        <b>{props.count}</b> {props.summary}
      </summary>
      {props.children}
    </details>
  );
}

interface Line {
  date?: string;
  event?: string;
  title: string;
  country: string;
  /** Undefined for a law that is no longer in the library. */
  path: string | undefined;
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ date, event, title, country, path }) => (
        <li key={`${date} ${country} ${title} ${event}`}>
          {date && <time dateTime={date}>{formatDate(date)}</time>}
          {event && <b>{event}</b>}
          <span>
            {country}: {path ? <a href={path}>{title}</a> : title}
          </span>
        </li>
      ))}
    </ul>
  );
}
