import { useId, useRef } from "react";
import { isMoment, momentExample, momentText } from "../../core/day-text.ts";
import type { FieldDescription } from "../../core/describe-field.ts";
import type { Edit } from "../../core/edit.ts";
import { DayInput } from "../fields/day-input.tsx";
import { useField } from "../fields/field-context.ts";
import { FieldNotes } from "../fields/field-notes.tsx";
import { Fold } from "../fields/fold.tsx";
import { spokenMoment } from "../progress-labels.ts";
import type { EditedFile } from "../use-file.ts";

type PublishingFieldsProps = Pick<EditedFile, "change"> & {
  form: FieldDescription;
  values: unknown;
};

/** Whether a file shows at once, from a moment on, or waits as a draft; for kinds that can wait. */
export function PublishingFields({ form, values, change }: PublishingFieldsProps) {
  const name = useId();
  /** The day of an item before it was to wait. */
  const dated = useRef<unknown>(undefined);
  const moment = useField(["publishAt"]);
  const order = form.control.kind === "group" ? form.control.fields.map((field) => field.name) : [];
  if (!order.includes("draft") || !order.includes("publishAt")) return null;
  const { draft, publishAt, date } = (values ?? {}) as Readonly<Record<string, unknown>>;
  if (publishAt === undefined) dated.current = date;
  const state = draft === true ? "draft" : typeof publishAt === "string" ? "moment" : "now";
  const clear = (field: string): Edit[] =>
    field in ((values ?? {}) as object) ? [{ kind: "remove", path: [field] }] : [];
  const set = (name: string, value: unknown): Edit => ({ kind: "set", path: [name], value, order });
  /** What shows from a day on is dated by that day. A mistake is one of this field alone. */
  const showFrom = (typed: string): Edit[] => [
    set("publishAt", typed),
    ...(isMoment(typed) && order.includes("date") ? [set("date", typed.slice(0, 10))] : []),
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
  const chosen =
    state === "moment" ? `${labels.moment}: ${momentText(String(publishAt))}` : labels[state];
  return (
    <Fold title="When it shows" value={chosen} names={["draft", "publishAt"]}>
      <fieldset>
        <legend className="visually-hidden">When it shows</legend>
        {(Object.keys(labels) as (keyof typeof labels)[]).map((field) => (
          <label key={field} className="check">
            <input
              type="radio"
              name={name}
              checked={state === field}
              onChange={() => choose[field]()}
            />{" "}
            {labels[field]}
          </label>
        ))}
      </fieldset>
      {state === "moment" && (
        <div className="field">
          <label htmlFor={moment.id}>Day and time in Kampala</label>
          <DayInput
            {...moment.control}
            kind="moment"
            value={String(publishAt)}
            onType={(value) => change(showFrom(value), "publishAt")}
          />
          <FieldNotes path={["publishAt"]} description={{ help: momentHelp(publishAt) }} />
        </div>
      )}
    </Fold>
  );
}

const labels = {
  now: "As soon as it is put online",
  moment: "On a day of its own: it then waits, and goes online by itself",
  draft: "Not yet: a draft, which only the office sees",
};

function momentHelp(publishAt: unknown): string {
  if (!isMoment(publishAt)) return `Such as ${momentExample}. Without an hour it is 08:00.`;
  const spoken = spokenMoment(publishAt);
  return Date.parse(publishAt) > Date.now()
    ? `Put it online before. It then shows by itself from ${spoken} on.`
    : `${spoken} is over: it shows as soon as it is put online.`;
}

/** The day in Kampala, three hours ahead of UTC all year, so many hours from now. */
const dayAfter = (hours: number) =>
  new Date(Date.now() + (hours + 3) * 3_600_000).toISOString().slice(0, 10);

const tomorrow = () => `${dayAfter(24)}T08:00:00+03:00`;
