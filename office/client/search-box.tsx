import { useEffect, useId, useRef, useState } from "react";
import type { SearchResult } from "../core/open-file.ts";
import * as editor from "./editor-api.ts";
import styles from "./search-box.module.css";
import { goTo, hrefOf } from "./use-editor-location.ts";

type SearchBoxProps = { question: string; setQuestion(words: string): void };

export function SearchBox({ question, setQuestion }: SearchBoxProps) {
  const id = useId();
  const [found, setFound] = useState<SearchResult[]>();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (question.trim().length < 2) return setFound(undefined);
    let isCurrent = true;
    const wait = setTimeout(() => {
      const search = editor.search(question).catch(() => []);
      void search.then((places) => isCurrent && setFound(places));
    }, 200);
    return () => {
      isCurrent = false;
      clearTimeout(wait);
    };
  }, [question]);

  const close = () => {
    setQuestion("");
    setFound(undefined);
  };
  /** What is typed may not have been searched for yet. */
  const openFirst = async () => {
    const [first] = await editor.search(question).catch(() => []);
    if (!first) return;
    goTo({ view: "file", ...first });
    close();
  };
  return (
    <div
      ref={box}
      className={styles.search}
      role="search"
      onKeyDown={({ key, target }) => {
        if (key === "Escape") close();
        if (key === "Enter" && target instanceof HTMLInputElement) void openFirst();
      }}
      onBlur={(event) => !box.current?.contains(event.relatedTarget) && setFound(undefined)}
    >
      <label className="visually-hidden" htmlFor={id}>
        Search all contents
      </label>
      <input
        id={id}
        type="search"
        placeholder="Search all contents"
        autoComplete="off"
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
      />
      <p className="visually-hidden" role="status">
        {found && (found.length === 1 ? "1 place found" : `${found.length} places found`)}
      </p>
      {found && (
        <div className={styles.results}>
          {found.length === 0 && <p>Nothing found.</p>}
          <ul>
            {found.map(({ file, field, title, excerpt }) => (
              <li key={`${file} ${field}`}>
                <a href={hrefOf({ view: "file", file, field })} onClick={close}>
                  <b>{title}</b>
                  <span>{excerpt}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
