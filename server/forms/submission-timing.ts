import { createHmac, timingSafeEqual } from "node:crypto";
import type { Clock } from "#server/clock.ts";

/** Few people read a page, correct a field and send it within this time, in milliseconds. */
const minFillTime = 1500;

/**
 * What a stamp says about its sender. `too-quick`: the form came back faster than most people are, a weak
 * sign. `forged`: it is none at all, so a program made it up.
 *
 * A sign that can be a fault of ours says nothing, since it would be there for everybody: a stamp by another key, when
 * ours was changed or differs between two servers, and one of a clock ahead of this one.
 */
export type SubmissionTiming = "none" | "too-quick" | "forged";

export type SubmissionTimer = ReturnType<typeof createSubmissionTimer>;

/**
 * Stamps forms on pages that are rendered for one request with the moment, signed, and tells how long a
 * person had the form. Pre-rendered pages have no stamp, which says nothing.
 */
export function createSubmissionTimer(secret: Buffer, clock: Clock) {
  const shape = /^([0-9a-z]{1,12})\.([0-9a-f]{32})$/;
  const sign = (moment: string) =>
    createHmac("sha256", secret).update(`opened ${moment}`).digest("hex").slice(0, 32);

  /** @returns the moment in a stamp; undefined when we did not make it */
  function momentOf(stamp: string): number | undefined {
    const [, moment = "", signature = ""] = shape.exec(stamp) ?? [];
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
      if (moment === undefined) return shape.test(stamp) ? "none" : "forged";
      const age = clock() - moment;
      return age >= 0 && age < minFillTime ? "too-quick" : "none";
    },
  };
}
