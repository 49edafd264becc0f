import type { RequestHead } from "./request-context.ts";

/**
 * Rules by which browsers prefetch a page when a pointer rests on its link: `public/prefetch.speculationrules`.
 */
export const speculationHeader = ["Speculation-Rules", '"/prefetch.speculationrules"'] as const;

/** Whether the visitor wants to save data; then nothing is prefetched. */
export function savesData(request: Pick<RequestHead, "header">): boolean {
  return request.header("save-data")?.toLowerCase() === "on";
}
