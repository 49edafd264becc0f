import { Button } from "#app/components/base/button.tsx";
import { Select } from "#app/components/forms/select.tsx";
import { comparePath, getLawsByCountry } from "#collections/laws/laws.ts";
import { getPage } from "#collections/pages/pages.ts";
import styles from "./country-choice.module.css";

interface CountryChoiceProps {
  /** Slugs of both countries; the second is empty until it is chosen. */
  chosen: readonly [string, string];
  problem?: string | undefined;
}

export function CountryChoice({ chosen, problem }: CountryChoiceProps) {
  const isOpen = chosen[1] === "";
  const { choose } = getPage("laws").library;
  const options = getLawsByCountry().map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <form className={styles.choice} method="get" action={comparePath}>
      <Select id="country-a" name="a" label="Country" options={options} chosen={chosen[0]} />
      <Select
        id="country-b"
        name="b"
        label="Compared with"
        options={isOpen ? [{ value: "", label: choose }, ...options] : options}
        chosen={chosen[1]}
        isRequired={isOpen}
        problem={problem}
      />
      <Button type="submit">Compare</Button>
    </form>
  );
}
