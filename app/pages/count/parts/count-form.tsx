import type { ComponentProps } from "react";
import { Button } from "#app/components/base/button.tsx";
import { FieldError } from "#app/components/forms/field-error.tsx";
import { TextField } from "#app/components/forms/text-field.tsx";
import { type CountQuery, maxDays } from "#collections/time/count-query.ts";
import { ruleIds } from "#collections/time/counting-rules.ts";
import styles from "./count-form.module.css";
import type { CountLabels } from "./describe-count.ts";

const usualDays = ["14", "21", "30"];

interface CountFormProps extends Pick<ComponentProps<"form">, "action" | "onSubmit" | "ref"> {
  query: CountQuery;
  words: CountLabels["form"];
}

/** The question; our server answers it without JavaScript. */
export function CountForm({
  query: { typed, wrong, asked },
  words: form,
  ...rest
}: CountFormProps) {
  const isUsual = usualDays.includes(typed.days);
  const chosen = isUsual ? typed.days : typed.days || wrong === "days" ? "other" : "30";
  return (
    <form className={`stack gap-5 ${styles.form}`} aria-labelledby="count" noValidate {...rest}>
      <h2 id="count" className="title-3">
        {asked ? form.again : form.heading}
      </h2>
      <TextField
        name="from"
        type="date"
        label={form.from}
        hint={form.hint}
        defaultValue={typed.from}
        required
        error={wrong === "from" ? form.wrong.from : undefined}
      />
      <fieldset aria-describedby={wrong === "days" ? "days-error" : undefined}>
        <legend>{form.days}</legend>
        <div className={`tiles row ${styles.picks}`}>
          {[...usualDays, "other"].map((days) => (
            <label key={days}>
              <input type="radio" name="days" value={days} defaultChecked={days === chosen} />
              <span>{days === "other" ? form.other : days}</span>
            </label>
          ))}
          <span className={styles.other}>
            <label className="visually-hidden" htmlFor="other">
              {form.otherLabel}
            </label>
            <input
              id="other"
              type="text"
              name="other"
              inputMode="numeric"
              maxLength={`${maxDays}`.length}
              autoComplete="off"
              aria-invalid={wrong === "days" || undefined}
              defaultValue={isUsual ? "" : typed.other || typed.days.replace("other", "")}
            />{" "}
            {form.unit}
          </span>
        </div>
        {wrong === "days" && <FieldError id="days-error">{form.wrong.days}</FieldError>}
      </fieldset>
      <fieldset className={`ticks ${styles.rules}`}>
        <legend>{form.rule}</legend>
        {ruleIds.map((id) => (
          <label key={id}>
            <input
              type="radio"
              name="rule"
              value={id}
              defaultChecked={
                id === (ruleIds.find((ruleId) => ruleId === typed.rule) ?? ruleIds[0])
              }
            />
            <span>
              <b>{form.rules[id].title}</b> {form.rules[id].description}
            </span>
          </label>
        ))}
      </fieldset>
      <p>
        <Button icon="arrow-right">{form.button}</Button>
      </p>
    </form>
  );
}
