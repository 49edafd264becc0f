/** What can be followed; each has its words in `content/pages/follow.yaml`. */
export const thingKinds = [
  "case",
  "country",
  "law",
  "topic",
  "opportunities",
  "corrections",
] as const;
export type ThingKind = (typeof thingKinds)[number];

/** How often a follower gets e-mails: at once, or once a week. */
export const paces = ["now", "week"] as const;
export type Pace = (typeof paces)[number];

/** For how long a link to the list of what an address follows works, in days. */
export const listDays = 14;
