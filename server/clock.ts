/** What time it is, in milliseconds since 1970. Handed in, so that tests can move it. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
