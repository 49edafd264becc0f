import rowStyles from "#app/components/lists/seamed-rows.module.css";
import { formatDay } from "#collections/formats/format-day.ts";
import styles from "./article-list.module.css";
import type { ArticleSummary } from "./summarise.ts";

interface ArticleListProps {
  articles: readonly ArticleSummary[];
  id?: string;
  /** `ledger` has the date in a column of its own; `cloth` sets two beside each other. */
  variant?: "ledger" | "cloth";
}

export function ArticleList({ articles, id, variant = "ledger" }: ArticleListProps) {
  return (
    <ol id={id} className={styles.list} data-variant={variant}>
      {articles.map((article) => (
        <li key={article.path} className={styles.item}>
          <p className={`small ${styles.when}`}>
            <time dateTime={article.date}>{formatDay(article.date)}</time>
            <span>{article.typeLabel}</span>
          </p>
          <h3 className={rowStyles.title}>
            <a href={article.path}>{article.title}</a>
          </h3>
          <div className={styles.words}>
            <p className={styles.summary}>{article.summary}</p>
            <p className={`small ${rowStyles.facts}`}>
              {article.isDraft && <strong>Not published yet · </strong>}
              {article.topicLabels.join(", ")} · {formatMinutes(article.minutes)}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** How long a text takes to read, e.g. `2 minutes to read`. */
export function formatMinutes(minutes: number): string {
  return minutes === 1 ? "1 minute to read" : `${minutes} minutes to read`;
}
