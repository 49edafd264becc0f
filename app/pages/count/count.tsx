import { Badge } from "#app/components/base/badge.tsx";
import { ButtonLink } from "#app/components/base/button.tsx";
import { classNames } from "#app/components/base/class-names.ts";
import { CopyButton } from "#app/components/base/copy-button.tsx";
import { Icon } from "#app/components/base/icon.tsx";
import { Container, SelvedgeBand } from "#app/components/layout/container.tsx";
import { Breadcrumbs, PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { english, type Language, useLanguage } from "#app/language/language.ts";
import { contentAt } from "#app/language/page-language.ts";
import { usePageFacts } from "#app/page-rendering.ts";
import { todayOf } from "#app/request-context.ts";
import { fillPlaceholders as fill } from "#collections/formats/fill-placeholders.ts";
import { formatDay, formatParts } from "#collections/formats/format-day.ts";
import {
  formatDayAndMonth,
  formatLongDay,
  formatWeekday,
} from "#collections/formats/format-weekday.ts";
import { langOfEnglish } from "#collections/formats/locale.ts";
import { plural } from "#collections/formats/plural.ts";
import { getHolidayList } from "#collections/holidays/holidays.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getMessages } from "#collections/site/messages.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { countAddress, countPath, readCount } from "#collections/time/count-query.ts";
import { type CountingRule, countingRules } from "#collections/time/counting-rules.ts";
import { type Count, lastDay } from "#collections/time/last-day.ts";
import type { Route } from "./+types/count";
import styles from "./count.module.css";
import { Cloth } from "./parts/cloth.tsx";
import { CountForm } from "./parts/count-form.tsx";
import { answerOf, doubtsOf, type Step, stepsOf } from "./parts/describe-count.ts";
import { HolidayTable } from "./parts/holiday-table.tsx";

export function loader({ url, context }: Route.LoaderArgs) {
  const query = readCount(url.searchParams);
  return { page: getPage("count-the-days", contentAt(url)), query, today: todayOf(context) };
}

/** Which day is the last one: the answer, each day of it, and why. Without a question, how the law counts. */
export default function CountTheDays({ loaderData }: Route.ComponentProps) {
  const { page, query, today } = loaderData;
  const said = useLanguage();
  const { asked, wrong } = query;
  const rule = countingRules[asked?.rule ?? "ug-s34"];
  const holidays = getHolidayList(said.content);
  const count = asked && lastDay(asked.from, asked.days, rule, holidays);
  const { law, unsettled } = page;
  usePageFacts(wrong ? { status: 400 } : {});
  return (
    <div className={styles.page}>
      <PageHead page={loaderData.page} noIndex={Boolean(asked ?? wrong)} />
      <div className={styles.counter}>
        <Surface as="section" tone="jac" className={styles.words}>
          <Breadcrumbs page={page} />
          {count && asked ? (
            <Answer count={count} rule={rule} address={said.local(countAddress(asked))} />
          ) : (
            <>
              <h1>{page.heading}</h1>
              <p className="lead">{page.lead}</p>
              {/* The offline worker shows it where a count was asked for. */}
              <p className={styles.reason} data-unanswered hidden>
                {page.form.offline}
              </p>
              <div className={styles.loom} aria-hidden="true" />
            </>
          )}
        </Surface>
        <div className={styles.middle}>
          <SelvedgeBand />
          {count && <Cloth count={count} rule={rule} holidays={holidays} />}
        </div>
        <div className={styles.form}>
          <CountForm query={query} />
        </div>
      </div>
      <Section top="less" bottom="less">
        <div className={styles.why}>
          <div>
            <h2>{count ? page.why.heading : law.heading}</h2>
            <Steps steps={count ? stepsOf(count, rule, said) : law.steps} />
          </div>
          <aside className={styles.unsettled} aria-labelledby="unsettled">
            <h2 id="unsettled">{unsettled.heading}</h2>
            <dl>
              {unsettled.items.map(({ title, description }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{description}</dd>
                </div>
              ))}
            </dl>
          </aside>
        </div>
      </Section>
      {count && asked ? (
        <Use
          count={count}
          rule={rule}
          today={today}
          address={getOrganisation().url + said.local(countAddress(asked))}
        />
      ) : (
        <Examples />
      )}
      <Section top="less" bottom="less" className="no-print">
        {/* The same for every answer, which links to it instead. */}
        {count ? (
          <a href={said.local(`${countPath}#holidays`)}>{page.holidays.summary}</a>
        ) : (
          <HolidayTable />
        )}
      </Section>
    </div>
  );
}

interface ResultProps {
  count: Count;
  rule: CountingRule;
  address: string;
}

const calendarOf = (address: string) => address.replace(countPath, `${countPath}/last-day.ics`);

function Answer({ count, rule, address }: ResultProps) {
  const said = useLanguage();
  const { language, content } = said;
  const { answer, heading, law } = getPage("count-the-days", content);
  const { text, section } = answerOf(count, rule, said);
  const span = { days: count.days, from: formatLongDay(count.from, language) };
  return (
    <>
      <p className={styles.name}>{heading}</p>
      <h1 className={styles.answer}>
        <span>{fill(plural(answer.question, count.days, language), span)}</span>{" "}
        <time dateTime={count.last}>
          <small>{formatWeekday(count.last, language)}</small>{" "}
          {formatDayAndMonth(count.last, language)} <br />
          {formatParts(count.last, { year: "numeric" }, language)}
        </time>
      </h1>
      <p className={styles.reason}>
        {text} {section && <span className="whole">{fill(law.section, { section })}</span>}{" "}
        {doubtsOf(count, said).join(" ")}
      </p>
      {count.mayMove && <Badge kind="pending">{answer.open}</Badge>}
      <p className={classNames(styles.actions, "no-print")}>
        <ButtonLink href={calendarOf(address)} icon="calendar" download>
          {answer.calendar}
        </ButtonLink>
        <a href="#use">{answer.cite}</a>
      </p>
    </>
  );
}

function Steps({ steps }: { steps: readonly Step[] }) {
  const { content } = useLanguage();
  const { law } = getPage("count-the-days", content);
  return (
    <ol className={styles.steps}>
      {steps.map(({ text, section }) => (
        <li key={text}>
          <p>{text}</p>
          {section && (
            <p className={styles.tag}>
              <b>{fill(law.section, { section })}</b> <span>{law.act}</span>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function Use({ count, rule, address, today }: ResultProps & { today: string }) {
  const said = useLanguage();
  const { use } = getPage("count-the-days", said.content);
  const lang = langOfEnglish(said.language);
  const cite = ({ language, content }: Language) => {
    const { use: words, form, law, answer } = getPage("count-the-days", content);
    const { section } = rule;
    const sentence = fill(plural(words.sentence, count.days, language), {
      days: count.days,
      from: formatDay(count.from, language),
      last: formatDay(count.last, language),
      law: section ? fill(law.cite, { act: law.act, section }) : form.rules.plain.title,
      today: formatDay(today, language),
    });
    return count.mayMove ? `${sentence} ${answer.open}.` : sentence;
  };
  return (
    <Surface tone={undefined} as="section" className={styles.use} aria-labelledby="use">
      <Container className={styles.ways}>
        <h2 id="use">{use.heading}</h2>
        <div>
          <h3 className="title-1">{use.ruling}</h3>
          <p className={styles.copy} id="sentence" lang={lang}>
            {cite(english)}
          </p>
          {lang && <p className="small">{fill(use.meaning, { text: cite(said) })}</p>}
          <CopyButton of="sentence" what={use.copy} said={getMessages(said.content).buttons} />
        </div>
        <div>
          <h3 className="title-1">{use.address}</h3>
          <p className={styles.copy}>{address}</p>
          <p className="muted">{use.addressNote}</p>
        </div>
        <div className="no-print">
          <h3 className="title-1">{use.keep}</h3>
          <a className="tap" href={calendarOf(address)} download>
            <Icon name="calendar" />{" "}
            {fill(use.calendar, { last: formatDay(count.last, said.language) })}
          </a>
          <button type="button" className={classNames("tap", styles.print)} data-print hidden>
            <Icon name="printer" /> {use.print}
          </button>
        </div>
      </Container>
    </Surface>
  );
}

function Examples() {
  const { language, content, local } = useLanguage();
  const { answer, examples } = getPage("count-the-days", content);
  const rule = countingRules["ug-s34"];
  return (
    <Surface as="section" tone="leaf" className={styles.examples}>
      <Container>
        <h2>{examples.heading}</h2>
        <ul>
          {examples.items.map(({ from, days, note }) => (
            <li key={`${from} ${days}`}>
              <a href={local(countAddress({ from, days, rule: rule.id }))}>
                <span>
                  {fill(plural(answer.span, days, language), {
                    days,
                    from: formatDay(from, language),
                  })}
                </span>
                <b>
                  {formatLongDay(lastDay(from, days, rule, getHolidayList(content)).last, language)}
                </b>
                <small>{note}</small>
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </Surface>
  );
}
