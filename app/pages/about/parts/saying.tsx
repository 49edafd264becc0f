import { Art } from "#app/components/art/art.tsx";
import { Field } from "#app/components/layout/field.tsx";
import type { Titled } from "#schemas/reading/field.ts";
import styles from "./saying.module.css";

/** One idea in large letters on gold, its drawing beside it. */
export function Saying({ title, description, art }: Titled & { art: string }) {
  return (
    <Field as="section" tone="gold" className={styles.saying}>
      <div className={styles.art}>
        <Art name={art} />
      </div>
      <div className={styles.text}>
        <h2 className={styles.title}>{title}</h2>
        <p className="lead">{description}</p>
      </div>
    </Field>
  );
}
