import { useEffect, useState } from "react";

const none: ReadonlySet<number> = new Set();

/**
 * Which pictures of a row are worth their bytes: those that were shown, and the next one, so that it is there when
 * its turn comes. None before the island is alive.
 */
export function useWanted(current: number, count: number, isAlive: boolean): ReadonlySet<number> {
  const [wanted, setWanted] = useState(none);
  useEffect(() => {
    if (isAlive) setWanted((before) => new Set([...before, current, (current + 1) % count]));
  }, [current, count, isAlive]);
  return wanted;
}
