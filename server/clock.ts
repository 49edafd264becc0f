/** Returns milliseconds since 1970. Injected, so that tests can set it. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** In milliseconds. */
export const day = 24 * 3_600_000;
