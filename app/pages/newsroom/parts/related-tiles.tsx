import { InlineArt } from "#app/components/art/inline-art.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { CountedOn, daysSince } from "#app/components/text/counted-days.tsx";
import type { Article } from "#collections/articles/articles.ts";
import { countCase } from "#collections/cases/case-count.ts";
import { caseFile, hasLoom, loomFiles } from "#collections/cases/case-files.ts";
import { getCases } from "#collections/cases/cases.ts";
import { getPage } from "#collections/pages/pages.ts";
import styles from "./related-tiles.module.css";
import { summarise } from "./summarise.ts";
import { clothOf } from "./woven-cloth.ts";

export function caseBehind(slug: string | undefined, today: string) {
  const entry = getCases().find((candidate) => candidate.slug === slug);
  if (!entry) return undefined;
  const loom = hasLoom(entry) && !entry.stageOf ? caseFile(entry, loomFiles.poster) : undefined;
  return { ...entry, loom, count: countCase(slug, today) };
}

interface RelatedTilesProps {
  behind: ReturnType<typeof caseBehind>;
  previous: Article | undefined;
  next: Article | undefined;
  today: string;
}

const tones = ["jac", "leaf"] as const;

export function RelatedTiles({ behind, previous, next, today }: RelatedTilesProps) {
  const { caseClock } = getPage("news");
  const tiles = Object.entries({ previous, next }).flatMap(([id, item]) =>
    item ? { id: id as "previous" | "next", item } : [],
  );
  if (!behind && tiles.length === 0) return null;
  return (
    <section className="no-print row" aria-label="Related">
      {behind && (
        <Surface as="article" tone="night" className={styles.case} aria-label={behind.caseName}>
          <div className={`split ${styles.body}`}>
            <p className="kicker">The case behind this</p>
            <h2 className={styles.name}>
              <a className="cover" href={behind.path}>
                {behind.caseName}
              </a>
            </h2>
            {behind.count ? (
              <>
                <p className={`stack gap-1 ${styles.count}`}>
                  <strong {...daysSince(behind.count.since)}>{behind.count.days}</strong>{" "}
                  <span>{behind.count.unit}</span>
                </p>
                <p>
                  {behind.count.note} <CountedOn sentence={caseClock.counted} today={today} />
                </p>
              </>
            ) : (
              <p>{behind.status}</p>
            )}
          </div>
          {behind.loom && (
            <img
              className={styles.loom}
              src={behind.loom}
              alt=""
              width={1360}
              height={320}
              loading="lazy"
              decoding="async"
            />
          )}
        </Surface>
      )}
      {tiles.map(({ id, item }, at) => (
        <Surface
          as="article"
          tone={tones[at]}
          className={styles.tile}
          key={id}
          aria-label={item.title}
        >
          <InlineArt
            svg={clothOf(summarise(item), { width: 720, height: 300, id })}
            className={styles.cloth}
          />
          <div className={`stack ${styles.words}`}>
            <p className="kicker">{id === "previous" ? "Previous" : "Next"}</p>
            <h2 className={styles.title}>
              <a className="cover" href={item.path}>
                {item.title}
              </a>
            </h2>
          </div>
        </Surface>
      ))}
    </section>
  );
}
