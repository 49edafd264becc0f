import { rightsPath } from "./rights.ts";

/** The same pages as files that need no connection, by their form. */
export const packFiles = { html: "otc-data-rights.html", epub: "otc-data-rights.epub" } as const;
export type PackForm = keyof typeof packFiles;

/** Page that offers the files. */
export const packPath = `${rightsPath}/pack`;

/** Addresses of the files. */
export const packAddresses = Object.values(packFiles).map((file) => `${packPath}/${file}`);
