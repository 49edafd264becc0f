import { comparePath } from "#content/schemas/newsroom-addresses.ts";
import { getOrganisation } from "#content/schemas/organisation.ts";
import { getPage } from "#content/schemas/pages.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { CountryChoice } from "../components/country-choice.tsx";
import { LawComparison } from "../components/law-comparison.tsx";
import { PageHead } from "../components/page-head.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { Section } from "../components/section.tsx";
import { compareCountries } from "../newsroom/compare-countries.ts";
import type { Route } from "./+types/law-compare";

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
      trail: [...getTrail(page).trail, { label: page.breadcrumb, href: page.path }],
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
