import type { compareCountries } from "./compare-countries.ts";
import styles from "./law-comparison.module.css";

type LawComparisonProps = Pick<ReturnType<typeof compareCountries>, "countries" | "rows">;

/** Two countries beside each other, question by question; one alone when it was chosen twice. */
export function LawComparison({ countries, rows }: LawComparisonProps) {
  const label = countries.length > 1 ? "Comparison of two countries" : "Laws of one country";
  return (
    <section aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {countries.map(({ name, href }) => (
              <th key={name} scope="col">
                {href ? <a href={href}>{name}</a> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ question, answers }) => (
            <tr key={question}>
              <th scope="row">{question}</th>
              {answers.map((lines, index) => (
                <td key={countries[index]?.name}>
                  {lines.map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
