import { createHash } from "node:crypto";
import { openDataLicence } from "#app/open-data-licence.ts";
import { getLaws, lastCheckedOn } from "#collections/laws/laws.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getKnownOrganisation, getOrganisation } from "#collections/site/organisation.ts";
import { type TableName, tableNames } from "./columns.ts";
import { columnSchema } from "./data-schemas.ts";

export const sha256 = (bytes: string | Uint8Array) =>
  createHash("sha256").update(bytes).digest("hex");

/**
 * `datapackage.json` by Data Package 2.0 (https://datapackage.org): files, columns and types for programs.
 * @param files texts by name
 */
export function dataPackage(files: ReadonlyMap<string, string>): string {
  const { name: title, url } = getOrganisation();
  const { heading, lead, path } = getPage("open-data");
  const resources = [...files].map(([file, text]) => {
    const [, name = "", format = ""] = /^([\w.-]+)\.(\w+)$/.exec(file) ?? [];
    const table = format === "csv" && tableNames.find((tableName) => tableName === name);
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

/** The open data as schema.org describes a `Dataset`, for search engines of data. */
export function datasetCard() {
  const { name, url } = getKnownOrganisation();
  const { path, tables, lead, cite } = getPage("open-data");
  const laws = getLaws();
  const checkedOn = lastCheckedOn(laws);
  return {
    "@context": "https://schema.org",
    "@type": "Dataset",
    name: cite.title,
    description: lead,
    url: url + path,
    license: openDataLicence.href,
    creator: { "@type": "Organization", name, url: `${url}/` },
    isAccessibleForFree: true,
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
