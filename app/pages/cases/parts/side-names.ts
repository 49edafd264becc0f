import type { LitigationCase, Party } from "#collections/cases/cases.ts";
import type { PageContent } from "#collections/pages/pages.ts";

/** What the timeline calls the sides of a case; without short names, by their part in it. */
export function sideNames(
  { shortNames, parties }: Pick<LitigationCase, "shortNames" | "parties">,
  labels: PageContent<"litigation">["casePage"],
): Record<Party, string> {
  const { asking, answering, forum } = labels;
  return shortNames ?? { asking: parties?.askingAs ?? asking, answering, forum };
}
