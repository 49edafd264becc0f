import type { ReactNode } from "react";
import { Button } from "#app/components/base/button.tsx";
import { HiddenFields } from "#app/components/base/hidden-fields.tsx";
import { Icon } from "#app/components/base/icon.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { Downloads, type DownloadsProps } from "#app/components/text/downloads.tsx";
import { useHasServer } from "#app/page-rendering.ts";
import type { FormOutcome } from "#app/services.ts";
import type { FollowFormContent } from "#collections/following/labels.ts";
import type { Pace } from "#collections/following/thing-kinds.ts";
import { FieldError } from "./field-error.tsx";
import styles from "./follow-form.module.css";
import { Select } from "./select.tsx";
import { TextField } from "./text-field.tsx";

interface FollowFormProps {
  /** What it shows; undefined, nothing can be followed. */
  content: FollowFormContent | undefined;
  /** Path of the page that holds the form. */
  source: string;
  shape?: "band" | "panel";
  /** Feeds and calendars that tell the same without an address. */
  ways?: DownloadsProps["links"];
  /** Outcome of a post, and its notice: an import here would bring the toasts' styles to every page with a form. */
  outcome?: FormOutcome | null;
  notice?: ReactNode;
}

/** Follows something by e-mail: address, how often, and the ways without an address; these alone without a server. */
export function FollowForm(props: FollowFormProps) {
  const { content, source, shape = "panel", ways, outcome, notice } = props;
  const hasServer = useHasServer();
  if (!content || !(hasServer || ways)) return null;
  const { id, title, what, options, labels: words, action } = content;
  const errorFor = (field: string) => outcome?.errors.find((one) => one.field === field)?.message;
  const inside = (
    <div className={shape === "band" ? styles.band : "stack"}>
      <div className="stack">
        <h2 id="follow-title">{title}</h2>
        {hasServer && what && <p>{what}</p>}
      </div>
      <div className="stack">
        {hasServer && (
          <form method="post" action={action} className={styles.form}>
            {notice}
            {id ? (
              <input type="hidden" name="thing" value={id} />
            ) : (
              <Select
                id="follow-thing"
                name="thing"
                label={words.thing}
                options={[{ value: "", label: "–" }, ...options]}
                chosen={outcome?.values.thing ?? ""}
                isRequired
                problem={errorFor("thing")}
              />
            )}
            <TextField
              name="email"
              id="follow-email"
              type="email"
              label={words.email}
              error={errorFor("email")}
              autoComplete="email"
              defaultValue={outcome?.values.email}
              required
            />
            <PaceChoice
              legend={words.howOften}
              labels={words}
              chosen={outcome?.values.pace ?? "week"}
              error={errorFor("pace")}
            />
            <HiddenFields source={source} opened={outcome?.opened} />
            <Button icon="mail">{words.button}</Button>
            <p className="small">
              {words.note} <a href={words.privacyLink.href}>{words.privacyLink.label}</a>
            </p>
          </form>
        )}
        {ways && <Downloads text={words.without} links={ways} />}
      </div>
    </div>
  );
  const shared = { tone: "jac", id: "follow-by-email" } as const;
  return shape === "band" ? (
    <Section {...shared} top="less" bottom="less" labelledBy="follow-title" className="no-print">
      {inside}
    </Section>
  ) : (
    <Surface {...shared} as="section" aria-labelledby="follow-title" className={styles.panel}>
      {inside}
    </Surface>
  );
}

/** A line that opens, for pages that are about more than what can be followed. */
export function FollowLine(props: Omit<FollowFormProps, "shape">) {
  const hasServer = useHasServer();
  if (!props.content || !hasServer) return null;
  return (
    <details className={styles.line}>
      <summary>
        <Icon name="mail" />
        <span>{props.content.title}</span>
      </summary>
      <FollowForm {...props} />
    </details>
  );
}

interface PaceChoiceProps {
  legend: string;
  labels: Record<Pace, string>;
  chosen: string;
  isLegendHidden?: boolean;
  error?: string | undefined;
}

export function PaceChoice({ legend, labels, chosen, isLegendHidden, error }: PaceChoiceProps) {
  return (
    <fieldset className={styles.switch}>
      <legend className={isLegendHidden ? "visually-hidden" : undefined}>{legend}</legend>
      {(["now", "week"] as const).map((value) => (
        <label key={value}>
          <input
            type="radio"
            className="visually-hidden"
            name="pace"
            value={value}
            defaultChecked={value === chosen}
            required
          />
          <span>{labels[value]}</span>
        </label>
      ))}
      {error && <FieldError id="follow-pace-error">{error}</FieldError>}
    </fieldset>
  );
}
