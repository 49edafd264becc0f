import { Fragment } from "react";
import { classNames } from "#app/components/base/class-names.ts";
import styles from "./letter-sheet.module.css";
import { type Block, type Gap, letterText, type Piece } from "./write-letter.ts";

interface LetterSheetProps {
  blocks: readonly Block[];
  /** The same in the language of the page, where the letter is in another one. */
  meanings: readonly Block[] | undefined;
  /** The language of the page. */
  language: string;
  label: string;
}

/**
 * A letter on white paper, in both themes. Lines that are still empty are ruled on paper. No translator may touch it:
 * it is a legal letter in English, and its words change while it is written.
 */
export function LetterSheet({ blocks, meanings, language, label }: LetterSheetProps) {
  return (
    <article
      translate="no"
      className={styles.paper}
      {...(meanings ? { lang: "en" } : { "aria-label": label })}
    >
      <span className={classNames("no-print", styles.hem)} aria-hidden="true" />
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no ids
        <Fragment key={`${block.kind}-${index}`}>
          <LetterBlock block={block} />
          {meanings?.[index] && (
            <Meaning
              text={letterText([meanings[index]])}
              of={letterText([block])}
              lang={language}
            />
          )}
        </Fragment>
      ))}
    </article>
  );
}

/** What a part of the letter means, unless it says the same. */
function Meaning({ text, of, lang }: { text: string; of: string; lang: string }) {
  if (!text || text === of) return null;
  return (
    <p className={`no-print ${styles.meaning}`} lang={lang} translate="yes">
      {text}
    </p>
  );
}

function LetterBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case "from":
    case "to":
      return (
        <p className={block.kind === "from" ? styles.from : styles.to}>
          {block.lines.map((line) =>
            typeof line === "string" ? (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ) : (
              <LetterGap key={line.field} gap={line} />
            ),
          )}
        </p>
      );
    case "date":
      return (
        <p className={styles.date}>
          <LetterGap gap={block.gap} />
        </p>
      );
    case "subject":
      return (
        <h2 className={styles.subject}>
          <span>{block.text}</span>
          <small>{block.basis}</small>
        </h2>
      );
    case "paragraph":
      return <p className={styles.paragraph}>{block.pieces.map(piece)}</p>;
    case "list":
      return (
        <>
          <p className={styles.paragraph}>{block.intro}</p>
          <ul className={`diamonds ${styles.points}`}>
            {block.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </>
      );
    case "sign":
      return (
        <div className={styles.sign}>
          <p>{block.close}</p>
          <LetterGap gap={block.gap} />
          {block.name && <p>{block.name}</p>}
        </div>
      );
  }
  return null;
}

// Each text in an element of its own, which can be taken away whatever was done to the text.
const piece = (part: Piece, index: number) =>
  typeof part === "string" ? (
    <span key={index}>{part}</span>
  ) : (
    <LetterGap key={part.field} gap={part} />
  );

/** A value, highlighted for a moment when it changes; while empty, a ruled line on paper. */
function LetterGap({ gap: { isInline, label, value } }: { gap: Gap }) {
  return (
    <span
      key={value}
      className={classNames(styles.gap, isInline && styles.inline, value !== "" && styles.fresh)}
      data-label={label}
    >
      {value}
    </span>
  );
}
