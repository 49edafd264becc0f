import { Surface } from "#app/components/layout/surface.tsx";
import type { Helper } from "#collections/rights/rights.ts";
import styles from "./help-panel.module.css";

interface HelpPanelProps {
  heading: string;
  text: string;
  people: readonly Helper[];
  /** Shows it as a poster, for readers who may be in danger. */
  isUrgent?: boolean;
}

/** Who else helps, and when to ask them. */
export function HelpPanel({ heading, text, people, isUrgent = false }: HelpPanelProps) {
  return (
    <Surface
      as="section"
      tone={isUrgent ? "bark" : undefined}
      id="help"
      className={styles.panel}
      aria-labelledby="help-heading"
    >
      <h2 id="help-heading">{heading}</h2>
      <p>{text}</p>
      <dl className={styles.people}>
        {people.map(({ who, when, reach, link }) => (
          <div key={who}>
            <dt>{who}</dt>
            <dd>{when}</dd>
            {reach && <dd>{reach.href ? <a href={reach.href}>{reach.text}</a> : reach.text}</dd>}
            {link && (
              <dd className={styles.link}>
                <a href={link.href}>{link.label}</a>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Surface>
  );
}
