import { useState } from "react";
import type { Changes, Publication } from "../core/open-file.ts";
import { Button } from "./button.tsx";
import * as editor from "./editor-api.ts";
import { LabelledInput } from "./fields/labelled-input.tsx";
import styles from "./list-view.module.css";
import { ProblemItems } from "./problem-items.tsx";

export function PublishForm({ changes, refresh }: { changes: Changes; refresh(): void }) {
  const { isCheckout, upstream, ahead, hasFailed, signedInAs } = changes;
  const [publication, setPublication] = useState<Publication>();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const hasChanges = changes.changes.length > 0;
  // A publication that failed after the commit, or is not pushed yet, needs no author.
  const isWanted = hasChanges || !isCheckout || hasFailed || ahead > 0;
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const field = (name: string) => String(given.get(name) ?? "");
    const email = signedInAs ?? field("email");
    const author = { name: field("name"), email, message: field("message") };
    setBusy(true);
    setRefusal(undefined);
    editor
      .publish({ send: upstream !== undefined, ...(hasChanges && { author }) })
      .then((done) => {
        setPublication(done);
        refresh();
      })
      .catch((error: Error) => setRefusal(error.message))
      .finally(() => setBusy(false));
  };
  return (
    <section className={styles.section}>
      {isWanted && (
        <form className={styles.publish} onSubmit={submit}>
          <h2>{headingFor(changes)}</h2>
          {ahead > 0 && (
            <p>
              {ahead === 1 ? "1 change is" : `${ahead} changes are`} in the history here and not
              sent to {upstream} yet.
            </p>
          )}
          <p>{whatIsMissing(changes)}</p>
          {hasChanges && (
            <>
              <LabelledInput name="name" label="Your name" autoComplete="name" required />
              <LabelledInput
                name="email"
                label="Your e-mail address"
                type="email"
                autoComplete="email"
                defaultValue={signedInAs}
                readOnly={signedInAs !== undefined}
                required
              >
                <p className="help">
                  Name and address stand in the history, beside what you changed.
                </p>
              </LabelledInput>
              <LabelledInput name="message" label="What you changed" maxLength={72} required />
            </>
          )}
          <div>
            <Button disabled={isBusy}>
              {isBusy ? "Building, about a minute …" : headingFor(changes)}
            </Button>
          </div>
          <div role="status">{isBusy && "The site is being built."}</div>
          {refusal && (
            <p role="alert" className="error">
              {refusal}
            </p>
          )}
        </form>
      )}
      {publication && <Outcome publication={publication} changes={changes} />}
    </section>
  );
}

function headingFor({ changes, isCheckout, ahead, hasFailed }: Changes): string {
  if (hasFailed) return "Try again";
  if (changes.length > 0) return "Put it online";
  return isCheckout && ahead > 0 ? "Send it on" : "Build the site";
}

/** What this button cannot do here, in a sentence. */
function whatIsMissing({ reachesSite, upstream }: Changes): string {
  if (reachesSite) return "Within a few minutes everyone sees it on the public site.";
  if (upstream) {
    return `It is sent to ${upstream}. The public site shows it as soon as its server has fetched it from there; whoever looks after the server does that.`;
  }
  return "It is built on this computer. The public site shows it as soon as whoever looks after the server has brought it there.";
}

function doneHeading({ reachesSite, upstream }: Changes): string {
  if (reachesSite) return "It is on the public site";
  return upstream ? `It is sent to ${upstream}` : "It is built on this computer";
}

function Outcome({ publication, changes }: { publication: Publication; changes: Changes }) {
  const { isDone, steps, problems } = publication;
  const { length } = problems;
  const stop = length > 0 && `Stopped: ${length} ${length === 1 ? "thing" : "things"} to put right`;
  return (
    <div className={styles.outcome} role="status">
      <h3>{isDone ? doneHeading(changes) : "It is not online"}</h3>
      {isDone && !changes.reachesSite && <p>{whatIsMissing(changes)}</p>}
      <ul>
        {steps.map(({ title, isDone: isStepDone, text }) => (
          <li key={title}>
            <b>{isStepDone ? `Done: ${title}` : stop || `Not done: ${title}`}</b>
            {text && <pre>{text}</pre>}
          </li>
        ))}
      </ul>
      <ProblemItems problems={problems} />
    </div>
  );
}
