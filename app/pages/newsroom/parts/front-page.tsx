import { InlineArt } from "#app/components/art/inline-art.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { CountedOn, daysSince } from "#app/components/text/counted-days.tsx";
import type { countCase } from "#collections/cases/case-count.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { getPage } from "#collections/pages/pages.ts";
import { formatMinutes } from "./article-list.tsx";
import styles from "./front-page.module.css";
import type { ArticleSummary } from "./summarise.ts";
import { clothOf } from "./woven-cloth.ts";

interface FrontPageProps {
  lead: ArticleSummary;
  second: ArticleSummary | undefined;
  /** Days since an order fell due; left out, the second item takes its place. */
  count: ReturnType<typeof countCase>;
  today: string;
}

/** The newest items as a patchwork: the lead on its full cloth, the case clock and the second item beside it. */
export function FrontPage({ lead, second, count, today }: FrontPageProps) {
  const clock = getPage("news").caseClock;
  return (
    <section
      className={`split-medium columns-8-4 ${styles.front}`}
      aria-label="Latest"
      data-side={count || second ? "yes" : "no"}
    >
      <article className={styles.lead} aria-label={lead.title}>
        <InlineArt
          svg={clothOf(lead, { width: 1000, height: 1000, id: "lead" })}
          className={`no-print ${styles.ground}`}
        />
        <div className={`stack ${styles.patch}`}>
          <Kicker item={lead} />
          <h2 className={`covers title-4 ${styles.headline}`}>
            <a href={lead.path}>{lead.title}</a>
          </h2>
          <p className="lead">{lead.summary}</p>
          <Facts item={lead} />
        </div>
      </article>
      {count && (
        <Surface
          as="section"
          tone="bark"
          className={`stack ${styles.clock}`}
          aria-labelledby="case-clock"
        >
          <h2 className={styles.name} id="case-clock">
            {clock.heading}
          </h2>
          <p className={`stack gap-1 ${styles.count}`}>
            <strong {...daysSince(count.since)}>{count.days}</strong> <span>{count.unit}</span>
          </p>
          {count.note && <p>{count.note}</p>}
          <p className="small">
            <CountedOn sentence={clock.counted} today={today} />
          </p>
          <p>
            <a className="cover strong" href={count.path}>
              {clock.action}
            </a>
          </p>
        </Surface>
      )}
      {second && (
        <Surface as="article" tone="jac" className={styles.second} aria-label={second.title}>
          <InlineArt
            svg={clothOf(second, { width: 720, height: 300, id: "second" })}
            className={`no-print ${styles.hem}`}
          />
          <div className={`stack ${styles.words}`}>
            <Kicker item={second} />
            <h2 className={styles.title}>
              <a className="cover" href={second.path}>
                {second.title}
              </a>
            </h2>
            <p>{second.summary}</p>
            <Facts item={second} />
          </div>
        </Surface>
      )}
    </section>
  );
}

function Kicker({ item: { typeLabel, date } }: { item: ArticleSummary }) {
  return (
    <p className="kicker">
      {typeLabel} · <time dateTime={date}>{formatDay(date)}</time>
    </p>
  );
}

function Facts({ item }: { item: ArticleSummary }) {
  const { isDraft, topicLabels, country, minutes } = item;
  return (
    <p className="muted">
      {isDraft && <strong>Not published yet · </strong>}
      {[topicLabels.join(", "), country, formatMinutes(minutes)].filter(Boolean).join(" · ")}
    </p>
  );
}
