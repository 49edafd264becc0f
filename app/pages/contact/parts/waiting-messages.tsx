import { type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "#app/components/base/button.tsx";
import { classNames } from "#app/components/base/class-names.ts";
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
import { MessageReference } from "./message-sent.tsx";
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
  const [said, setSaid] = useState("");
  const block = useRef<HTMLElement>(null);
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

  const waiting = messages.filter(({ sentAt }) => !sentAt);
  const isQueued = queued !== undefined && waiting.length > 0;
  useEffect(() => {
    if (!isQueued) return;
    block.current?.focus({ preventScroll: true });
    block.current?.scrollIntoView();
  }, [isQueued]);

  const change = async ({ key, fields }: QueuedForm) => {
    const element = form.current;
    const values = new FormData(element ?? undefined);
    if (values.get("message") && !confirm(words.replace)) return;
    if (!(await takeBack(key))) return setSaid(words.tooLate);
    setSaid("");
    for (const name of contactFieldNames) {
      const input = element?.elements.namedItem(name) as HTMLInputElement | null;
      if (input) input.value = fields.find(([known]) => known === name)?.[1] ?? "";
    }
    form.current?.querySelector("textarea")?.focus();
  };
  /** The button that had the focus is gone. */
  const leave = (sentence: string) => {
    setSaid(sentence);
    form.current?.querySelector<HTMLElement>("#write")?.focus();
  };

  return (
    <>
      {messages.length > 0 && (
        <section
          ref={block}
          className={classNames("surface surface--mint", styles.waiting)}
          tabIndex={-1}
          aria-labelledby={waiting.length > 0 ? "waiting" : undefined}
        >
          {waiting.length > 0 && (
            <h2 id="waiting">{words.heading.replace("{count}", String(waiting.length))}</h2>
          )}
          {isQueued && <p>{queued.description}</p>}
          <ul className={styles.list}>
            {messages.map((message) => (
              <li key={message.key}>
                {message.sentAt ? (
                  <>
                    <p>{words.sent.replace("{moment}", momentOf(message))}</p>
                    {message.reference && (
                      <MessageReference {...reference} reference={message.reference} />
                    )}
                    <Button
                      type="button"
                      tone="line"
                      onClick={() => forgetForm(message.key).then(() => leave(""))}
                    >
                      {words.forget}
                    </Button>
                  </>
                ) : (
                  <>
                    <p>
                      <b>{message.fields.find(([name]) => name === "subject")?.[1]}</b>
                      <br />
                      {words.written.replace("{moment}", momentOf(message))}
                    </p>
                    <div className={styles.buttons}>
                      <Button type="button" onClick={() => change(message)}>
                        {words.change}
                      </Button>
                      <Button
                        type="button"
                        tone="line"
                        onClick={async () =>
                          leave((await takeBack(message.key)) ? words.takenBack : words.tooLate)
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
      <p role="status" className={said ? styles.said : undefined}>
        {said}
      </p>
    </>
  );
}

/** On the visitor's own clock. */
function momentOf({ queuedAt }: QueuedForm): string {
  return new Date(queuedAt).toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short" });
}
