import { createHash } from "node:crypto";
import { openDataLicence } from "#app/open-data-licence.ts";
import { getLaws } from "#collections/laws/laws.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getKnownOrganisation, getOrganisation } from "#collections/site/organisation.ts";
import { type TableName, tableNames } from "./columns.ts";
import { columnSchema } from "./data-schemas.ts";
import { getDataVersions } from "./versions.ts";

export const sha256 = (bytes: string | Uint8Array) =>
  createHash("sha256").update(bytes).digest("hex");

/**
 * `datapackage.json` by Data Package 2.0 (https://datapackage.org): files, columns and types for programs.
 * @param files texts by name
 * @param version day of the version that the files belong to; left out for the newest files
 */
export function dataPackage(files: ReadonlyMap<string, string>, version?: string): string {
  const { name: title, url } = getOrganisation();
  const { heading, lead, path } = getPage("open-data");
  const resources = [...files].map(([file, text]) => {
    const [, name = "", format = ""] = /^([\w.-]+)\.(\w+)$/.exec(file) ?? [];
    const table = format === "csv" && tableNames.find((one) => one === name);
    return {
      name: table || file.replaceAll(".", "-"),
      path: file,
      ...(table ? { type: "table", schema: tableSchema(table) } : {}),
      format,
      mediatype: format === "csv" ? "text/csv" : "application/json",
      encoding: "utf-8",
      bytes: Buffer.byteLength(text),
      hash: `sha256:${sha256(text)}`,
    };
  });
  const about = {
    $schema: "https://datapackage.org/profiles/2.0/datapackage.json",
    name: "otc-open-data",
    title: `${title}: ${heading}`,
    description: lead,
    homepage: url + path,
    version,
    licenses: [{ name: "CC-BY-4.0", title: openDataLicence.name, path: openDataLicence.href }],
    contributors: [{ title, path: url, roles: ["creator"] }],
  };
  return `${JSON.stringify({ ...about, resources }, null, 1)}\n`;
}

function tableSchema(table: TableName) {
  const { properties = {}, required = [] } = columnSchema(table);
  const fields = Object.entries(properties).map(([name, property]) => {
    const { type, format, description, enum: values } = Object(property);
    const isDay = format === "date";
    return {
      name,
      type: isDay ? "date" : (type ?? "string"),
      ...(format === "uri" ? { format } : {}),
      description,
      constraints: { required: required.includes(name), unique: name === "id", enum: values },
    };
  });
  return { fields, primaryKey: ["id"], missingValues: [""] };
}

/** `CITATION.cff` (https://citation-file-format.github.io) of a version by its day, the newest by default. */
export function citationFile(version = getDataVersions()[0]?.day): string {
  const { name, url } = getKnownOrganisation();
  const { path, cite } = getPage("open-data");
  const lines = {
    "cff-version": "1.2.0",
    message: cite.message,
    type: "dataset",
    title: cite.title,
    authors: [{ name }],
    license: "CC-BY-4.0",
    ...(version ? { version, "date-released": version } : {}),
    ...(url ? { url: url + path } : {}),
  };
  // JSON values are YAML too.
  return Object.entries(lines)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join("");
}

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
