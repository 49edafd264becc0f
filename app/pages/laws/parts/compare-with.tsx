import { useHasServer } from "#app/page-rendering.ts";
import { CountryChoice } from "./country-choice.tsx";
import styles from "./law-page.module.css";

interface CompareWithProps
  extends Pick<Parameters<typeof CountryChoice>[0], "action" | "countries"> {
  heading: string;
  /** The country of this page. */
  country: string;
  placeholder: string;
}

/** Form that compares a country with another one. */
export function CompareWith({ heading, country, ...choice }: CompareWithProps) {
  // Only the server can compare.
  if (!useHasServer()) return null;
  return (
    <section className={styles.compare} aria-labelledby="compare">
      <div>
        <h2 id="compare">{heading}</h2>
        <CountryChoice {...choice} chosen={[country, ""]} />
      </div>
    </section>
  );
}
