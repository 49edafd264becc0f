import { rightsPath } from "./rights.ts";

/** Page that offers the same pages as files that need no connection. */
export const packPath = `${rightsPath}/pack`;
export type PackForm = "html" | "epub";

/** The files in a language; their names say which, because people keep several in one folder. */
export const packFiles = (language: string) =>
  (["html", "epub"] as const).map((form) => {
    const [base, suffix] = language === "en" ? ["", ""] : [`/${language}`, `-${language}`];
    const name = `otc-data-rights${suffix}.${form}`;
    return { form, name, path: `${base}${packPath}/${name}` };
  });
