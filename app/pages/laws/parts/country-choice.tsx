import { Button } from "#app/components/base/button.tsx";
import { Select } from "#app/components/forms/select.tsx";
import styles from "./country-choice.module.css";

interface CountryChoiceProps {
  /** Address that shows the comparison. */
  action: string;
  countries: readonly { name: string; slug: string }[];
  /** Slugs of both countries; the second is empty until it is chosen. */
  chosen: readonly [string, string];
  /** Shown until the second country is chosen. */
  placeholder?: string | undefined;
  /** Error sentence for the second choice. */
  problem?: string | undefined;
}

/** Plain form that chooses two countries. */
export function CountryChoice(props: CountryChoiceProps) {
  const { action, countries, chosen, placeholder, problem } = props;
  const options = countries.map((country) => ({ value: country.slug, label: country.name }));
  return (
    <form className={styles.choice} method="get" action={action}>
      <Select id="country-a" name="a" label="Country" options={options} chosen={chosen[0]} />
      <Select
        id="country-b"
        name="b"
        label="Compared with"
        options={placeholder ? [{ value: "", label: placeholder }, ...options] : options}
        chosen={chosen[1]}
        isRequired={placeholder !== undefined}
        problem={problem}
      />
      <Button type="submit">Compare</Button>
    </form>
  );
}
