import type { ArtFile } from "#app/art/art-manifest.ts";
import { Art } from "#app/components/art/art.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import type { Sector } from "#schemas/site/sectors.ts";
import styles from "./sector-bands.module.css";

const scenes: Record<Sector["id"], ArtFile> = {
  health: "sector-health",
  agriculture: "sector-agriculture",
  finance: "sector-finance",
  development: "sector-development",
};

interface SectorBandsProps {
  sectors: readonly Sector[];
  /** Where every sector leads; the sector's name follows for screen readers. */
  link: { label: string; href: string };
}

/** Each sector a band of its own: a scene that reaches one edge of the page, words beside it. */
export function SectorBands({ sectors, link }: SectorBandsProps) {
  return (
    <div className={styles.bands}>
      {sectors.map(({ id, name, title, description }) => (
        <article key={id} id={id} className={styles.band}>
          <Art name={scenes[id]} className={styles.scene} />
          <div className={styles.text}>
            <h2 className={styles.name}>{name}</h2>
            <p className="lead">{description}</p>
            <TextLink href={link.href}>
              <span>
                {link.label}
                <span className="visually-hidden">: {title}</span>
              </span>
            </TextLink>
          </div>
        </article>
      ))}
    </div>
  );
}
