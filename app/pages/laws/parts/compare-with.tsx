import { useHasServer } from "#app/page-rendering.ts";
import { CountryChoice } from "./country-choice.tsx";
import styles from "./law-page.module.css";

interface CompareWithProps
  extends Pick<Parameters<typeof CountryChoice>[0], "action" | "countries"> {
  heading: string;
  /** The country of this page; the other is chosen. */
  country: string;
  placeholder: string;
}

/** The foot of a country's pages: its laws beside those of another country. */
export function CompareWith({ heading, country, ...choice }: CompareWithProps) {
  // The server puts the two together.
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
