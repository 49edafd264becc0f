import { Container } from "#app/components/layout/container.tsx";
import { PageHead, useLocalBreadcrumbs } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { Island } from "#app/islands/island.tsx";
import { useLanguage } from "#app/language/language.ts";
import { contentAt } from "#app/language/page-language.ts";
import { usePageFacts } from "#app/page-rendering.ts";
import { todayOf } from "#app/request-context.ts";
import type { Content } from "#collections/content.ts";
import { fillPlaceholders as fill } from "#collections/formats/fill-placeholders.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { formatLongDay } from "#collections/formats/format-weekday.ts";
import { plural } from "#collections/formats/plural.ts";
import { getHolidayList, getHolidays } from "#collections/holidays/holidays.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getMessages } from "#collections/site/messages.ts";
import { getKnownOrganisation, getOrganisation } from "#collections/site/organisation.ts";
import { countAddress, countPath, readCount } from "#collections/time/count-query.ts";
import { countingRules } from "#collections/time/counting-rules.ts";
import { lastDay } from "#collections/time/last-day.ts";
import type { Route } from "./+types/count";
import counter from "./parts/count.island.tsx";
import styles from "./parts/count.module.css";
import type { CountLabels } from "./parts/describe-count.ts";
import { HolidayTable } from "./parts/holiday-table.tsx";
import { citationLabels } from "./parts/use-of-count.tsx";

export function loader({ url, context }: Route.LoaderArgs) {
  const query = readCount(url.searchParams);
  return { page: getPage("count-the-days", contentAt(url)), query, today: todayOf(context) };
}

/** Which day is the last one: the answer and why. Without a question, how the law counts. */
export default function CountTheDays({ loaderData }: Route.ComponentProps) {
  const { page, query, today } = loaderData;
  const { language, content, local } = useLanguage();
  const { asked, wrong } = query;
  const { name, url } = getKnownOrganisation();
  const { copied, selected } = getMessages(content).buttons;
  usePageFacts(wrong ? { status: 400 } : {});
  return (
    <div className={styles.page}>
      <PageHead page={page} noIndex={Boolean(asked ?? wrong)} />
      <Island
        of={counter}
        when="interaction"
        asks={asked || wrong ? undefined : "from days"}
        props={{
          language,
          words: labelsOf(content),
          english: citationLabels(labelsOf()),
          breadcrumbs: useLocalBreadcrumbs(page) ?? null,
          path: local(countPath),
          query,
          today,
          holidays: getHolidayList(content),
          origin: getOrganisation().url,
          facts: { name, url, comparedOn: getHolidays().comparedOn },
          copied: { copied, selected },
        }}
      />
      {!asked && <Examples />}
      <Section top="less" bottom="less" className="no-print">
        {/* The same for every answer, which links to it instead. */}
        {asked ? (
          <a href={local(`${countPath}#holidays`)}>{page.holidays.summary}</a>
        ) : (
          <HolidayTable />
        )}
      </Section>
    </div>
  );
}

function labelsOf(content?: Content): CountLabels {
  const { heading, lead, form, answer, why, law, unsettled, use } = getPage(
    "count-the-days",
    content,
  );
  return { heading, lead, form, answer, why, law, unsettled, use };
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
