import { useState } from "react";
import { Button } from "#app/components/base/button.tsx";
import type { ListedFile, ListedFolder, Overview } from "../core/open-file.ts";
import styles from "./contents-view.module.css";
import * as editor from "./editor-api.ts";
import { TitleDialog } from "./title-dialog.tsx";
import { UnsavedNote } from "./unsaved-note.tsx";
import { goTo, hrefOf } from "./use-editor-location.ts";

interface ContentsViewProps {
  overview: Overview;
  view: "contents" | "translations";
}

/** All content of the site by kind, or its translations by language. */
export function ContentsView({ overview, view }: ContentsViewProps) {
  const folders = view === "contents" ? overview.folders : overview.translations;
  const [wanted, setWanted] = useState<ListedFolder>();
  return (
    <>
      <h1 className={styles.title}>
        {view === "contents" ? "What the site says" : "Translations"}
      </h1>
      <UnsavedNote overview={overview} lead="Not saved yet, and kept for you:" />
      <nav className={styles.kinds} aria-label="Kinds of content">
        <ul>
          {folders.map(({ folder, title, files }) => (
            <li key={folder}>
              <button type="button" onClick={() => jump(folder)}>
                {title} {view === "contents" && <span className="muted">{files.length}</span>}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {folders.map((folder) => (
        <section key={folder.folder} className={styles.folder}>
          <div className={styles.head}>
            <h2 id={`kind-${folder.folder}`} tabIndex={-1}>
              {folder.title}
            </h2>
            {folder.newItemLabel && (
              <Button type="button" tone="line" onClick={() => setWanted(folder)}>
                New {folder.newItemLabel}
              </Button>
            )}
          </div>
          {folder.files.length === 0 && <p className="muted">There is none yet.</p>}
          <ul className={styles.files}>
            {folder.files.map((file) => (
              <FileLink key={file.file} {...file} />
            ))}
          </ul>
        </section>
      ))}
      {wanted && (
        <TitleDialog
          heading={`New ${wanted.newItemLabel}`}
          label="Title"
          hint="It becomes the last part of the address. You can change the words later."
          button="Begin"
          onClose={() => setWanted(undefined)}
          onDone={async (title) => {
            const { file } = await editor.createItem(wanted.folder, title);
            goTo({ view: "file", file });
          }}
        />
      )}
    </>
  );
}

function jump(folder: string) {
  const heading = document.getElementById(`kind-${folder}`);
  heading?.scrollIntoView();
  heading?.focus();
}

function FileLink(listed: ListedFile) {
  const { file, title, address, isUnsaved, annotations, problems, heldBack, progress } = listed;
  return (
    <li>
      <a href={hrefOf({ view: "file", file })}>
        <b>{title}</b>
        <span className="muted">{progress ?? address ?? file.replace(/^content\//, "")}</span>
      </a>
      <span className={styles.notes}>
        {heldBack && (
          <span className={styles.note}>{heldBack === "draft" ? "Draft" : "Scheduled"}</span>
        )}
        {isUnsaved && <span className={styles.note}>Not saved</span>}
        {problems > 0 && <span className={styles.mistake}>{count(problems, "mistake")}</span>}
        {annotations > 0 && (
          <span className={styles.question}>⚠ {count(annotations, "question")}</span>
        )}
      </span>
    </li>
  );
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? "" : "s"}`;
}
