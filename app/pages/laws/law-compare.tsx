import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { comparePath } from "#schemas/articles/newsroom-addresses.ts";
import { pageOpening } from "#schemas/pages/page-opening.ts";
import { getPage } from "#schemas/pages/pages.ts";
import type { Route } from "./+types/law-compare";
import { compareCountries } from "./parts/compare-countries.ts";
import { CountryChoice } from "./parts/country-choice.tsx";
import { LawComparison } from "./parts/law-comparison.tsx";

export function loader({ url }: Route.LoaderArgs) {
  const { library } = getPage("laws");
  return {
    ...pageOpening({
      title: `${library.compareHeading} – OTC`,
      description: library.compareLead,
      path: comparePath,
      heading: library.compareHeading,
      lead: library.compareLead,
      breadcrumb: library.compareHeading,
      parent: "laws",
    }),
    comparison: compareCountries(url.searchParams),
    same: library.compareSame,
    honesty: library.honesty,
  };
}

/** Two countries side by side. The build renders Uganda and Kenya; the server any pair asked for. */
export default function LawCompare({ loaderData }: Route.ComponentProps) {
  const { page, comparison, same, honesty } = loaderData;
  const { countries, rows, choices, chosen, chosenTwice } = comparison;
  return (
    <>
      <PageOpening {...loaderData} tone="night" art="head-laws" />
      <Section top="less">
        <h2 className="visually-hidden">{countries.map(({ name }) => name).join(" and ")}</h2>
        <CountryChoice
          action={page.path}
          countries={choices}
          chosen={chosen}
          problem={chosenTwice && same.replace("{country}", chosenTwice)}
        />
        <LawComparison countries={countries} rows={rows} />
        <p className="muted">{honesty}</p>
      </Section>
    </>
  );
}
