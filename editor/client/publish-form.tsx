import { useId, useState } from "react";
import { Button } from "#app/components/base/button.tsx";
import type { Publication } from "../core/open-file.ts";
import * as editor from "./ask-editor.ts";
import fields from "./fields/field.module.css";
import styles from "./list-view.module.css";
import { hrefOf } from "./use-place.ts";

interface PublishFormProps {
  hasHistory: boolean;
  /** Whether there is anything to publish. */
  isWanted: boolean;
  upstream: string | undefined;
  publication: Publication | undefined;
  onDone(publication: Publication): void;
}

/** Who publishes and what changed, then what came of it. */
export function PublishForm({
  hasHistory,
  isWanted,
  upstream,
  publication,
  onDone,
}: PublishFormProps) {
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const field = (name: string) => String(given.get(name) ?? "");
    setBusy(true);
    setRefusal(undefined);
    editor
      .publish({
        name: field("name"),
        email: field("email"),
        message: field("message"),
        send: given.has("send"),
      })
      .then(onDone, (error: Error) => setRefusal(error.message))
      .finally(() => setBusy(false));
  };
  return (
    <section className={styles.section}>
      {isWanted && <h2>{hasHistory ? "Publish these changes" : "Build the site"}</h2>}
      <form className={styles.publish} onSubmit={submit} hidden={!isWanted}>
        <div>
          <label className={fields.label} htmlFor={`${id}-name`}>
            Your name
          </label>
          <input
            id={`${id}-name`}
            name="name"
            className={fields.control}
            autoComplete="name"
            required
          />
        </div>
        <div>
          <label className={fields.label} htmlFor={`${id}-email`}>
            Your e-mail address
          </label>
          <input
            id={`${id}-email`}
            name="email"
            type="email"
            className={fields.control}
            autoComplete="email"
            required
          />
          <p className={fields.help}>
            Name and address stand in the history, beside what you changed.
          </p>
        </div>
        <div>
          <label className={fields.label} htmlFor={`${id}-message`}>
            What you changed
          </label>
          <input
            id={`${id}-message`}
            name="message"
            className={fields.control}
            maxLength={72}
            required
          />
        </div>
        {upstream && (
          <label className={fields.check}>
            <input type="checkbox" name="send" /> Send it to {upstream} as well
          </label>
        )}
        <div>
          <Button disabled={isBusy}>{isBusy ? "Building, about a minute …" : "Publish"}</Button>
        </div>
        <div role="status">{isBusy && "The site is being built."}</div>
        {refusal && (
          <p role="alert" className={fields.problem}>
            {refusal}
          </p>
        )}
      </form>
      {publication && (
        <div className={styles.outcome} role="status">
          <h3>{publication.isDone ? "It is published" : "It is not published"}</h3>
          <ul>
            {publication.steps.map(({ title, isDone, text }) => (
              <li key={title}>
                <b>
                  {isDone ? "Done" : "Stopped"}: {title}
                </b>
                {text && <pre>{text}</pre>}
              </li>
            ))}
          </ul>
          <ul className={styles.list}>
            {publication.problems.map(({ file, field, reason }) => (
              <li key={`${file} ${field} ${reason}`}>
                <a href={hrefOf({ view: "file", file, field })}>{file}</a> {field}: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
