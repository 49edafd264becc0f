import type { ReactNode } from "react";
import { english, LanguageContext, useLanguage } from "#app/language/language.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { langOfEnglish } from "#collections/formats/locale.ts";
import { getLetter } from "#collections/letters/letters.ts";
import type { LetterSlug } from "#collections/rights/rights.ts";
import { getLetterForm } from "#collections/site/letter-form.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";
import { confirmationText } from "../parts/confirmation-text.ts";
import styles from "./blank-sheet.module.css";
import { sheetParts } from "./sheet-parts.ts";

type Classes = Readonly<Record<string, string | undefined>>;

/**
 * A letter to be filled in by hand, on one page of paper. Every answer and every point is a box to tick, so that
 * nobody signs a sentence that was not chosen. Below a cut line the part that proves receipt and counts the days.
 * @param classes class names by their plain ones; the pack has its own
 */
export function BlankSheet({ slug, classes = styles }: { slug: LetterSlug; classes?: Classes }) {
  const { content, language } = useLanguage();
  const letter = getLetter(slug, content);
  const { url } = getKnownOrganisation();
  const { sheet, isComplaint, to, limit, checkedOn, confirmedBy } = letter;
  const shared = getLetterForm(content);
  const { act, marks, form, paper: words } = shared;
  const line = (label: string) => (
    <p key={label} className={classes.rule}>
      <u />
      <small>{label}</small>
    </p>
  );
  const boxes = (texts: readonly string[], columns = 1) =>
    texts.length > 0 && (
      <ul className={`row ${classes.boxes}`} data-columns={columns}>
        {texts.map((text) => (
          <li key={text}>
            <i aria-hidden="true" /> <span>{withRules(text)}</span>
          </li>
        ))}
      </ul>
    );
  const days = limit[0]?.days ?? 0;
  const office = `${words.to} ${to.join(", ")}`;
  return (
    <article
      className={classes.sheet}
      aria-label={sheet.title}
      data-dense={isComplaint || undefined}
    >
      <span className={classes.hem} aria-hidden="true" />
      <header className={classes.head}>
        <h2>{sheet.title}</h2>
        <p>
          {sheet.basis}, {act}
        </p>
      </header>
      <div className={classes.two}>
        <div>
          <p className={classes.label}>{words.from}</p>
          {[words.name, words.contact].map(line)}
          {boxes([words.myself])}
        </div>
        <div>
          <p className={classes.label}>{isComplaint ? `${form.accused}:` : office}</p>
          {[words.organisation, words.address].map(line)}
        </div>
      </div>
      {boxes(marks.map(({ onPaper }) => onPaper))}
      {isComplaint && <p className={classes.label}>{office}</p>}
      <ol className={classes.parts}>
        {sheetParts(letter, shared).map((part) => (
          <li key={part.heading}>
            <h3>{part.heading}</h3>
            {part.text && <p>{withRules(part.text)}</p>}
            {boxes(part.boxes, part.columns)}
            <div className={classes.lines} aria-hidden="true">
              {numbers(part.lines).map((number) => (
                <u key={number} />
              ))}
            </div>
          </li>
        ))}
      </ol>
      <p className={classes.law}>
        {sheet.answer && <b>{sheet.answer}</b>} {sheet.close}
      </p>
      <div className={classes.sign}>{[words.day, words.sign].map(line)}</div>
      <section className={classes.slip}>
        <p className={classes.cut}>{words.cut}</p>
        <div className={classes.three}>
          <div>
            <h3>{words.received}</h3>
            {[words.day, words.taker].map(line)}
            {days > 0 && boxes(words.ways, 2)}
          </div>
          <p className={classes.stamp}>{words.stamp}</p>
          {days === 0 ? (
            boxes(words.ways)
          ) : (
            <div className={classes.count}>
              <h3>{sheet.count ?? words.count.replace("{days}", `${days}`)}</h3>
              <ol className={classes.threads} data-days={days}>
                {numbers(days).map((day) => (
                  <li key={day}>{days < 22 || day % 5 === 0 ? day : ""}</li>
                ))}
              </ol>
              <p>{words.cross}</p>
            </div>
          )}
        </div>
      </section>
      <p className={classes.foot}>
        {url && `${words.foot} ${url}${letter.path} `}
        {words.checked.replace("{date}", formatDay(checkedOn, language))}{" "}
        {confirmationText(confirmedBy, { language, content })}
      </p>
    </article>
  );
}

const numbers = (end: number) => Array.from({ length: end }, (_, index) => index + 1);

const withRules = (text: string) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: never sorted or changed
  text.split("{line}").flatMap((piece, index) => (index > 0 ? [<u key={index} />, piece] : piece));

/** A sheet in English, for its recipient, and on other pages below it what it says, which is not printed. */
export function EnglishSheet({ children, offPaper }: { children: ReactNode; offPaper: string }) {
  const { language, content } = useLanguage();
  const lang = langOfEnglish(language);
  if (!lang) return children;
  return (
    <>
      <div lang={lang}>
        <LanguageContext value={english}>{children}</LanguageContext>
      </div>
      <details className={offPaper}>
        <summary className="tap">{getLetterForm(content).paper.meaning}</summary>
        {children}
      </details>
    </>
  );
}
