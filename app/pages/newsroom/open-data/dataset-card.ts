import { openDataLicence } from "#app/open-data-licence.ts";
import { getLaws } from "#collections/laws/laws.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";
import { getDataVersions } from "./versions.ts";

/** The open data as schema.org describes a `Dataset`, for search engines of data. */
export function datasetCard() {
  const { name, url } = getKnownOrganisation();
  const { path, tables, lead, cite } = getPage("open-data");
  const laws = getLaws();
  const checkedOn = laws
    .map((law) => law.checkedOn)
    .toSorted()
    .at(-1);
  return {
    "@context": "https://schema.org",
    "@type": "Dataset",
    name: cite.title,
    description: lead,
    url: url + path,
    license: openDataLicence.href,
    creator: { "@type": "Organization", name, url: `${url}/` },
    isAccessibleForFree: true,
    version: getDataVersions()[0]?.day,
    dateModified: checkedOn,
    temporalCoverage: `${Math.min(...laws.map(({ year }) => year))}/${checkedOn}`,
    spatialCoverage: { "@type": "Place", name: "Africa" },
    variableMeasured: tables.flatMap(({ file, columns }) =>
      columns.map(({ column }) => ({ "@type": "PropertyValue", name: `${file}.${column}` })),
    ),
    distribution: tables.map(({ file, title }) => ({
      "@type": "DataDownload",
      name: title,
      encodingFormat: "text/csv",
      contentUrl: `${url}${path}/${file}.csv`,
    })),
  };
}
