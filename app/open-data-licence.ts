/** Licence of the files; `content/legal/terms.md` names it too. */
export const openDataLicence = {
  name: "CC BY 4.0",
  href: "https://creativecommons.org/licenses/by/4.0/",
};
