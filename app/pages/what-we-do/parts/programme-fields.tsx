import { TextLink } from "#app/components/base/text-link.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { programmeLooks } from "#app/components/lists/programme-looks.ts";
import { PlainList } from "#app/components/text/plain-list.tsx";
import type { Programme } from "#schemas/programmes.ts";
import styles from "./programme-fields.module.css";

interface ProgrammeFieldsProps {
  programmes: readonly Pick<Programme, "id" | "title" | "link" | "summary">[];
  objectivesLabel: string;
  /** Text of each link; the programme's title follows for screen readers. */
  linkLabel: string;
}

/** The four programmes as four dyed fields, edge to edge, with their objectives in short. */
export function ProgrammeFields(props: ProgrammeFieldsProps) {
  return (
    <div className={styles.fields}>
      {props.programmes.map(({ id, title, link, summary }) => (
        <Surface key={id} as="article" tone={programmeLooks[id].tone} className={styles.field}>
          <h3>{title}</h3>
          <p className={styles.line}>{summary.line}</p>
          <div className={styles.foot}>
            <h4 className={styles.label}>{props.objectivesLabel}</h4>
            <PlainList items={summary.keyObjectives} />
            <TextLink href={link}>
              <span>
                {props.linkLabel}
                <span className="visually-hidden">: {title}</span>
              </span>
            </TextLink>
          </div>
        </Surface>
      ))}
    </div>
  );
}
