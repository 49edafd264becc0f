import { createHmac, timingSafeEqual } from "node:crypto";
import type { Clock } from "#server/clock.ts";

/** Few people read a page, correct a field and send it within this time, in milliseconds. */
const minFillTime = 1500;
/** After this a stamp says nothing any more: people leave pages open. */
const maxFillTime = 24 * 60 * 60_000;

/**
 * What a stamp says about its sender. `too-quick`: the form came back faster than most people are, a weak
 * sign. `forged`: we never made this stamp, so a program did.
 */
export type SubmissionTiming = "none" | "too-quick" | "forged";

export type SubmissionTimer = ReturnType<typeof createSubmissionTimer>;

/**
 * Stamps forms on pages that are rendered for one request with the moment, signed, and tells how long a
 * person had the form. Pre-rendered pages have no stamp, which says nothing.
 */
export function createSubmissionTimer(secret: Buffer, clock: Clock) {
  const sign = (moment: string) =>
    createHmac("sha256", secret).update(`opened ${moment}`).digest("hex").slice(0, 32);

  /** @returns the moment in a stamp; undefined when we did not make it */
  function momentOf(stamp: string): number | undefined {
    const [, moment = "", signature = ""] = /^([0-9a-z]{1,12})\.([0-9a-f]{32})$/.exec(stamp) ?? [];
    if (!moment) return undefined;
    const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(moment)));
    return isOurs ? Number.parseInt(moment, 36) : undefined;
  }

  return {
    /**
     * Returns the stamp for a page that gives a form back.
     * @param earlier the one it came with: a person has had the form since then, and corrects quickly
     */
    stamp(earlier?: string): string {
      if (earlier && momentOf(earlier) !== undefined) return earlier;
      const moment = clock().toString(36);
      return `${moment}.${sign(moment)}`;
    },
    /** @param stamp value of the field `_opened`; absent on pre-rendered pages */
    read(stamp: string | undefined): SubmissionTiming {
      if (!stamp) return "none";
      const moment = momentOf(stamp);
      if (moment === undefined) return "forged";
      const age = clock() - moment;
      return age < minFillTime && age > -maxFillTime ? "too-quick" : "none";
    },
  };
}
