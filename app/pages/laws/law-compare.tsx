import { PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { comparePath } from "#schemas/articles/newsroom-addresses.ts";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/law-compare";
import { compareCountries } from "./parts/compare-countries.ts";
import { CountryChoice } from "./parts/country-choice.tsx";
import { LawComparison } from "./parts/law-comparison.tsx";

export function loader({ url }: Route.LoaderArgs) {
  const page = getPage("laws");
  const { library } = page;
  return {
    comparison: compareCountries(url.searchParams),
    path: comparePath,
    heading: library.compareHeading,
    lead: library.compareLead,
    same: library.compareSame,
    honesty: library.honesty,
    breadcrumbs: {
      ancestors: [...getBreadcrumbs(page).ancestors, { label: page.breadcrumb, href: page.path }],
      current: library.compareHeading,
    },
    origin: getOrganisation().url,
  };
}

/** Two countries side by side. The build renders Uganda and Kenya; the server any pair asked for. */
export default function LawCompare({ loaderData }: Route.ComponentProps) {
  const { comparison, path, heading, lead, same, honesty, breadcrumbs, origin } = loaderData;
  const { countries, rows, choices, chosen, chosenTwice } = comparison;
  return (
    <>
      <PageMeta title={`${heading} – OTC`} description={lead} path={path} origin={origin} />
      <PageHead
        tone="night"
        art="head-laws"
        breadcrumbs={breadcrumbs}
        title={heading}
        lead={lead}
      />
      <Section top="less">
        <h2 className="visually-hidden">{countries.map(({ name }) => name).join(" and ")}</h2>
        <CountryChoice
          action={path}
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
