import { useEffect, useState } from "react";
import type { ArtSource } from "#app/art/art-source.ts";
import { Button, ButtonLink } from "#app/components/base/button.tsx";
import { defineIsland } from "#app/islands/define-island.ts";
import { byUrgency, letterDate, today } from "../letters/count-days.ts";
import type { ListFacts } from "../letters/letter-labels.ts";
import { RequestRow } from "../letters/request-row.tsx";
import { saveReminders } from "../letters/save-reminders.ts";
import { loadRequests, type SavedRequest, saveRequests } from "../letters/saved-requests.ts";
import styles from "./request-list.module.css";

interface RequestListProps extends Omit<ListFacts, "on"> {
  /** Names of the letters, e.g. `{ access: "Show me my data" }`. */
  names: Record<string, string>;
  loom: ArtSource;
}

/** The list after a failed save: then only this page has it. It outlives an island that starts again. */
let unsaved: readonly SavedRequest[] | undefined;

/** Letters saved on this device; the list exists nowhere else. */
function RequestList(props: RequestListProps) {
  const { words, names, paths, holidays, loom } = props;
  const [requests, setRequests] = useState<readonly SavedRequest[]>([]);
  const [on, setOn] = useState("");
  const facts = { ...props, on };
  const [message, setMessage] = useState("");
  useEffect(() => {
    const reload = () => {
      setRequests(unsaved ?? loadRequests());
      setOn(today());
    };
    reload();
    // Another tab may change the list, and the page may stay open until the next day.
    addEventListener("storage", reload);
    addEventListener("focus", reload);
    return () => {
      removeEventListener("storage", reload);
      removeEventListener("focus", reload);
    };
  }, []);

  /** Applies a change to the current list, which another tab may have changed. */
  const update = (
    change: (all: readonly SavedRequest[]) => readonly SavedRequest[],
    done = "",
  ): void => {
    const changed = change(unsaved ?? loadRequests());
    unsaved = saveRequests(changed) ? undefined : changed;
    setRequests(changed);
    setMessage(unsaved ? words.said.notKept : done);
  };
  const nameOf = (letter: string) => names[letter] ?? letter;

  return (
    <div>
      {requests.length > 0 && letterDate() === "" && (
        <p className={styles.status} role="note">
          {words.clock}
        </p>
      )}
      {requests.length === 0 ? (
        <EmptyList words={words} loom={loom} start={paths.start} isHydrated={on !== ""} />
      ) : (
        <ol>
          {byUrgency(requests, on, holidays).map((request) => (
            <RequestRow
              key={request.id}
              request={request}
              facts={facts}
              name={nameOf(request.letter)}
              onChange={(changed) =>
                update((all) =>
                  all.map((request) => (request.id === changed.id ? changed : request)),
                )
              }
              onRemove={() => update((all) => all.filter(({ id }) => id !== request.id))}
            />
          ))}
        </ol>
      )}
      <p className={styles.status} role="status">
        {message}
      </p>
      {requests.length > 0 && (
        <div className={`no-print row ${styles.end}`}>
          <ButtonLink href={paths.start} icon="arrow-right">
            {words.start}
          </ButtonLink>
          <Button
            type="button"
            tone="line"
            icon="calendar"
            onClick={() => setMessage(saveReminders(requests, facts, nameOf))}
          >
            {words.calendar}
          </Button>
          <details className={`${styles.clearAll} unfolds`}>
            <summary className="tap">{words.wipe.open}</summary>
            <div>
              <p>{words.wipe.text}</p>
              <Button type="button" onClick={() => update(() => [], words.said.removed)}>
                {words.wipe.confirm}
              </Button>
            </div>
          </details>
        </div>
      )}
      <p className={`small ${styles.checked}`}>{words.checked}</p>
    </div>
  );
}

type EmptyListProps = Pick<RequestListProps, "words" | "loom"> & {
  start: string;
  isHydrated: boolean;
};

/** Shown while nothing is saved, and without JavaScript. */
function EmptyList({ words, loom, start, isHydrated }: EmptyListProps) {
  const { empty, asleep } = words;
  return (
    <div className={`split ${styles.empty}`}>
      <div className={styles.loom}>
        {/* Eager: a private page must not fetch anything later. */}
        <img {...loom} alt="" />
      </div>
      <div>
        <h2>{empty.heading}</h2>
        <p className="lead">{empty.text}</p>
        <div className={styles.deferred} data-hydrate-box hidden>
          <p>{asleep.text}</p>
          <Button type="button" data-hydrate>
            {asleep.button}
          </Button>
        </div>
        <p>
          <ButtonLink tone="gold" href={start} icon="arrow-right">
            {empty.button}
          </ButtonLink>
        </p>
        <p className={`small ${styles.checked}`}>{empty.note}</p>
        {!isHydrated && <p className={styles.script}>{empty.script}</p>}
      </div>
    </div>
  );
}

export default defineIsland("request-list", RequestList);
