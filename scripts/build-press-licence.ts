/** Writes the licence of the press page beside its pictures, for readers who have only the files. */
import { writeFileSync } from "node:fs";
import { getPage } from "#collections/pages/pages.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";

const { files } = getPage("press");
const { name, url } = getKnownOrganisation();
const lines = [
  `${name}: ${files.heading}`,
  ...(url ? [url] : []),
  "",
  ...files.licence.paragraphs.flatMap((paragraph) => [paragraph, ""]),
  files.licence.link.href,
  "",
];
writeFileSync("public/press/LICENCE.txt", lines.join("\n"));
