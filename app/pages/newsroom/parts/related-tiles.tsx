import { InlineArt } from "#app/components/art/inline-art.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import styles from "./related-tiles.module.css";

interface Tile {
  /** E.g. `Previous`. */
  label: string;
  title: string;
  path: string;
  /** Its cloth as a whole SVG document. */
  cloth: string;
}

interface CaseBehind {
  label: string;
  name: string;
  path: string;
  status: string;
  /** Address of the drawing of its time. */
  loom: string | undefined;
  count: { days: number; unit: string } | undefined;
}

interface RelatedTilesProps {
  /** The case that the item is about. */
  behind: CaseBehind | undefined;
  tiles: readonly Tile[];
}

const tones = ["jac", "leaf"] as const;

/** Links from an item: the case behind it, and the items before and after. */
export function RelatedTiles({ behind, tiles }: RelatedTilesProps) {
  if (!behind && tiles.length === 0) return null;
  return (
    <section className={styles.tiles} aria-label="Related">
      {behind && (
        <Surface as="article" tone="night" className={styles.case}>
          <div className={styles.body}>
            <p className={styles.kicker}>{behind.label}</p>
            <h2 className={styles.name}>
              <a className={styles.cover} href={behind.path}>
                {behind.name}
              </a>
            </h2>
            {behind.count ? (
              <p className={styles.count}>
                <strong>{behind.count.days}</strong> <span>{behind.count.unit}</span>
              </p>
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
      {tiles.map(({ label, title, path, cloth }, at) => (
        <Surface as="article" tone={tones[at]} className={styles.tile} key={path}>
          <InlineArt svg={cloth} className={styles.cloth} />
          <div className={styles.words}>
            <p className={styles.kicker}>{label}</p>
            <h2 className={styles.title}>
              <a className={styles.cover} href={path}>
                {title}
              </a>
            </h2>
          </div>
        </Surface>
      ))}
    </section>
  );
}
