import { TextLink } from "#app/components/base/text-link.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { CountedOn, daysSince } from "#app/components/text/counted-days.tsx";
import { getArticles } from "#collections/articles/articles.ts";
import { countCase } from "#collections/cases/case-count.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { getPage, type PageContent } from "#collections/pages/pages.ts";
import styles from "./now.module.css";

interface NowProps {
  /** Leads to all news. */
  news: PageContent<"home">["news"];
  today: string;
}

/** The count of the case and the newest articles, side by side. */
export function Now({ news, today }: NowProps) {
  const { breadcrumb, caseClock } = getPage("news");
  const count = countCase(caseClock.case, today);
  const articles = getArticles("news").slice(0, 2);
  return (
    <div className={styles.now}>
      {count && (
        <Surface as="section" tone="bark" className={styles.clock} aria-labelledby="case-clock">
          <h2 id="case-clock">{caseClock.heading}</h2>
          <p className={styles.number}>
            <strong {...daysSince(count.since)}>{count.days}</strong>
          </p>
          <div>
            <p className="title-1">{count.unit}</p>
            {count.note && <p>{count.note}</p>}
            <p className="small">
              <CountedOn sentence={caseClock.counted} today={today} />
            </p>
            <TextLink href={count.path}>{caseClock.action}</TextLink>
          </div>
        </Surface>
      )}
      {articles.length > 0 && (
        <Surface as="section" tone="jac" className={styles.news} aria-labelledby="newest">
          <h2 id="newest">{breadcrumb}</h2>
          <ul className={styles.list}>
            {articles.map(({ path, title, date }) => (
              <li key={path}>
                <a href={path}>{title}</a>
                <time dateTime={date}>{formatDay(date)}</time>
              </li>
            ))}
          </ul>
          <TextLink href={news.href}>{news.label}</TextLink>
        </Surface>
      )}
    </div>
  );
}
