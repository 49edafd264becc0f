import { useState } from "react";
import type { OpenFile } from "../../core/open-file.ts";
import fields from "../fields/field.module.css";
import view from "../file/file-view.module.css";
import { hrefOf } from "../use-editor-location.ts";
import { ReviewerField } from "./reviewer-field.tsx";

/** Asks of a change of English texts whether translations stay true, and names those that wait for a review. */
export function useKeptMeaning(opened: OpenFile | undefined) {
  const translations = opened?.translations ?? [];
  const isChanging = translations.some(({ changing }) => changing.length > 0);
  const [isTicked, setTicked] = useState(false);
  // Each change is asked about by itself.
  if (isTicked && !isChanging) setTicked(false);
  const note = translations.length > 0 && (
    <section className={view.mark} aria-label="Translations">
      {translations.map(({ file, name, changing, outdated }) => (
        <p key={file}>
          <a href={hrefOf({ view: "file", file })}>{name}</a>
          {changing.length > 0 && `: you change the English of ${changing.length}.`}
          {outdated > 0 && `: the English of ${outdated} changed after the translation.`}
        </p>
      ))}
      {isChanging && (
        <label className={fields.check}>
          <input type="checkbox" checked={isTicked} onChange={() => setTicked(!isTicked)} /> This
          change keeps the meaning
        </label>
      )}
      {isTicked && <ReviewerField />}
    </section>
  );
  return { note, isKept: isTicked };
}
