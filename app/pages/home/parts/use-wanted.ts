import { useEffect, useState } from "react";

const none: ReadonlySet<number> = new Set();

/** Milliseconds after which the next picture is fetched: well before its turn, and after all that this one needs. */
const ahead = 3000;

/**
 * Which pictures of a row are worth their bytes: those that were shown, and after a while the next one, so that it is
 * there when its turn comes. None before the island is alive.
 */
export function useWanted(current: number, count: number, isAlive: boolean): ReadonlySet<number> {
  const [wanted, setWanted] = useState(none);
  useEffect(() => {
    if (!isAlive) return;
    const want = (index: number) => setWanted((before) => new Set([...before, index]));
    want(current);
    const next = setTimeout(want, ahead, (current + 1) % count);
    return () => clearTimeout(next);
  }, [current, count, isAlive]);
  return wanted;
}
