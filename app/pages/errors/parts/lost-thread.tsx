import { ButtonLink } from "#app/components/base/button.tsx";
import { Container } from "#app/components/layout/container.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import type { Link } from "#schemas/reading/field.ts";
import styles from "./lost-thread.module.css";

interface LostThreadProps {
  code: string;
  heading: string;
  line: string;
  link: Link;
}

/** The not-found page: a seam that breaks off, and the way home. */
export function LostThread({ code, heading, line, link }: LostThreadProps) {
  return (
    <Surface as="section" tone="jac" className={styles.field} data-missing-page>
      <Container>
        <p className={styles.code} aria-hidden="true">
          {code}
        </p>
        <h1 className={styles.heading}>
          <span className="visually-hidden">{code}: </span>
          {heading}
        </h1>
        <p className="lead">{line}</p>
        <p className={styles.action}>
          <ButtonLink href={link.href} icon="arrow-right">
            {link.label}
          </ButtonLink>
        </p>
      </Container>
    </Surface>
  );
}
