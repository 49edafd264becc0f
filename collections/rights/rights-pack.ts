import { rightsPath } from "./rights.ts";

/** Page that offers the same pages as a file that needs no connection. */
export const packPath = `${rightsPath}/pack`;

/** The file in a language; its name says which, because people keep several in one folder. */
export function packFile(language: string): { name: string; path: string } {
  const [base, suffix] = language === "en" ? ["", ""] : [`/${language}`, `-${language}`];
  const name = `otc-data-rights${suffix}.html`;
  return { name, path: `${base}${packPath}/${name}` };
}
