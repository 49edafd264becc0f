import { createHmac, timingSafeEqual } from "node:crypto";
import type { Clock } from "#server/clock.ts";

/** Nobody reads a page, corrects a field and sends it within this time, in milliseconds. */
const leastTime = 1500;
/** After this a stamp says nothing any more: people leave pages open. */
const longestTime = 24 * 60 * 60_000;

/**
 * Stamps forms on pages that are rendered for one request with the moment, signed, and tells whether a
 * form came back faster than people are. Pre-rendered pages have no stamp, which says nothing.
 */
export interface TimeTrap {
  stamp(): string;
  /** @param stamp value of the field `_opened`; absent on pre-rendered pages */
  isHasty(stamp: string | undefined): boolean;
}

export function createTimeTrap(secret: Buffer, clock: Clock): TimeTrap {
  const sign = (moment: string) =>
    createHmac("sha256", secret).update(`opened ${moment}`).digest("hex").slice(0, 32);

  return {
    stamp() {
      const moment = clock().toString(36);
      return `${moment}.${sign(moment)}`;
    },
    isHasty(stamp) {
      if (!stamp) return false;
      const [, moment = "", signature = ""] =
        /^([0-9a-z]{1,12})\.([0-9a-f]{32})$/.exec(stamp) ?? [];
      // A stamp that we never made was put there by a program.
      if (!moment || !timingSafeEqual(Buffer.from(signature), Buffer.from(sign(moment))))
        return true;
      const age = clock() - Number.parseInt(moment, 36);
      return age < leastTime && age > -longestTime;
    },
  };
}
