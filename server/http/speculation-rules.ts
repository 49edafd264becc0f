import type { RequestHead } from "./request-context.ts";

/**
 * Names the rules by which browsers that know them fetch a page of ours when a pointer rests on its link
 * or a finger presses it: `public/prefetch.speculationrules`.
 */
export const speculationHeader = ["Speculation-Rules", '"/prefetch.speculationrules"'] as const;

/** Whether a visitor asked for as few bytes as possible; then nothing is fetched that may go unread. */
export function savesData(request: Pick<RequestHead, "header">): boolean {
  return request.header("save-data")?.toLowerCase() === "on";
}
