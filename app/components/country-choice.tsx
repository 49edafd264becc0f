import { Button } from "./button.tsx";
import styles from "./country-choice.module.css";
import { FieldError } from "./field-error.tsx";

interface CountryChoiceProps {
  /** Address that shows the comparison. */
  action: string;
  countries: readonly { name: string; slug: string }[];
  /** Slugs of the two countries that are shown. */
  chosen: readonly [string, string];
  /** What is wrong with the second choice, in a sentence. */
  problem?: string | undefined;
}

/** Chooses two countries; a plain form whose answer is a page with an address of its own. */
export function CountryChoice({ action, countries, chosen, problem }: CountryChoiceProps) {
  const names = ["a", "b"] as const;
  return (
    <form className={styles.choice} method="get" action={action}>
      {names.map((name, index) => (
        <p key={name}>
          <label htmlFor={`country-${name}`}>{index === 0 ? "Country" : "Compared with"}</label>
          {problem && index === 1 && <FieldError id="country-problem">{problem}</FieldError>}
          <select
            id={`country-${name}`}
            name={name}
            defaultValue={chosen[index]}
            {...(problem && index === 1
              ? { "aria-invalid": true, "aria-describedby": "country-problem" }
              : {})}
          >
            {countries.map((country) => (
              <option key={country.slug} value={country.slug}>
                {country.name}
              </option>
            ))}
          </select>
        </p>
      ))}
      <Button type="submit">Compare</Button>
    </form>
  );
}
