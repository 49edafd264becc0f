import type { ChangeEvent } from "react";
import { Icon } from "#app/components/base/icon.tsx";
import { writeReminders } from "#app/feeds/calendar.ts";
import { plural } from "#collections/formats/plural.ts";
import { progressOf } from "./count-days.ts";
import type { ListFacts, RequestLabels } from "./letter-labels.ts";
import styles from "./request-files.module.css";
import {
  type Mistake,
  maxListBytes,
  parseRequests,
  type SavedRequest,
  serialiseRequests,
} from "./saved-requests.ts";
import { formatTypedDay } from "./write-letter.ts";

interface RequestFilesProps {
  requests: readonly SavedRequest[];
  facts: ListFacts;
  nameOf: (letter: string) => string;
  onAdd: (added: readonly SavedRequest[], message: string) => void;
  onMessage: (message: string) => void;
}

export function RequestFiles(props: RequestFilesProps) {
  const { requests, facts, nameOf, onAdd, onMessage } = props;
  const { on, holidays, words, language } = facts;
  const { files, said } = words;
  const save = () => {
    saveFile("my-requests.json", "application/json", serialiseRequests(requests));
    onMessage(said.exported);
  };
  const saveCalendar = () => {
    const days = requests.flatMap((request) => {
      const { state, count } = progressOf(request, on, holidays);
      const isOpen = state === "waiting" || state === "soon";
      if (!count || !isOpen) return [];
      const title = words.due.replace("{date}", formatTypedDay(count.last, language));
      const what = `${request.organisation || words.unnamed}: ${nameOf(request.letter)}`;
      return [{ id: request.id, day: count.last, title: `${title} – ${what}`, alarm: what }];
    });
    if (days.length === 0) return onMessage(said.noDays);
    saveFile("my-requests.ics", "text/calendar", writeReminders(days));
    onMessage(said.calendar);
  };
  const add = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (!file) return;
    const imported =
      file.size > maxListBytes ? undefined : parseRequests(await file.text().catch(() => ""));
    currentTarget.value = "";
    if (!imported) return onMessage(words.mistakes.tooBig);
    if (!Array.isArray(imported)) return onMessage(describe(imported, words));
    const ids = new Set(requests.map(({ id }) => id));
    const added = imported.filter(({ id }) => !ids.has(id));
    if (added.length === 0) return onMessage(said.nothingNew);
    const message = plural(said.imported, added.length, language).replace(
      "{number}",
      `${added.length}`,
    );
    onAdd(added, message);
  };
  return (
    <section className={`no-print ${styles.files}`} aria-labelledby="take-the-list">
      <h2 className="title-2" id="take-the-list">
        {files.heading}
      </h2>
      <p className="muted">{files.text}</p>
      <div className={`row gap-2`}>
        {requests.length > 0 && (
          <>
            <button type="button" className={styles.way} onClick={save}>
              <Icon name="download" /> {files.export}
            </button>
            <button type="button" className={styles.way} onClick={saveCalendar}>
              <Icon name="calendar" /> {files.calendar}
            </button>
          </>
        )}
        <label className={styles.way}>
          <Icon name="upload" /> {files.import}
          <input
            className="visually-hidden"
            type="file"
            accept="application/json,.json"
            onChange={(event) => void add(event)}
          />
        </label>
      </div>
    </section>
  );
}

function describe(mistake: Mistake, { mistakes }: RequestLabels): string {
  if (mistake.kind === "entry") {
    return mistakes.entry
      .replace("{number}", String(mistake.number))
      .replace("{field}", mistakes.fields[mistake.field as keyof typeof mistakes.fields]);
  }
  const { notJson, notOurs, newer, tooMany } = mistakes;
  return { "not-json": notJson, "not-ours": notOurs, newer, "too-many": tooMany }[mistake.kind];
}

/** Saves a text as a file on the device, without any request. */
function saveFile(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
