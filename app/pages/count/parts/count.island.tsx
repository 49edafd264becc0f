import { type FormEvent, useEffect, useRef, useState } from "react";
import {
  BreadcrumbList,
  type BreadcrumbListProps,
} from "#app/components/layout/breadcrumb-list.tsx";
import { SelvedgeBand } from "#app/components/layout/container.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { type CountCalendarFacts, countCalendar } from "#app/feeds/count-calendar.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { kampalaDay } from "#collections/formats/kampala-day.ts";
import { type CountQuery, countAddress, readCount } from "#collections/time/count-query.ts";
import { countingRules } from "#collections/time/counting-rules.ts";
import { type HolidayList, lastDay } from "#collections/time/last-day.ts";
import { Answer, Steps } from "./answer.tsx";
import styles from "./count.module.css";
import { CountForm } from "./count-form.tsx";
import { type CountLanguage, stepsOf } from "./describe-count.ts";
import { type CitationLabels, UseOfCount } from "./use-of-count.tsx";

interface CountProps extends CountLanguage {
  english: CitationLabels;
  breadcrumbs: BreadcrumbListProps | null;
  /** Path of the page in its language. */
  path: string;
  /** What our server answers; without it nothing is asked, or only files are handed out. */
  query: CountQuery;
  today: string;
  holidays: HolidayList;
  /** Origin of the site, for an address to cite. */
  origin: string;
  facts: CountCalendarFacts;
  copied: { copied: string; selected: string };
}

/**
 * Which day is the last one: the answer and why. Without a question, how the law counts. Alive, it counts by itself,
 * also what its address asks.
 */
function CountTheDays(props: CountProps) {
  const { language, words, english, breadcrumbs, path, query: first, holidays } = props;
  const said = { language, words };
  const [query, setQuery] = useState(first);
  const isCounted = query !== first;
  const [isFromAddress, setFromAddress] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { asked } = query;
  const rule = countingRules[asked?.rule ?? "ug-s34"];
  const count = asked && lastDay(asked.from, asked.days, rule, holidays);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code has arrived
  useEffect(() => {
    const isAnswered = first.asked || first.wrong;
    const shared = readCount(new URLSearchParams(location.search));
    const isTyped = Boolean(form.current?.querySelector<HTMLInputElement>("[name=from]")?.value);
    if (isAnswered || isTyped || !(shared.asked || shared.wrong)) return;
    setQuery(shared);
    setFromAddress(true);
  }, []);

  function answer(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, `${value}`]);
    const parameters = new URLSearchParams(typed);
    const next = readCount(parameters);
    setQuery(next);
    const address = next.asked ? countAddress(next.asked, path) : `${path}?${parameters}`;
    history.replaceState(history.state, "", address);
    // The browser scrolls to what has the focus.
    requestAnimationFrame(() =>
      (next.asked
        ? heading.current
        : form.current?.querySelector<HTMLElement>(
            `[name=${next.wrong === "days" ? "other" : "from"}]`,
          )
      )?.focus(),
    );
  }

  const file = useFile(
    isCounted && asked && count ? countCalendar(asked, count, props.facts, said) : undefined,
  );
  const address = asked ? countAddress(asked, path) : path;
  const calendar = file ?? address.replace("?", "/last-day.ics?");
  return (
    <>
      <div className={styles.counter}>
        <Surface as="section" tone="jac" className={styles.words}>
          {breadcrumbs && <BreadcrumbList {...breadcrumbs} />}
          {count ? (
            <Answer count={count} rule={rule} calendar={calendar} said={said} heading={heading} />
          ) : (
            <>
              <h1>{words.heading}</h1>
              <p className="lead">{words.lead}</p>
            </>
          )}
        </Surface>
        <div className={styles.middle}>
          <SelvedgeBand />
        </div>
        <div className={styles.form}>
          <CountForm
            // Fields keep what is typed, and are new once: when the address fills them.
            key={`${isFromAddress}`}
            query={query}
            words={words.form}
            action={path}
            ref={form}
            onSubmit={answer}
          />
        </div>
      </div>
      <Section top="less" bottom="less" className={styles.reasons}>
        <div className={`split-medium columns-7-5 ${styles.why}`}>
          <div>
            <h2>{count ? words.why.heading : words.law.heading}</h2>
            <Steps steps={count ? stepsOf(count, rule, said) : words.law.steps} law={words.law} />
          </div>
          <aside className={styles.unsettled} aria-labelledby="unsettled">
            <h2 id="unsettled">{words.unsettled.heading}</h2>
            <dl>
              {words.unsettled.items.map(({ title, description }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{description}</dd>
                </div>
              ))}
            </dl>
          </aside>
        </div>
      </Section>
      {count && (
        <UseOfCount
          count={count}
          rule={rule}
          calendar={calendar}
          said={said}
          english={english}
          address={props.origin + address}
          today={isCounted ? kampalaDay(Date.now()) : props.today}
          isCounted={isCounted}
          copied={props.copied}
        />
      )}
    </>
  );
}

/** The address of a calendar file that this browser made itself. */
function useFile(text: string | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (text === undefined) return;
    const made = URL.createObjectURL(new Blob([text], { type: "text/calendar" }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [text]);
  return text === undefined ? undefined : address;
}

export default defineIsland("count", CountTheDays);
