import { Art } from "#app/components/art/art.tsx";
import { ButtonLink } from "#app/components/base/button.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { programmeLooks } from "#app/components/lists/programme-looks.ts";
import { SubjectLabel } from "#app/components/text/subject-label.tsx";
import type { Programme } from "#schemas/programmes.ts";
import styles from "./programme-tiles.module.css";

interface ProgrammeTilesProps {
  programmes: readonly Pick<Programme, "id" | "title" | "link" | "description">[];
  /** Text of each button; the programme's title follows for screen readers. */
  buttonLabel: string;
}

/** The four programmes as tiles of four shapes, each with its cloth. */
export function ProgrammeTiles({ programmes, buttonLabel }: ProgrammeTilesProps) {
  return (
    <div className={styles.tiles}>
      {programmes.map(({ id, title, link, description }) => (
        <Surface key={id} as="article" tone={programmeLooks[id].tone} className={styles.tile}>
          <div className={styles.cloth} data-programme={id}>
            <Art name={programmeLooks[id].art} />
          </div>
          <div className={styles.text}>
            <h2 className={styles.title}>{title}</h2>
            <p>{description}</p>
            <ButtonLink href={link}>
              <SubjectLabel subject={title}>{buttonLabel}</SubjectLabel>
            </ButtonLink>
          </div>
        </Surface>
      ))}
    </div>
  );
}
