import { useState } from "react";
import { selvedge } from "#app/art/selvedge.ts";
import { Button } from "#app/components/base/button.tsx";
import { TextField } from "#app/components/forms/text-field.tsx";
import { defineIsland } from "#app/islands/define-island.ts";
import type { PageContent } from "#collections/pages/pages.ts";
import styles from "./border-word.module.css";
import { maxWordLength, readWord } from "./border-word.ts";

interface BorderWordProps {
  /** Address of the page, which answers the form without JavaScript. */
  action: string;
  word: string;
  isTyped: boolean;
  /** `result` holds `{word}`. */
  labels: Omit<PageContent<"patterns">["border"], "heading" | "lead" | "sample">;
}

/** Weaves a typed word: a plain form that the server answers; hydrated, it updates while typing. */
function BorderWord({ action, word: first, isTyped, labels }: BorderWordProps) {
  const [typed, setTyped] = useState(first);
  const { letters, isCut } = readWord(typed);
  const word = letters.map(({ sign }) => sign).join("");
  return (
    <div className={styles.border}>
      <form className={styles.form} method="get" action={action}>
        <TextField
          name="word"
          label={labels.label}
          aria-describedby="word-hint"
          defaultValue={isTyped ? first : ""}
          maxLength={maxWordLength}
          autoComplete="off"
          spellCheck={false}
          onInput={(event) => setTyped(event.currentTarget.value || first)}
        />
        <Button type="submit">{labels.button}</Button>
        <p id="word-hint" className={styles.hint}>
          {labels.hint}
        </p>
      </form>
      {word && (
        <div className={styles.band}>
          <Weave text={word} />
        </div>
      )}
      <p role="status">
        {word && <b>{labels.result.replace("{word}", word)}.</b>} {isCut && labels.unwoven}
      </p>
      {letters.length > 0 && (
        <table className={styles.letters}>
          <thead>
            <tr>
              <th scope="col">{labels.letter}</th>
              <td />
              <th scope="col">{labels.bits}</th>
            </tr>
          </thead>
          <tbody>
            {letters.map(({ sign, bits }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a word may hold a letter twice
              <tr key={at}>
                <th scope="row">{sign === " " ? "␣" : sign}</th>
                <td>
                  <Weave text={sign} />
                </td>
                <td className={styles.binary}>{bits}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

/** Units of the drawing for one pixel, where there is room. */
const scale = 2.6;

/** The border of a text, as large as there is room; the words beside it say what it spells. */
function Weave({ text }: { text: string }) {
  const { bits, ends, width } = selvedge({ text });
  return (
    <svg
      viewBox={`0 0 ${width} 20`}
      width={Math.round(width * scale)}
      height={Math.round(20 * scale)}
      aria-hidden="true"
    >
      <path className={styles.triangles} d={bits} />
      <path className={styles.ends} d={ends} />
    </svg>
  );
}

export default defineIsland("border-word", BorderWord);
