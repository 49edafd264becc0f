import { Art } from "#app/components/art/art.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { Paragraphs } from "#app/components/text/markdown-text.tsx";
import type { Programme } from "#collections/programmes/collection.ts";
import styles from "./landmark-case.module.css";

/** One case told on a poster: parties in large letters, what was decided, what others wrote. */
export function LandmarkCase({
  landmark,
}: {
  landmark: Extract<Programme, { id: "bita" }>["landmarkCase"];
}) {
  const { heading, title, paragraphs, link, news } = landmark;
  return (
    <Surface as="section" tone="bark" className="split-medium">
      <Art name="hero-office" className={styles.office} />
      <div className={styles.body}>
        <h2 className={styles.heading}>{heading}</h2>
        <h3 className={styles.title}>{title}</h3>
        <Paragraphs texts={paragraphs} className="lead" />
        <TextLink {...link} />
        <ul className={styles.news}>
          {news.map(({ label, href }) => (
            <li key={href}>
              <TextLink href={href} icon="external-link" target="_blank" rel="noopener">
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </Surface>
  );
}
