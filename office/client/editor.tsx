import { useCallback, useEffect, useState } from "react";
import { Brand } from "#app/shell/brand.tsx";
import type { Overview } from "../core/open-file.ts";
import { ChangesView } from "./changes-view.tsx";
import { ContentsView } from "./contents-view.tsx";
import styles from "./editor.module.css";
import * as editor from "./editor-api.ts";
import { FileView } from "./file/file-view.tsx";
import { ProblemsView } from "./problems-view.tsx";
import { QuestionsView } from "./questions-view.tsx";
import { SearchBox } from "./search-box.tsx";
import { hrefOf, useEditorLocation } from "./use-editor-location.ts";

export function Editor() {
  const place = useEditorLocation();
  const [overview, setOverview] = useState<Overview>();
  const [refusal, setRefusal] = useState<string>();
  const [question, setQuestion] = useState("");
  const refresh = useCallback(
    () => editor.overview().then(setOverview, (error: Error) => setRefusal(error.message)),
    [],
  );

  // Another file may have changed another one's problems, so each view loads the lists again.
  const shown = place.view === "file" ? place.file : place.view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again on each change of place
  useEffect(() => void refresh(), [refresh, shown]);
  // A view is scrolled to its top, unless one of its fields was chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once on each change of place
  useEffect(() => {
    // In braces: newer browsers give a promise back, which React would call on cleanup.
    window.scrollTo(0, 0);
  }, [shown]);
  useEffect(() => {
    const name = place.view === "file" ? place.file.replace(/.*\//, "") : titles[place.view];
    document.title = `${name} – Editor`;
  }, [place]);

  const counts: Partial<Record<keyof typeof titles, number | undefined>> = {
    questions: overview?.questions.length,
    problems: overview?.problems.length,
  };
  return (
    <div className={styles.editor}>
      <button type="button" className={styles.skip} onClick={skip}>
        Skip to the content
      </button>
      <header className={`surface surface--leaf ${styles.bar}`}>
        <a className={styles.brand} href={hrefOf({ view: "contents" })}>
          <Brand label="OTC – home" />
          <span className="visually-hidden">Editor: all contents</span>
        </a>
        <SearchBox question={question} setQuestion={setQuestion} />
        <nav className={styles.places} aria-label="Editor">
          {(Object.keys(titles) as (keyof typeof titles)[]).map((view) => (
            <a
              key={view}
              href={hrefOf({ view })}
              aria-current={view === place.view ? "page" : undefined}
            >
              {titles[view]}
              {counts[view] ? <span className={styles.count}>{counts[view]}</span> : null}
            </a>
          ))}
        </nav>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {refusal && (
          <p className={styles.refusal} role="alert">
            {refusal}
          </p>
        )}
        {overview && place.view === "contents" && (
          <ContentsView
            overview={overview}
            search={(words) => {
              setQuestion(words);
              document.querySelector<HTMLInputElement>("[type=search]")?.focus();
            }}
          />
        )}
        {overview && place.view === "questions" && <QuestionsView overview={overview} />}
        {overview && place.view === "problems" && <ProblemsView overview={overview} />}
        {place.view === "changes" && <ChangesView overview={overview} />}
        {overview && place.view === "file" && (
          <FileView key={place.file} overview={overview} refresh={refresh} {...place} />
        )}
        {!overview && !refusal && <p className="muted">Reading all contents …</p>}
      </main>
    </div>
  );
}

const titles = {
  contents: "Contents",
  questions: "Questions",
  problems: "Mistakes",
  changes: "Put it online",
} as const;

function skip() {
  document.getElementById("main")?.focus();
}
