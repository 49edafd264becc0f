/** What time it is, in milliseconds since 1970. Handed in, so that tests can move it. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** A day of 24 hours, in milliseconds. */
export const day = 24 * 3_600_000;
