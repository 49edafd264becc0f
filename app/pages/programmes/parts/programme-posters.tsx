import { Art } from "#app/components/art/art.tsx";
import { ButtonLink } from "#app/components/base/button.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { programmeLooks } from "#app/components/lists/programme-looks.ts";
import type { Programme } from "#schemas/programmes.ts";
import styles from "./programme-posters.module.css";

interface ProgrammePostersProps {
  programmes: readonly Pick<Programme, "id" | "title" | "link" | "description">[];
  /** Text of each button; the programme's title follows for screen readers. */
  buttonLabel: string;
}

/** The four programmes as posters of four shapes. */
export function ProgrammePosters({ programmes, buttonLabel }: ProgrammePostersProps) {
  return (
    <div className={styles.wall}>
      {programmes.map(({ id, title, link, description }) => (
        <Surface key={id} as="article" tone={programmeLooks[id].tone} className={styles.poster}>
          <div className={styles.cloth} data-programme={id}>
            <Art name={programmeLooks[id].art} />
          </div>
          <div className={styles.text}>
            <h2 className={styles.title}>{title}</h2>
            <p>{description}</p>
            <ButtonLink href={link}>
              <span>
                {buttonLabel}
                <span className="visually-hidden">: {title}</span>
              </span>
            </ButtonLink>
          </div>
        </Surface>
      ))}
    </div>
  );
}
