/** Texts on the law fall back to English the moment the English changes; others stay until they are reviewed again. */
export type UnitKind = "legal" | "plain";

const legal =
  /^(letters\/.+|rights\/.+|site\/letter-form|pages\/(your-data-rights|count-the-days|evidence|my-requests|shutdown|rights-pack))\.yaml$/;
const plain =
  /^(site\/(navigation|footer|messages|kept-pages|data-cost)|pages\/offline|holidays\/.+)\.yaml$/;

/** Parts of many pages; a page in a language waits for each. */
export const shellFiles = [
  "site/navigation.yaml",
  "site/footer.yaml",
  "site/messages.yaml",
  "site/kept-pages.yaml",
  "site/data-cost.yaml",
  "holidays/uganda.yaml",
];

/** How a file below `content/` is translated; undefined for one that stays in English. */
export function translatedAs(file: string): UnitKind | undefined {
  if (legal.test(file)) return "legal";
  return plain.test(file) ? "plain" : undefined;
}
