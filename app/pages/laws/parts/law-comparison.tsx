import styles from "./law-comparison.module.css";

/** One country's side of a comparison. */
export interface ComparedCountry {
  name: string;
  href: string | undefined;
}

/** What is compared: a question with one answer, in lines, for each country. */
export interface ComparedRow {
  question: string;
  answers: readonly (readonly string[])[];
}

interface LawComparisonProps {
  countries: readonly ComparedCountry[];
  rows: readonly ComparedRow[];
}

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
