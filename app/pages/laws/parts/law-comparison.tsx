import { Fragment } from "react";
import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import { getPage } from "#collections/pages/pages.ts";
import type { compareCountries } from "./compare-countries.ts";
import { CountryShape } from "./country-shape.tsx";
import { FactSource } from "./first-facts.tsx";
import styles from "./law-comparison.module.css";

export function LawComparison(props: ReturnType<typeof compareCountries>) {
  const { countries, rows, unanswered } = props;
  const isPair = countries.length > 1;
  const words = getPage("laws").library.comparison;
  const known = rows.filter(({ isMeasured, answers }) => {
    return isMeasured && answers.every(({ length }) => length > 0);
  });
  const days = new Set(countries.map(({ checkedOn }) => checkedOn));
  const checked =
    days.size === 1
      ? [...days]
      : countries.map(({ name, checkedOn }) => checkedOn && `${name}: ${checkedOn}`);
  return (
    <section aria-label={isPair ? "Comparison of two countries" : "Laws of one country"}>
      <table className={styles.table}>
        <caption>
          {isPair &&
            `${fillPlaceholders(words.count, {
              known: known.length,
              differ: known.filter(({ differs }) => differs).length,
            })} `}
          Last compared: {checked.filter(Boolean).join("; ") || "nothing yet"}.
        </caption>
        <thead>
          <tr>
            <td />
            {countries.map(({ name, slug, href }) => (
              <th key={name} scope="col">
                <CountryShape slug={slug} />
                {href ? <a href={href}>{name}</a> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ question, answers, isMeasured, differs }) => (
            <tr
              key={question}
              data-measured={isMeasured || undefined}
              data-differs={differs || undefined}
            >
              <th scope="row">
                {question}
                {differs && <span className={styles.mark}>{words.differs}</span>}
              </th>
              {answers.map((list, index) => (
                <td key={countries[index]?.name} data-label={countries[index]?.name}>
                  {list.length === 0 && <span className={styles.nothing}>{words.notKnown}</span>}
                  {list.map(({ text, href, fact }) => (
                    <Fragment key={text + href}>
                      <p>
                        <a href={href}>{text}</a>
                      </p>
                      {fact && (
                        <p className={styles.source}>
                          {fact.notes.join(" ")} <FactSource {...fact} />
                        </p>
                      )}
                    </Fragment>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {unanswered.length > 0 && (
        <p className={styles.merged}>
          <b>{getPage("laws").library.nothingVerified}</b> {unanswered.map(lowerFirst).join("; ")}.
        </p>
      )}
    </section>
  );
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
