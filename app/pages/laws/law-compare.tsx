import { Art } from "#app/components/art/art.tsx";
import { Container } from "#app/components/layout/container.tsx";
import { Breadcrumbs, PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { useHasServer } from "#app/page-rendering.ts";
import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import { comparePath } from "#collections/laws/laws.ts";
import { getPage, namePage } from "#collections/pages/pages.ts";
import type { Route } from "./+types/law-compare";
import styles from "./law-compare.module.css";
import { compareCountries } from "./parts/compare-countries.ts";
import { CountryChoice } from "./parts/country-choice.tsx";
import { LawComparison } from "./parts/law-comparison.tsx";

export function loader({ url }: Route.LoaderArgs) {
  const { library } = getPage("laws");
  return {
    page: namePage({
      description: library.compareLead,
      path: comparePath,
      heading: library.compareHeading,
      lead: library.compareLead,
      parent: "laws",
    }),
    comparison: compareCountries(url.searchParams),
  };
}

/** Two countries side by side. The build renders Uganda and Kenya; the server any pair asked for. */
export default function LawCompare({ loaderData }: Route.ComponentProps) {
  const { page, comparison } = loaderData;
  const { countries, chosen, chosenTwice } = comparison;
  const { library } = getPage("laws");
  return (
    <>
      <PageHead {...loaderData} />
      <Surface as="section" tone="leaf" className={styles.head}>
        <Container>
          <Breadcrumbs page={page} />
          <div className={styles.opening}>
            <div>
              <h1>{page.heading}</h1>
              <p className="lead">{page.lead}</p>
            </div>
            {useHasServer() && (
              <CountryChoice
                chosen={chosen}
                problem={
                  chosenTwice && fillPlaceholders(library.compareSame, { country: chosenTwice })
                }
              />
            )}
          </div>
        </Container>
      </Surface>
      <div className={styles.cloths}>
        {countries.map(({ slug }) => (
          <div key={slug}>
            <Art name={`country-${slug}`} loading="eager" />
          </div>
        ))}
      </div>
      <Section top="head" bottom="less">
        <h2 className="visually-hidden">{countries.map(({ name }) => name).join(" and ")}</h2>
        <LawComparison {...comparison} />
        <p className={styles.note}>
          {library.honesty} <a href={comparison.address}>{library.comparison.link}</a>
        </p>
      </Section>
    </>
  );
}
