import { useState } from "react";
import { Button } from "#app/components/base/button.tsx";
import type { ListedFile, ListedFolder, Overview } from "../core/open-file.ts";
import { AskDialog } from "./ask-dialog.tsx";
import styles from "./contents-view.module.css";
import * as editor from "./editor-api.ts";
import fields from "./fields/field.module.css";
import { LabelledInput } from "./fields/labelled-input.tsx";
import { progressText } from "./progress-labels.ts";
import { goTo, hrefOf } from "./use-editor-location.ts";

interface ContentsViewProps {
  overview: Overview;
  search(words: string): void;
}

/** What people come for, by task; what waits; and all content of the site by kind. */
export function ContentsView({ overview, search }: ContentsViewProps) {
  const { folders } = overview;
  const files = folders.flatMap((folder) => folder.files.filter(isWaiting));
  const [wanted, setWanted] = useState<ListedFolder>();
  const start = ({ begins, searches }: Task) => {
    const folder = folders.find((one) => one.folder === begins);
    if (folder) setWanted(folder);
    else if (searches) search(searches);
    else jump(waiting.folder);
  };
  return (
    <>
      <h1 className={styles.title}>What do you want to do?</h1>
      <ul className={styles.tasks}>
        {tasks.map((task) => (
          <li key={task.words}>
            {task.href ? (
              <a href={task.href}>{task.words}</a>
            ) : (
              <button type="button" onClick={() => start(task)}>
                {task.words} {task.note && <span>{task.note}</span>}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Folder folder={{ ...waiting, files }} begin={setWanted} />
      <h2 className={styles.all}>Everything that the site says</h2>
      <nav className={styles.kinds} aria-label="Kinds of content">
        <ul>
          {folders.map(({ folder, title, files }) => (
            <li key={folder}>
              <button type="button" onClick={() => jump(folder)}>
                {title} <span className="muted">{files.length}</span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {folders.map((folder) => (
        <Folder key={folder.folder} folder={folder} begin={setWanted} />
      ))}
      {wanted && (
        <AskDialog
          heading={`New ${wanted.newItemLabel}`}
          line={{ label: wanted.titleLabel ?? "Title" }}
          hint={
            wanted.hasPages
              ? "It becomes the last part of the address. You can change the words later."
              : "You can change it later."
          }
          button="Begin"
          onClose={() => setWanted(undefined)}
          onDone={async (title, field) => {
            const { file } = await editor.createItem(wanted.folder, title, field("name"));
            goTo({ view: "file", file });
          }}
        >
          {wanted.hasName && (
            <LabelledInput name="name" label="Name (may be blank)" autoComplete="off">
              <p className={fields.help}>Leave it blank until the person has agreed in writing.</p>
            </LabelledInput>
          )}
        </AskDialog>
      )}
    </>
  );
}

const waiting = { folder: "waiting", title: "What is waiting", hasPages: false };

type Task = { words: string; note?: string; href?: string; begins?: string; searches?: string };

/** What a communications officer most often comes for: a new file, a place, a search, or what is waiting. */
const tasks: readonly Task[] = [
  { words: "Write news", begins: "news" },
  {
    words: "Change contact details",
    href: hrefOf({ view: "file", file: "content/site/organisation.yaml", field: "email" }),
  },
  { words: "Add a person", begins: "team" },
  { words: "Write a newsletter", note: "The desk sends it.", begins: "newsletters" },
  { words: "Correct a law", note: "Type a part of its name.", searches: "laws " },
  { words: "Answer a question before launch", href: hrefOf({ view: "questions" }) },
  { words: "See what is waiting" },
  { words: "Put it online", href: hrefOf({ view: "changes" }) },
];

/** Whether a file is not on its way to the public site yet. */
const isWaiting = ({ state }: ListedFile) =>
  state.state !== "public" && state.state !== "handed-on";

function Folder({ folder, begin }: { folder: ListedFolder; begin(folder: ListedFolder): void }) {
  const seldom = folder.files.filter(({ isSeldom }) => isSeldom);
  return (
    <section className={styles.folder}>
      <div className={styles.head}>
        <h2 id={`kind-${folder.folder}`} tabIndex={-1}>
          {folder.title}
        </h2>
        {folder.newItemLabel && (
          <Button type="button" tone="line" onClick={() => begin(folder)}>
            New {folder.newItemLabel}
          </Button>
        )}
      </div>
      {folder.files.length === 0 && <p className="muted">There is none at the moment.</p>}
      <Files files={folder.files.filter(({ isSeldom }) => !isSeldom)} />
      {seldom.length > 0 && (
        <details className={styles.seldom}>
          <summary>{seldom.length} that the site shows by itself, such as after a form</summary>
          <Files files={seldom} />
        </details>
      )}
    </section>
  );
}

function jump(folder: string) {
  const heading = document.getElementById(`kind-${folder}`);
  heading?.scrollIntoView();
  heading?.focus();
}

const Files = ({ files }: { files: readonly ListedFile[] }) => (
  <ul className={styles.files}>
    {files.map((file) => (
      <FileLink key={file.file} {...file} />
    ))}
  </ul>
);

function FileLink(listed: ListedFile) {
  const { file, title, address, annotations, problems, state } = listed;
  return (
    <li>
      <a href={hrefOf({ view: "file", file })}>
        <b>{title}</b>
        <span className="muted">{address ?? "Part of other pages"}</span>
      </a>
      <span className={styles.notes}>
        {isWaiting(listed) && <span className={styles.note}>{progressText(state)}</span>}
        {problems > 0 && <span className={styles.mistake}>{count(problems, "mistake")}</span>}
        {annotations > 0 && (
          <span className={styles.question}>{count(annotations, "question")} ⚠</span>
        )}
      </span>
    </li>
  );
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? "" : "s"}`;
}
