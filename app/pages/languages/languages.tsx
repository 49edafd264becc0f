import type { ReactNode } from "react";
import { ButtonLink } from "#app/components/base/button.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section, TwoColumns } from "#app/components/layout/section.tsx";
import { TableHead } from "#app/components/tables/table-head.tsx";
import { Paragraphs } from "#app/components/text/markdown-text.tsx";
import { currentLocale } from "#collections/formats/current-language.ts";
import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getProgress } from "#collections/translations/language-progress.ts";
import { getPlainShare } from "#collections/translations/languages.ts";
import styles from "./languages.module.css";

const states = ["missing", "draft", "reviewed", "outdated"] as const;

export default function Languages() {
  const page = getPage("languages");
  const languages = getProgress();
  const { progress, why, letters, help, terms } = page;
  const { columns } = progress;
  return (
    <>
      <PageOpening page={page} tone="gold" art="pattern-strips" />
      <Section top="less" labelledBy="progress" title={progress.heading}>
        <table className={styles.table} aria-labelledby="progress">
          <TableHead columns={Object.values(columns)} />
          <tbody>
            {languages.map(({ code, name, texts, states: counts, pages, reviewers }) => (
              <tr key={code}>
                <th scope="row" lang={code}>
                  {name}
                </th>
                <td data-label={columns.texts}>{texts.toLocaleString(currentLocale())}</td>
                {states.map((state) => (
                  <td key={state} data-label={columns[state]}>
                    {counts[state].toLocaleString(currentLocale())}
                  </td>
                ))}
                <td data-label={columns.pages}>{pages}</td>
                <td data-label={columns.reviewers}>{reviewers.join(", ") || progress.nobody}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.meaning}>{progress.meaning}</p>
      </Section>
      <Section tone="leaf" top="less" bottom="less">
        <TwoColumns>
          <Passage
            id="why"
            {...why}
            paragraphs={[
              ...why.paragraphs,
              fillPlaceholders(page.rule, { share: getPlainShare() }),
            ]}
          />
          <Passage id="letters" {...letters} />
        </TwoColumns>
      </Section>
      <Section top="less">
        <TwoColumns>
          <Passage id="help" {...help}>
            <p>
              <ButtonLink {...help.button} />
            </p>
          </Passage>
          <Passage id="terms" {...terms}>
            {languages.map(({ code, name, terms: all }) => {
              const reviewed = all.filter(({ reviewedBy }) => reviewedBy);
              const counts = { language: name, all: all.length, reviewed: reviewed.length };
              return (
                <div key={code}>
                  <p>{fillPlaceholders(terms.count, counts)}</p>
                  <dl className={styles.terms}>
                    {reviewed.map(({ english, term }) => (
                      <div key={english}>
                        <dt>{english}</dt>
                        <dd className="muted" lang={code}>
                          {term}
                        </dd>
                      </div>
                    ))}
                  </dl>
                </div>
              );
            })}
          </Passage>
        </TwoColumns>
      </Section>
    </>
  );
}

interface PassageProps {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  children?: ReactNode;
}

function Passage({ id, heading, paragraphs, children }: PassageProps) {
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id} className="form-title">
        {heading}
      </h2>
      <Paragraphs texts={paragraphs} />
      {children}
    </section>
  );
}
