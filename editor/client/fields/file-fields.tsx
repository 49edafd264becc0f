import type { FieldDescription, NamedField } from "../../core/describe-field.ts";
import styles from "./field.module.css";
import { Field } from "./field.tsx";

/** Fields that the editor shows elsewhere. */
const shownElsewhere = ["draft", "publishAt"];

export function FileFields({ form, values }: { form: FieldDescription; values: unknown }) {
  if (form.control.kind !== "group")
    return <Field description={form} path={[]} value={values} order={[]} />;
  const { fields } = form.control;
  const order = fields.map(({ name }) => name);
  const hasPublishing = shownElsewhere.every((name) => order.includes(name));
  const show = (field: NamedField) => (
    <Field
      key={field.name}
      description={field}
      path={[field.name]}
      value={(values as Record<string, unknown> | undefined)?.[field.name]}
      order={order}
    />
  );
  const shown = fields.filter(({ name }) => !(hasPublishing && shownElsewhere.includes(name)));
  const seldom = shown.filter(({ isSeldom }) => isSeldom);
  return (
    <div className={styles.fields}>
      {shown.filter(({ isSeldom }) => !isSeldom).map(show)}
      {seldom.length > 0 && (
        <details className={styles.fold}>
          <summary>Seldom changed</summary>
          <div className={styles.fields}>{seldom.map(show)}</div>
        </details>
      )}
    </div>
  );
}
