import { InlineArt } from "#app/components/art/inline-art.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { formatDay } from "#collections/formats/format-day.ts";
import { formatMinutes } from "./article-list.tsx";
import type { CaseCount } from "./case-count.ts";
import styles from "./front-page.module.css";
import type { ArticleSummary } from "./summarise.ts";

/** An item with the cloth that is woven for it, as a whole SVG document. */
export interface WovenItem extends ArticleSummary {
  cloth: string;
}

/** Words around the count. */
interface ClockWords {
  heading: string;
  text: string;
  /** On which day it was counted, in a sentence. */
  counted: string;
  action: string;
}

interface FrontPageProps {
  lead: WovenItem;
  second: WovenItem | undefined;
  /** The count of an order that fell due; left out, the second item takes its place. */
  clock: (ClockWords & CaseCount) | undefined;
}

/** The newest items as a patchwork: the lead on its full cloth, the case clock and the second item beside it. */
export function FrontPage({ lead, second, clock }: FrontPageProps) {
  return (
    <section
      className={styles.front}
      aria-label="Latest"
      data-side={clock || second ? "yes" : "no"}
    >
      <article className={styles.lead}>
        <InlineArt svg={lead.cloth} className={styles.ground} />
        <div className={styles.patch}>
          <Kicker item={lead} />
          <h2 className={styles.headline}>
            <a href={lead.path}>{lead.title}</a>
          </h2>
          <p className="lead">{lead.summary}</p>
          <Facts item={lead} />
        </div>
      </article>
      {clock && (
        <Surface as="section" tone="bark" className={styles.clock} aria-labelledby="case-clock">
          <h2 className={styles.name} id="case-clock">
            {clock.heading}
          </h2>
          <p className={styles.count}>
            <strong>{clock.days}</strong> <span>{clock.unit}</span>
          </p>
          <p>{clock.text}</p>
          <p className={styles.counted}>{clock.counted}</p>
          <p>
            <a className={styles.cover} href={clock.path}>
              {clock.action}
            </a>
          </p>
        </Surface>
      )}
      {second && (
        <Surface as="article" tone="jac" className={styles.second}>
          <InlineArt svg={second.cloth} className={styles.hem} />
          <div className={styles.words}>
            <Kicker item={second} />
            <h2 className={styles.title}>
              <a className={styles.cover} href={second.path}>
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
    <p className={styles.kicker}>
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
