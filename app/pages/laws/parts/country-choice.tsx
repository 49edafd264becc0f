import { Button } from "#app/components/base/button.tsx";
import { Select } from "#app/components/forms/select.tsx";
import styles from "./country-choice.module.css";

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
        <Select
          key={name}
          id={`country-${name}`}
          name={name}
          label={index === 0 ? "Country" : "Compared with"}
          options={countries.map((country) => ({ value: country.slug, label: country.name }))}
          chosen={chosen[index] ?? ""}
          problem={index === 1 ? problem : undefined}
        />
      ))}
      <Button type="submit">Compare</Button>
    </form>
  );
}
