import { type CountryLaws, getLawsByCountry, withoutLawsAnchor } from "#collections/laws/laws.ts";
import { getPage } from "#collections/pages/pages.ts";
import { dyesOf } from "../art/country-cloths.ts";
import type { Weave } from "../art/map-weaves.ts";
import { acts, isLaw, lawRow, titleWithYear } from "./law-rows.ts";

const lawsBesideMap = 2;

export function mapCountries() {
  const { path } = getPage("laws");
  const countries = getLawsByCountry();
  const dyes = dyesOf(countries);
  return countries.map((country) => {
    const { name, slug, code, laws } = country;
    const rows = acts(laws).map(lawRow);
    const visible = rows.slice(0, lawsBesideMap);
    const hiddenCount = rows.length - visible.length;
    return {
      name,
      slug,
      code,
      dyes: dyes(slug),
      weave: weaveOf(country),
      /** Its page, or the list of countries without laws. */
      href: laws.length > 0 ? `${path}/country/${slug}` : `#${withoutLawsAnchor}`,
      hasCyber: laws.some((law) => law.kind === "cyber" && isLaw(law)),
      hasAi: laws.some(({ kind }) => kind === "ai"),
      rows,
      laws: visible.map((law) => [titleWithYear(law), law.caution].filter(Boolean).join(": ")),
      more: hiddenCount > 0 ? `and ${hiddenCount} more` : undefined,
    };
  });
}

export type MapCountry = ReturnType<typeof mapCountries>[number];

/** How much of a country is woven, by its laws on data protection. */
function weaveOf({ laws }: CountryLaws): Weave {
  const aboutData = laws.filter(({ kind }) => kind === "data-protection");
  if (aboutData.some(isLaw)) return "whole";
  return aboutData.length > 0 ? "begun" : "bare";
}
