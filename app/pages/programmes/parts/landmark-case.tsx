import { Art } from "#app/components/art/art.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import type { Link } from "#collections/reading/blocks.ts";
import styles from "./landmark-case.module.css";

interface LandmarkCaseProps {
  heading: string;
  /** Names of the parties. */
  title: string;
  paragraphs: readonly string[];
  /** Where all cases are told. */
  link: Link;
  /** Reports by others; their labels say that they open in a new tab. */
  news: readonly Link[];
}

/** One case told on a poster: parties in large letters, what was decided, what others wrote. */
export function LandmarkCase({ heading, title, paragraphs, link, news }: LandmarkCaseProps) {
  return (
    <Surface as="section" tone="bark" className={styles.case}>
      <Art name="hero-court" className={styles.court} />
      <div className={styles.body}>
        <h2 className={styles.heading}>{heading}</h2>
        <h3 className={styles.title}>{title}</h3>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="lead">
            {paragraph}
          </p>
        ))}
        <TextLink href={link.href}>{link.label}</TextLink>
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
