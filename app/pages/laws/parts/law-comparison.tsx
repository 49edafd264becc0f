import { Fragment } from "react";
import { getPage } from "#collections/pages/pages.ts";
import type { compareCountries } from "./compare-countries.ts";
import { CountryShape } from "./country-shape.tsx";
import { FactSource } from "./first-facts.tsx";
import styles from "./law-comparison.module.css";

const words = { same: "Same", differs: "Differs", "one-sided": "Verified for one only" } as const;

/** Comparison table; with one column if a country was chosen twice. */
export function LawComparison({
  countries,
  rows,
  unanswered,
}: ReturnType<typeof compareCountries>) {
  const isPair = countries.length > 1;
  const differing = rows.filter(({ result }) => result === "differs").length;
  const days = new Set(countries.map(({ checkedOn }) => checkedOn));
  const checked =
    days.size === 1
      ? [...days]
      : countries.map(({ name, checkedOn }) => checkedOn && `${name}: ${checkedOn}`);
  return (
    <section aria-label={isPair ? "Comparison of two countries" : "Laws of one country"}>
      <table className={styles.table}>
        <caption>
          {isPair && (
            <>
              {differing === 0
                ? "Where the library knows both, nothing differs."
                : `${differing} of ${rows.length} lines differ.`}{" "}
            </>
          )}
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
          {rows.map(({ question, answers, result }) => (
            <tr key={question} data-result={isPair ? result : undefined}>
              <th scope="row">
                {question}
                {isPair && <span className={styles.mark}>{words[result]}</span>}
              </th>
              {answers.map((list, index) => (
                <td key={countries[index]?.name} data-label={countries[index]?.name}>
                  {list.length === 0 && (
                    <span className={styles.nothing}>Nothing verified yet</span>
                  )}
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
