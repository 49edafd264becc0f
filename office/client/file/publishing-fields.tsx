import { useId, useRef } from "react";
import type { FieldDescription } from "../../core/describe-field.ts";
import type { Edit } from "../../core/edit.ts";
import fieldStyles from "../fields/field.module.css";
import { MomentInput } from "../fields/moment-input.tsx";
import { spokenMoment } from "../progress-labels.ts";
import type { EditedFile } from "../use-file.ts";
import styles from "./file-view.module.css";

type PublishingFieldsProps = Pick<EditedFile, "change"> & {
  form: FieldDescription;
  values: unknown;
};

/** Whether a file shows at once, from a moment on, or waits as a draft; for kinds that can wait. */
export function PublishingFields({ form, values, change }: PublishingFieldsProps) {
  const name = useId();
  /** The day of an item before it was to wait. */
  const dated = useRef<unknown>(undefined);
  const order = form.control.kind === "group" ? form.control.fields.map((field) => field.name) : [];
  if (!order.includes("draft") || !order.includes("publishAt")) return null;
  const { draft, publishAt, date } = (values ?? {}) as Readonly<Record<string, unknown>>;
  if (publishAt === undefined) dated.current = date;
  const state = draft === true ? "draft" : typeof publishAt === "string" ? "moment" : "now";
  const clear = (field: string): Edit[] =>
    field in ((values ?? {}) as object) ? [{ kind: "remove", path: [field] }] : [];
  const set = (one: string, value: unknown): Edit => ({ kind: "set", path: [one], value, order });
  /** What shows from a day on is dated by that day. */
  const showFrom = (moment: string): Edit[] => [
    set("publishAt", moment),
    ...(moment && order.includes("date") ? [set("date", moment.slice(0, 10))] : []),
  ];
  const choose = {
    now: () =>
      change([
        ...clear("draft"),
        ...clear("publishAt"),
        ...(publishAt !== undefined && order.includes("date")
          ? [set("date", dated.current ?? dayAfter(0))]
          : []),
      ]),
    draft: () => change([set("draft", true)]),
    moment: () => change([...clear("draft"), ...showFrom(tomorrow())]),
  };
  const labels = {
    now: "On the public site, once it is put online",
    draft: "Draft: shown here only",
    moment: "Waiting for its day",
  };
  return (
    <fieldset className={styles.publishing}>
      <legend>When it shows</legend>
      {(Object.keys(labels) as (keyof typeof labels)[]).map((one) => (
        <label key={one} className={fieldStyles.check}>
          <input type="radio" name={name} checked={state === one} onChange={() => choose[one]()} />{" "}
          {labels[one]}
        </label>
      ))}
      {state === "moment" && (
        <div>
          <label className={fieldStyles.label} htmlFor={`${name}-moment`}>
            Day and time in Kampala
          </label>
          <MomentInput
            id={`${name}-moment`}
            value={String(publishAt)}
            aria-describedby={`${name}-help`}
            onType={(value) => change(showFrom(value), "publishAt")}
          />
          <p id={`${name}-help`} className={fieldStyles.help}>
            {momentHelp(publishAt)}
          </p>
        </div>
      )}
    </fieldset>
  );
}

function momentHelp(publishAt: unknown): string {
  const moment = typeof publishAt === "string" ? Date.parse(publishAt) : Number.NaN;
  if (Number.isNaN(moment)) return "A day and a time.";
  return moment > Date.now()
    ? `Put it online before. It then shows by itself from ${spokenMoment(String(publishAt))} on; the editor must be running, or be started again later.`
    : "That moment is over: it shows as soon as it is put online.";
}

/** The day in Kampala, three hours ahead of UTC all year, so many hours from now. */
const dayAfter = (hours: number) =>
  new Date(Date.now() + (hours + 3) * 3_600_000).toISOString().slice(0, 10);

const tomorrow = () => `${dayAfter(24)}T08:00:00+03:00`;
