import { ButtonLink } from "#app/components/base/button.tsx";
import { Icon } from "#app/components/base/icon.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Container, SelvedgeBand } from "#app/components/layout/container.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { useLanguage } from "#app/language/language.ts";
import { getPage } from "#collections/pages/pages.ts";
import { type Door, getDoors } from "#collections/rights/rights.ts";
import paper from "./a5-sheet.module.css";
import styles from "./door-openings.module.css";

/** The question that splits a door in two; nothing on a door that has no other half. */
export function DoorFork({ door }: { door: Door }) {
  const { content, local } = useLanguage();
  const halves = getDoors(content).filter(({ drawing }) => drawing === door.drawing);
  const fork = halves.find(({ fork: question }) => question)?.fork;
  if (!fork) return null;
  return (
    <nav className={`${styles.fork} ${paper.onScreen}`} aria-label={fork.question}>
      <p className={`title-3 ${styles.question}`}>{fork.question}</p>
      {halves.map(({ slug, path, fork: own }) => {
        const { label, text } = own ? fork.own : fork.other;
        const isHere = slug === door.slug;
        return (
          <a key={slug} href={local(path)} aria-current={isHere ? "page" : undefined}>
            <b className="title-2">{label}</b>
            <span>{text}</span>
            <Icon name={isHere ? "check" : "arrow-right"} />
          </a>
        );
      })}
    </nav>
  );
}

export function DoorWarnings({ warnings }: { warnings: Door["before"] }) {
  const { content } = useLanguage();
  if (warnings.length === 0) return null;
  const { whoHelps } = getPage("your-data-rights", content).door;
  return (
    <>
      <Surface tone="bark" className={styles.warnings}>
        <Container>
          <div className={`split ${styles.pair}`}>
            {warnings.map(({ heading, text, reach }) => (
              <section key={heading}>
                <h2>{heading}</h2>
                <p>{text}</p>
                <p className={paper.onScreen}>
                  {reach?.href ? (
                    <ButtonLink href={reach.href} tone="gold" icon="phone" label={reach.text} />
                  ) : (
                    <TextLink href="#help">{whoHelps}</TextLink>
                  )}
                </p>
              </section>
            ))}
          </div>
        </Container>
      </Surface>
      <SelvedgeBand />
    </>
  );
}
