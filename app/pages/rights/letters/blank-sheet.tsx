import { formatDay } from "#collections/formats/format-day.ts";
import type { Letter } from "#collections/letters/letters.ts";
import { getLetterForm } from "#collections/site/letter-form.ts";
import { confirmationText } from "../parts/confirmation-text.ts";

interface BlankSheetProps {
  letter: Letter;
  /** Address that the foot of the sheet names. */
  address: string;
  /** Class names by their plain ones; the pack has no modules. */
  styles: Readonly<Record<string, string | undefined>>;
}

/**
 * A letter to be filled in by hand, on one page of paper. Every answer and every point is a box to tick, so that
 * nobody signs a sentence that was not chosen. Below a cut line the part that proves receipt and counts the days.
 */
export function BlankSheet({ letter, address, styles }: BlankSheetProps) {
  const { sheet, isComplaint, to, choices, lists, limit, checkedOn, confirmedBy } = letter;
  const { act, marks, enclose, note, form, paper: words } = getLetterForm();
  const line = (label: string) => (
    <p key={label} className={styles.rule}>
      <u />
      <small>{label}</small>
    </p>
  );
  const boxes = (texts: readonly string[], columns = 1) =>
    texts.length > 0 && (
      <ul className={styles.boxes} data-columns={columns}>
        {texts.map((text) => (
          <li key={text}>
            <i aria-hidden="true" /> <span>{withRules(text)}</span>
          </li>
        ))}
      </ul>
    );
  const [child, foreign] = marks.map(({ onPaper }) => onPaper);
  const days = limit[0]?.days ?? 0;
  const parts = sheet.parts.map(({ heading, text, choice, list, boxes: more, ...room }) => {
    const points = lists.find(({ name }) => name === list);
    const answers = choices.find(({ name }) => name === choice)?.options ?? [];
    return {
      ...room,
      heading: heading ?? points?.intro.replace("{enclose}", enclose.paper) ?? "",
      text,
      texts: [
        ...answers.flatMap(({ onPaper }) => onPaper ?? []),
        ...(points?.points.map((point) => point.text) ?? []),
        ...more,
      ],
    };
  });
  const known = { heading: words.knownHeading, text: undefined, texts: words.known };
  return (
    <article
      className={styles.sheet}
      aria-label={sheet.title}
      data-dense={isComplaint || undefined}
    >
      <span className={styles.hem} aria-hidden="true" />
      <header className={styles.head}>
        <h2>{sheet.title}</h2>
        <p>
          {sheet.basis}, {act}
        </p>
      </header>
      <div className={styles.two}>
        <div>
          <p className={styles.label}>{words.from}</p>
          {[words.name, words.contact].map(line)}
          {boxes([words.myself, child ?? ""], 2)}
        </div>
        <div>
          <p className={styles.label}>
            {isComplaint ? `${form.accused}:` : `${words.to} ${to.join(", ")}`}
          </p>
          {[words.organisation, words.address].map(line)}
          {boxes(foreign ? [foreign] : [])}
        </div>
      </div>
      {isComplaint && (
        <p className={styles.label}>
          {words.to} {to.join(", ")}
        </p>
      )}
      <ol className={styles.parts}>
        {[...(isComplaint ? [] : [{ ...known, lines: 0, columns: 1 }]), ...parts].map(
          ({ heading, text, texts, lines, columns }) => (
            <li key={heading}>
              <h3>{heading}</h3>
              {text && <p>{withRules(text)}</p>}
              {boxes(texts, columns)}
              {lines > 0 && (
                <div className={styles.lines} aria-hidden="true">
                  {Array.from({ length: lines }, (_, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: never sorted or changed
                    <u key={index} />
                  ))}
                </div>
              )}
            </li>
          ),
        )}
      </ol>
      <p className={styles.law}>
        {sheet.answer && <b>{sheet.answer}</b>} {sheet.close}
      </p>
      <div className={styles.sign}>{[words.day, words.sign].map(line)}</div>
      <section className={styles.slip}>
        <p className={styles.cut}>{words.cut}</p>
        <div className={styles.three}>
          <div>
            <h3>{words.received}</h3>
            {[words.day, words.taker].map(line)}
            {days > 0 && boxes(words.ways, 2)}
          </div>
          <p className={styles.stamp}>{words.stamp}</p>
          {days === 0 ? (
            boxes(words.ways)
          ) : (
            <div className={styles.count}>
              <h3>{words.count.replace("{days}", `${days}`)}</h3>
              <ol className={styles.threads} data-days={days}>
                {Array.from({ length: days }, (_, index) => index + 1).map((day) => (
                  <li key={day}>{days < 22 || day % 5 === 0 ? day : ""}</li>
                ))}
              </ol>
              <p>{words.cross}</p>
            </div>
          )}
        </div>
      </section>
      <p className={styles.foot}>
        {words.foot} {address} {note.replace("{date}", formatDay(checkedOn))}{" "}
        {confirmationText(confirmedBy)}
      </p>
    </article>
  );
}

/** Ruled lines within a text. */
const withRules = (text: string) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: never sorted or changed
  text.split("{line}").flatMap((piece, index) => (index > 0 ? [<u key={index} />, piece] : piece));
