import { useState } from "react";
import { Button } from "#app/components/base/button.tsx";
import type { Changes, Publication } from "../core/open-file.ts";
import * as editor from "./editor-api.ts";
import fields from "./fields/field.module.css";
import { LabelledInput } from "./fields/labelled-input.tsx";
import styles from "./list-view.module.css";
import { hrefOf } from "./use-editor-location.ts";

interface PublishFormProps {
  changes: Changes;
  publication: Publication | undefined;
  onDone(publication: Publication): void;
}

/** Author and message of a publication, then its result. */
export function PublishForm({ changes, publication, onDone }: PublishFormProps) {
  const { isCheckout, upstream, ahead, hasFailed } = changes;
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const hasChanges = changes.changes.length > 0;
  // A publication that failed after the commit, or is not pushed yet, needs no author.
  const isWanted = hasChanges || !isCheckout || hasFailed || ahead > 0;
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const field = (name: string) => String(given.get(name) ?? "");
    const author = { name: field("name"), email: field("email"), message: field("message") };
    setBusy(true);
    setRefusal(undefined);
    editor
      .publish({ send: given.has("send"), ...(hasChanges && { author }) })
      .then(onDone, (error: Error) => setRefusal(error.message))
      .finally(() => setBusy(false));
  };
  return (
    <section className={styles.section}>
      {isWanted && (
        <form className={styles.publish} onSubmit={submit}>
          <h2>{headingFor(changes)}</h2>
          {ahead > 0 && (
            <p>
              {ahead === 1 ? "1 publication is" : `${ahead} publications are`} not sent to{" "}
              {upstream} yet.
            </p>
          )}
          {hasChanges && <AuthorFields />}
          {upstream && (
            <label className={fields.check}>
              <input
                key={String(hasChanges)}
                type="checkbox"
                name="send"
                defaultChecked={!hasChanges && ahead > 0}
              />{" "}
              Send it to {upstream} {hasChanges && "as well"}
            </label>
          )}
          <div>
            <Button disabled={isBusy}>
              {isBusy ? "Building, about a minute …" : labelFor(changes)}
            </Button>
          </div>
          <div role="status">{isBusy && "The site is being built."}</div>
          {refusal && (
            <p role="alert" className={fields.problem}>
              {refusal}
            </p>
          )}
        </form>
      )}
      {publication && <Outcome {...publication} />}
    </section>
  );
}

function labelFor({ changes, ahead, hasFailed }: Changes): string {
  if (hasFailed) return "Try again";
  return changes.length === 0 && ahead > 0 ? "Send it" : "Publish";
}

function headingFor({ changes, isCheckout, ahead, hasFailed }: Changes): string {
  if (hasFailed) return "Try again";
  if (changes.length > 0) return "Publish these changes";
  return isCheckout && ahead > 0 ? "Send what is published" : "Build the site";
}

function AuthorFields() {
  return (
    <>
      <LabelledInput name="name" label="Your name" autoComplete="name" required />
      <LabelledInput
        name="email"
        label="Your e-mail address"
        type="email"
        autoComplete="email"
        required
      >
        <p className={fields.help}>
          Name and address stand in the history, beside what you changed.
        </p>
      </LabelledInput>
      <LabelledInput name="message" label="What you changed" maxLength={72} required />
    </>
  );
}

function Outcome({ isDone, steps, problems }: Publication) {
  return (
    <div className={styles.outcome} role="status">
      <h3>{isDone ? "It is published" : "It is not published"}</h3>
      <ul>
        {steps.map(({ title, isDone: isStepDone, text }) => (
          <li key={title}>
            <b>
              {isStepDone ? "Done" : "Stopped"}: {title}
            </b>
            {text && <pre>{text}</pre>}
          </li>
        ))}
      </ul>
      {problems.length > 0 && (
        <ul className={styles.list}>
          {problems.map(({ file, field, reason }) => (
            <li key={`${file} ${field} ${reason}`}>
              <a href={hrefOf({ view: "file", file, field })}>{file}</a> {field}: {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
