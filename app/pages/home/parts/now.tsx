import { TextLink } from "#app/components/base/text-link.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { CountedOn, daysSince } from "#app/components/text/counted-days.tsx";
import { LinkList } from "#app/components/text/plain-list.tsx";
import { getArticles } from "#collections/articles/articles.ts";
import { countCase } from "#collections/cases/case-count.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { getPage, type PageContent } from "#collections/pages/pages.ts";
import styles from "./now.module.css";

interface NowProps {
  words: PageContent<"home">["now"];
  today: string;
}

export function Now({ words: { news, acts }, today }: NowProps) {
  const { breadcrumb, caseClock } = getPage("news");
  const count = countCase(caseClock.case, today);
  const articles = getArticles("news").slice(0, 2);
  return (
    <div className={styles.now}>
      {count && (
        <Surface as="section" tone="bark" aria-labelledby="case-clock">
          <h2 id="case-clock">{caseClock.heading}</h2>
          <p className={`stack gap-1 ${styles.count}`}>
            <strong {...daysSince(count.since)}>{count.days}</strong> <span>{count.unit}</span>
          </p>
          {count.note && <p>{count.note}</p>}
          <p className="small">
            <CountedOn sentence={caseClock.counted} today={today} />
          </p>
          <TextLink href={count.path}>{caseClock.action}</TextLink>
        </Surface>
      )}
      {articles.length > 0 && (
        <Surface as="section" tone="jac" aria-labelledby="newest">
          <h2 id="newest">{breadcrumb}</h2>
          <ul className={`stack gap-3 ${styles.list}`}>
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
      <Surface as="section" tone="gold" aria-labelledby="acts">
        <h2 id="acts">{acts.heading}</h2>
        <LinkList links={acts.links} className={`stack gap-3 ${styles.list}`} />
      </Surface>
    </div>
  );
}
