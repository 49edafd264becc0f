import type { DescribedText } from "./described-texts.ts";
import type { ValueProblem } from "./problem.ts";

/**
 * Finds addresses inside the site that show nothing, in fields that must name an existing one. Schemas cannot check
 * this: all content has to be read before the addresses are known.
 */
export function missingAddresses(
  texts: readonly DescribedText[],
  site: { exists(address: string): boolean; pageExists(address: string): boolean },
): ValueProblem[] {
  return texts.flatMap(({ at, text, meta }) => {
    if (!text.startsWith("/")) return [];
    const must = new Set(meta.map(({ mustExist }) => mustExist));
    if (must.has("anything") && !site.exists(text)) {
      return [{ at: [...at], reason: `leads to ${text}, and there is no such page` }];
    }
    return must.has("page") && !site.pageExists(text)
      ? [{ at: [...at], reason: "leads to a page that does not exist; check its address" }]
      : [];
  });
}
