import { Fragment, type ReactNode } from "react";
import { classNames } from "#app/components/base/class-names.ts";
import { FormField } from "#app/components/forms/form-field.tsx";
import type { LetterField } from "#collections/letters/letter-file.ts";
import styles from "./letter-fields.module.css";
import type { LetterLabels } from "./letter-labels.ts";
import type { Answers, LetterTemplate } from "./letter-template.ts";
import { holds } from "./write-letter.ts";

interface LetterFieldsProps {
  template: LetterTemplate;
  /** Current values, which decide which fields are shown, and with which value one appears again. */
  answers: Answers;
  above?: Readonly<Record<string, ReactNode>>;
  words: Pick<LetterLabels, "form" | "optional">;
}

/** The groups of a letter's form: you, the organisation, what happened, what you ask for. */
export function LetterFields(props: LetterFieldsProps) {
  const { template, answers, above = {} } = props;
  const { form: words, optional } = props.words;
  const { fields, choices, lists, isComplaint, legend } = template;
  const applicable = <Part extends { when?: LetterField["when"] }>(parts: readonly Part[]) =>
    parts.filter(({ when }) => holds(when, answers));
  const typed = (group: readonly LetterField[]) =>
    applicable(group).map((field) => (
      <Fragment key={field.name}>
        {above[field.name]}
        <TypedField field={field} mark={optional} value={answers[field.name] ?? ""} />
      </Fragment>
    ));
  return (
    <>
      <fieldset className={`stack ${styles.group}`}>
        <legend>{words.you}</legend>
        {typed(fields.you.filter(({ when }) => !when))}
        <div>
          {template.words.marks.map(({ name, label }) => (
            <Tick key={name} name={name} label={label} isOn={answers[name] === "ticked"} />
          ))}
        </div>
        <p className="muted">{template.words.others}</p>
        {typed(fields.you.filter(({ when }) => when))}
      </fieldset>
      <fieldset className={`stack ${styles.group}`}>
        <legend>{isComplaint ? words.accused : words.organisation}</legend>
        {typed(fields.organisation)}
      </fieldset>
      <fieldset className={`stack ${styles.group}`}>
        <legend>{legend ?? words.happened}</legend>
        {applicable(choices).map((choice) => (
          <Choice key={choice.name} {...choice} chosen={answers[choice.name] ?? ""} />
        ))}
        {typed(fields.happened)}
      </fieldset>
      {lists.map(({ name, legend: question, points }) => {
        const open = applicable(points);
        return open.length === 0 ? null : (
          <fieldset key={name} className={`stack ${styles.group}`}>
            <legend>{question}</legend>
            <div>
              {open.map(({ name: point, label }) => (
                <Tick key={point} name={point} label={label} isOn={answers[point] === "ticked"} />
              ))}
            </div>
          </fieldset>
        );
      })}
    </>
  );
}

function Tick({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
  return (
    <label className={`ticks ${styles.tick}`}>
      <input type="checkbox" name={name} defaultChecked={isOn} />
      <span>{label}</span>
    </label>
  );
}

/** Fields that the browser may remember; anything else would reveal the letter later. */
const autoComplete: Record<string, string> = { name: "name", contact: "tel" };

function TypedField({ field, mark, value }: { field: LetterField; mark: string; value: string }) {
  const { name, label, hint, kind, isOptional } = field;
  const common = { defaultValue: value, autoComplete: autoComplete[name] ?? "off", dir: "auto" };
  return (
    <FormField name={name} label={label} hint={hint} mark={isOptional ? mark : undefined}>
      {({ className, ...control }) =>
        kind === "long" ? (
          <textarea {...common} {...control} className={classNames(className, styles.long)} />
        ) : (
          <input
            type={kind === "day" ? "date" : "text"}
            {...common}
            {...control}
            className={className}
          />
        )
      }
    </FormField>
  );
}

/** Up to this many options are radio buttons; more become a select. */
const maxInlineOptions = 4;

type ChoiceProps = LetterTemplate["choices"][number] & { chosen: string };

function Choice({ name, question, options, chosen }: ChoiceProps) {
  if (options.length > maxInlineOptions) {
    return (
      <FormField name={name} label={question}>
        {(control) => (
          <select {...control} defaultValue={chosen} autoComplete="off">
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </FormField>
    );
  }
  return (
    <fieldset className={styles.choice}>
      <legend>{question}</legend>
      {options.map(({ value, label, note }) => (
        <label key={value} className={`ticks ${styles.tick}`}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          <span>
            {label}
            {note && <small>{note}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
