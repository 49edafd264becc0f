import { Button } from "#app/components/base/button.tsx";
import { classNames } from "#app/components/base/class-names.ts";
import { HiddenFields } from "#app/components/base/hidden-fields.tsx";
import { Icon } from "#app/components/base/icon.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { feedAddress } from "#app/components/text/feed-links.tsx";
import { useHasServer } from "#app/page-rendering.ts";
import type { FormOutcome } from "#app/services.ts";
import type { FollowFormContent } from "#collections/following/labels.ts";
import type { Pace } from "#collections/following/thing-kinds.ts";
import { FieldError } from "./field-error.tsx";
import styles from "./follow-form.module.css";
import { FormNotice } from "./form-notice.tsx";
import { Select } from "./select.tsx";
import { TextField } from "./text-field.tsx";

interface FollowFormProps {
  /** What it shows; undefined, nothing can be followed. */
  content: FollowFormContent | undefined;
  /** Path of the page that holds the form. */
  source: string;
  /** A band across the page, or a panel. */
  shape?: "band" | "panel";
  /** Name of the feed, and address of the calendar, that tell the same without an address. */
  feed?: string | undefined;
  calendar?: string;
  /** Outcome of a post. */
  outcome?: FormOutcome | null;
}

/** Follows something by e-mail: address, how often, and the ways without an address. Nothing without a server. */
export function FollowForm(props: FollowFormProps) {
  const { content, source, shape = "panel", feed, calendar, outcome } = props;
  const hasServer = useHasServer();
  if (!content || !hasServer) return null;
  const { id, title, what, options, labels: words, action } = content;
  const errorFor = (field: string) => outcome?.errors.find((one) => one.field === field)?.message;
  const paceError = errorFor("pace");
  return (
    <Surface
      as="section"
      tone="jac"
      id="follow-by-email"
      className={classNames(styles.follow, shape === "band" ? styles.band : undefined)}
      aria-labelledby="follow-title"
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id="follow-title">{title}</h2>
          {what && <p>{what}</p>}
        </div>
        <form method="post" action={action} className={styles.form}>
          {outcome && <FormNotice title={outcome.title}>{outcome.description}</FormNotice>}
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
          />
          {paceError && <FieldError id="follow-pace-error">{paceError}</FieldError>}
          <HiddenFields source={source} opened={outcome?.opened} />
          <Button icon="mail">{words.button}</Button>
        </form>
        <p className={styles.note}>
          {words.note} <a href={words.privacyLink.href}>{words.privacyLink.label}</a>
        </p>
        {(feed || calendar) && (
          <div className={styles.else}>
            <p>{words.without}</p>
            {feed && (
              <a className={styles.way} href={feedAddress(feed, "rss")}>
                <Icon name="rss" />
                <span>{words.feed}</span>
              </a>
            )}
            {calendar && (
              <a className={styles.way} href={calendar} download>
                <Icon name="calendar" />
                <span>{words.calendar}</span>
              </a>
            )}
          </div>
        )}
      </div>
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
}

/** A two-way switch: at once, or once a week. */
export function PaceChoice({ legend, labels, chosen, isLegendHidden }: PaceChoiceProps) {
  const choices: [Pace, string][] = [
    ["now", labels.now],
    ["week", labels.week],
  ];
  return (
    <fieldset className={styles.switch}>
      <legend className={isLegendHidden ? "visually-hidden" : undefined}>{legend}</legend>
      {choices.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name="pace"
            value={value}
            defaultChecked={value === chosen}
            required
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
