import { classNames } from "#app/components/base/class-names.ts";
import { Surface } from "#app/components/layout/surface.tsx";
import { useLanguage } from "#app/language/language.ts";
import type { Helper } from "#collections/rights/rights.ts";
import paper from "./a5-sheet.module.css";
import styles from "./help-panel.module.css";

interface HelpPanelProps {
  heading: string;
  text: string;
  people: readonly Helper[];
  /** Shows it as a poster, for readers who may be in danger. */
  isUrgent?: boolean;
  className?: string | undefined;
}

export function HelpPanel({ heading, text, people, isUrgent = false, className }: HelpPanelProps) {
  const { local } = useLanguage();
  return (
    <Surface
      as="section"
      tone={isUrgent ? "bark" : undefined}
      id="help"
      className={classNames(styles.panel, className)}
      aria-labelledby="help-heading"
    >
      <h2 id="help-heading">{heading}</h2>
      <p>{text}</p>
      <dl className={`taps ${styles.people}`}>
        {people.map(({ who, when, reach, note, link }) => (
          // Paper says who can be reached, not whom we look for.
          <div key={who} className={note && paper.onScreen}>
            <dt className="title-1">{who}</dt>
            <dd className="muted">{when}</dd>
            {reach && (
              <dd className="muted">
                {reach.href ? <a href={reach.href}>{reach.text}</a> : reach.text}
              </dd>
            )}
            {note && <dd className="muted">{note}</dd>}
            {link && (
              <dd className="no-print">
                <a href={local(link.href)}>{link.label}</a>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Surface>
  );
}
