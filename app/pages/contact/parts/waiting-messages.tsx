import { type RefObject, useEffect, useState } from "react";
import { Button } from "#app/components/base/button.tsx";
import { contactFieldNames } from "#app/forms/contact-form.ts";
import {
  forgetForm,
  listQueuedForms,
  type QueuedForm,
  takeBack,
  watchQueue,
} from "#app/sending/offline-queue.ts";
import { hasQueueOrNotes } from "#app/sending/queue-flag.ts";
import type { PageContent } from "#collections/pages/pages.ts";
import type { ToastMessage } from "#collections/site/messages.ts";
import { MessageReference, moveTo } from "./message-sent.tsx";
import styles from "./waiting-messages.module.css";

interface WaitingMessagesProps {
  words: PageContent<"contact">["waiting"];
  reference: PageContent<"contact">["sent"]["reference"];
  form: RefObject<HTMLFormElement | null>;
  /** What was said when the last message was queued, on this visit. */
  queued: ToastMessage | undefined;
}

/** Messages sent without a connection: each can be changed or taken back until it has gone, and then has a reference. */
export function WaitingMessages({ words, reference, form, queued }: WaitingMessagesProps) {
  const [messages, setMessages] = useState<readonly QueuedForm[]>([]);
  const [notice, setSaid] = useState("");
  useEffect(() => {
    const show = () => {
      listQueuedForms().then(
        (forms) => setMessages(forms.filter(({ action }) => action === form.current?.action)),
        // Without storage nothing is queued.
        () => undefined,
      );
    };
    if (hasQueueOrNotes()) show();
    return watchQueue(show);
  }, [form]);

  const waiting = messages.filter(({ sentAt }) => !sentAt).length;
  const isQueued = queued && waiting > 0;
  useEffect(() => {
    if (isQueued) moveTo("waiting");
  }, [isQueued]);

  const change = async ({ key, fields }: QueuedForm) => {
    const message = form.current?.querySelector("textarea");
    if (message?.value && !confirm(words.replace)) return;
    if (!(await takeBack(key))) return;
    setSaid("");
    for (const name of contactFieldNames) {
      const input = form.current?.elements.namedItem(name) as HTMLInputElement;
      input.value = new Map(fields).get(name) ?? "";
    }
    message?.focus();
  };
  /** The button that had the focus is gone. */
  const leave = (sentence: string) => {
    setSaid(sentence);
    moveTo("write");
  };

  return (
    <>
      {messages.length > 0 && (
        <section
          className={`surface surface--mint stack ${styles.waiting}`}
          aria-labelledby={waiting ? "waiting" : undefined}
        >
          {waiting > 0 && (
            <h2 id="waiting" tabIndex={-1}>
              {words.heading.replace("{count}", `${waiting}`)}
            </h2>
          )}
          {isQueued && <p>{queued.description}</p>}
          <ul className={`stack ${styles.list}`}>
            {messages.map((message) => (
              <li key={message.key}>
                {message.sentAt ? (
                  <>
                    <p>{words.sent.replace("{moment}", momentOf(message))}</p>
                    {message.reference && (
                      <MessageReference {...reference} reference={message.reference} />
                    )}
                    <Button
                      tone="line"
                      onClick={() => forgetForm(message.key).then(() => leave(""))}
                    >
                      {words.forget}
                    </Button>
                  </>
                ) : (
                  <>
                    <p>
                      <b>{new Map(message.fields).get("subject")}</b>
                      {words.written.replace("{moment}", momentOf(message))}
                    </p>
                    <div className="row gap-3">
                      <Button onClick={() => change(message)}>{words.change}</Button>
                      <Button
                        tone="line"
                        onClick={async () =>
                          leave((await takeBack(message.key)) ? words.takenBack : "")
                        }
                      >
                        {words.takeBack}
                      </Button>
                    </div>
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p role="status" className={styles.said}>
        {notice}
      </p>
    </>
  );
}

function momentOf({ queuedAt }: QueuedForm): string {
  return new Date(queuedAt).toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short" });
}
