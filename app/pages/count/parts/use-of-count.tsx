import { useEffect } from "react";
import { classNames } from "#app/components/base/class-names.ts";
import { CopyButton } from "#app/components/base/copy-button.tsx";
import { Icon } from "#app/components/base/icon.tsx";
import { Container } from "#app/components/layout/container.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { fillPlaceholders as fill } from "#collections/formats/fill-placeholders.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { langOfEnglish } from "#collections/formats/locale.ts";
import { plural } from "#collections/formats/plural.ts";
import styles from "./count.module.css";
import type { CountLabels, CountLanguage, CountResult } from "./describe-count.ts";

/** What a citation says. */
export interface CitationLabels {
  sentence: CountLabels["use"]["sentence"];
  law: Pick<CountLabels["law"], "act" | "cite">;
  /** Name of the rule that moves nothing. */
  plain: string;
  open: string;
}

export const citationLabels = ({ use, law, form, answer }: CountLabels): CitationLabels => ({
  sentence: use.sentence,
  law: { act: law.act, cite: law.cite },
  plain: form.rules.plain.title,
  open: answer.open,
});

interface UseOfCountProps extends CountResult {
  said: CountLanguage;
  /** A ruling cites in English. */
  english: CitationLabels;
  /** Full address of the answer. */
  address: string;
  today: string;
  /** Whether the count was made in the browser, whose tools then find it. */
  isCounted: boolean;
  copied: { copied: string; selected: string };
}

/** A sentence to cite, an address, a calendar file and paper. */
export function UseOfCount(props: UseOfCountProps) {
  const { count, rule, calendar, said, english, address, today, isCounted, copied } = props;
  const { language, words } = said;
  const { use } = words;
  const lang = langOfEnglish(language);
  useEffect(() => {
    if (!isCounted) return;
    import("#app/browser/page-tools.ts").then(
      ({ startTools }) => startTools(),
      // Without it, the print button stays hidden.
      () => undefined,
    );
  }, [isCounted]);
  const cite = (citation: CitationLabels, language: string) => {
    const { section } = rule;
    const sentence = fill(plural(citation.sentence, count.days, language), {
      days: count.days,
      from: formatDay(count.from, language),
      last: formatDay(count.last, language),
      law: section ? fill(citation.law.cite, { act: citation.law.act, section }) : citation.plain,
      today: formatDay(today, language),
    });
    return count.mayMove ? `${sentence} ${citation.open}.` : sentence;
  };
  return (
    <Surface tone={undefined} as="section" className={styles.use} aria-labelledby="use">
      <Container className={styles.ways}>
        <h2 id="use">{use.heading}</h2>
        <div>
          <h3 className="title-1">{use.ruling}</h3>
          <p className={`entry ${styles.copy}`} id="sentence" lang={lang}>
            {cite(english, "en")}
          </p>
          {lang && (
            <p className="small">
              {fill(use.meaning, { text: cite(citationLabels(words), language) })}
            </p>
          )}
          <CopyButton of="sentence" what={use.copy} said={copied} />
        </div>
        <div>
          <h3 className="title-1">{use.address}</h3>
          <p className={`entry ${styles.copy}`}>{address}</p>
          <p className="muted">{use.addressNote}</p>
        </div>
        <div className="no-print">
          <h3 className="title-1">{use.keep}</h3>
          <a className="tap" href={calendar} download={`last-day-${count.last}.ics`}>
            <Icon name="calendar" /> {fill(use.calendar, { last: formatDay(count.last, language) })}
          </a>
          <button type="button" className={classNames("tap", styles.print)} data-print hidden>
            <Icon name="printer" /> {use.print}
          </button>
        </div>
      </Container>
    </Surface>
  );
}
