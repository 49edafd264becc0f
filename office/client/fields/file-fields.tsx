import type { FieldDescription, NamedField } from "../../core/describe-field.ts";
import { type FormFold, formParts } from "../../core/form-parts.ts";
import { summariseFields } from "../../core/summarise-value.ts";
import { Field } from "./field.tsx";
import { Fold } from "./fold.tsx";

/** Fields that the form shows elsewhere. */
const shownElsewhere = ["draft", "publishAt"];
/** Narrow enough for two beside each other. */
const narrow = ["choice", "number", "day", "moment"];

/** All fields of a file: title, summary and text, then what is in sight, then the folds. */
export function FileFields({ form, values }: { form: FieldDescription; values: unknown }) {
  if (form.control.kind !== "group") {
    return <Field description={form} path={[]} value={values} order={[]} />;
  }
  const { fields } = form.control;
  const order = fields.map(({ name }) => name);
  const hasPublishing = shownElsewhere.every((name) => order.includes(name));
  const visible = fields.filter(({ name }) => !(hasPublishing && shownElsewhere.includes(name)));
  const { first, plain, blocks } = formParts(visible);
  const isAlone = blocks.length === 1 && first.length + plain.length === 0;
  const all = (values ?? {}) as Readonly<Record<string, unknown>>;
  const show = (field: NamedField, isFolded = false) => (
    <Field
      key={field.name}
      description={field}
      path={[field.name]}
      value={all[field.name]}
      order={order}
      isFolded={isFolded}
    />
  );
  const fold = ({ title, fields: inside }: FormFold, isOnly: boolean) => (
    <Fold
      key={title}
      title={title}
      value={summariseFields(inside, values)}
      names={inside.map(({ name }) => name)}
      isOpen={isAlone && isOnly}
    >
      {inside.map((field) => show(field, inside.length === 1 && field.title === title))}
    </Fold>
  );
  return (
    <>
      {first.map((field) => show(field))}
      {plain.length > 0 && (
        <div className="grid-2">
          {plain.map((field) => (
            <div key={field.name} className={narrow.includes(field.control.kind) ? "" : "whole"}>
              {show(field)}
            </div>
          ))}
        </div>
      )}
      {blocks.map((block) =>
        "section" in block ? (
          <Section key={block.section.name} group={block.section} values={values} order={order} />
        ) : (
          <div key={block.folds[0]?.title} className="folds">
            {block.folds.map((part) => fold(part, block.folds.length === 1))}
          </div>
        ),
      )}
    </>
  );
}

interface SectionProps {
  group: NamedField;
  values: unknown;
  order: readonly string[];
}

/** A group of groups, each of which is folded. One that is not there yet is added as a whole. */
function Section({ group, values, order }: SectionProps) {
  const { name, title, control } = group;
  if (control.kind !== "group") return null;
  const value = (values as Readonly<Record<string, unknown>> | undefined)?.[name];
  if (value === null || value === undefined) {
    return (
      <div className="folds">
        <Fold title={title} value="None" names={[name]}>
          <Field description={group} path={[name]} value={value} order={order} isFolded />
        </Fold>
      </div>
    );
  }
  const names = control.fields.map((field) => field.name);
  return (
    <section className="stack stack-2" aria-label={title}>
      <h2>{title}</h2>
      <div className="folds">
        {control.fields.map((field) => (
          <Fold
            key={field.name}
            title={field.title}
            value={summariseFields([field], value)}
            names={[`${name}.${field.name}`]}
          >
            <Field
              description={field}
              path={[name, field.name]}
              value={(value as Readonly<Record<string, unknown>>)[field.name]}
              order={names}
              isFolded
            />
          </Fold>
        ))}
      </div>
    </section>
  );
}
