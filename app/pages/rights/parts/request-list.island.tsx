import { useEffect, useRef, useState } from "react";
import type { ArtSource } from "#app/art/art-source.ts";
import { Button, ButtonLink } from "#app/components/base/button.tsx";
import { defineIsland } from "#app/islands/define-island.ts";
import { byUrgency, letterDate, today } from "../letters/count-days.ts";
import { RequestFiles } from "../letters/request-files.tsx";
import type { RequestLabels, RequestPaths } from "../letters/request-labels.ts";
import { RequestRow } from "../letters/request-row.tsx";
import { loadRequests, type SavedRequest, saveRequests } from "../letters/saved-requests.ts";
import styles from "./request-list.module.css";

interface RequestListProps {
  words: RequestLabels;
  /** Names of the letters, e.g. `{ access: "Show me my data" }`. */
  names: Record<string, string>;
  paths: RequestPaths;
  loom: ArtSource;
}

/** The letters that somebody has kept on this device. Nobody else has the list. */
function RequestList({ words, names, paths, loom }: RequestListProps) {
  const [requests, setRequests] = useState<readonly SavedRequest[]>([]);
  const [on, setOn] = useState("");
  const [message, setMessage] = useState("");
  // False once the device has not kept a change: then the list of this page is the only one.
  const isKept = useRef(true);
  useEffect(() => {
    const look = () => {
      if (isKept.current) setRequests(loadRequests());
      setOn(today());
    };
    look();
    // Another tab has changed the list, or somebody comes back the next day.
    addEventListener("storage", look);
    addEventListener("focus", look);
    return () => {
      removeEventListener("storage", look);
      removeEventListener("focus", look);
    };
  }, []);

  /** Changes the list as it is now, which another tab may have changed. */
  const keep = (
    change: (all: readonly SavedRequest[]) => readonly SavedRequest[],
    said = "",
  ): void => {
    const changed = change(isKept.current ? loadRequests() : requests);
    isKept.current = saveRequests(changed);
    setRequests(changed);
    setMessage(isKept.current ? said : words.said.notKept);
  };
  // Looked for and not read as a property: what a file calls a letter may be the name of a property of all objects.
  const nameOf = (letter: string) =>
    Object.entries(names).find(([slug]) => slug === letter)?.[1] ?? letter;

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
          {byUrgency(requests, on).map((request) => (
            <RequestRow
              key={request.id}
              request={request}
              on={on}
              words={words}
              paths={paths}
              name={nameOf(request.letter)}
              onChange={(changed) =>
                keep((all) => all.map((other) => (other.id === changed.id ? changed : other)))
              }
              onRemove={() => keep((all) => all.filter(({ id }) => id !== request.id))}
            />
          ))}
        </ol>
      )}
      <p className={styles.status} role="status">
        {message}
      </p>
      {requests.length > 0 && (
        <div className={styles.end}>
          <ButtonLink href={paths.start} icon="arrow-right">
            {words.start}
          </ButtonLink>
          <details className={styles.clearAll}>
            <summary>{words.wipe.open}</summary>
            <div>
              <p>{words.wipe.text}</p>
              <Button type="button" onClick={() => keep(() => [], words.said.removed)}>
                {words.wipe.confirm}
              </Button>
            </div>
          </details>
        </div>
      )}
      <RequestFiles
        requests={requests}
        on={on}
        words={words}
        nameOf={nameOf}
        onAdd={(added, said) =>
          keep((all) => [...all, ...added.filter(({ id }) => !all.some((o) => o.id === id))], said)
        }
        onSay={setMessage}
      />
      <p className={styles.checked}>{words.checked}</p>
    </div>
  );
}

type EmptyListProps = Pick<RequestListProps, "words" | "loom"> & {
  start: string;
  isHydrated: boolean;
};

/** What stands there before anything is kept, and without JavaScript. */
function EmptyList({ words, loom, start, isHydrated }: EmptyListProps) {
  const { empty, asleep } = words;
  return (
    <div className={styles.empty}>
      <div className={styles.loom}>
        {/* At once: while somebody reads her list, nothing is fetched. */}
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
        <p className={styles.checked}>{empty.note}</p>
        {!isHydrated && <p className={styles.script}>{empty.script}</p>}
      </div>
    </div>
  );
}

export default defineIsland("request-list", RequestList);
