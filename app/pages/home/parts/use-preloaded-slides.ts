import { useEffect, useState } from "react";

const none: ReadonlySet<number> = new Set();

/** Milliseconds after which the next picture is fetched: well before its turn, and after all that this one needs. */
const preloadDelay = 3000;

/**
 * Which pictures of a row are worth their bytes: those that were shown, and after a while the next one, so that it is
 * there when its turn comes. None before the island is alive.
 */
export function usePreloadedSlides(
  current: number,
  count: number,
  isHydrated: boolean,
): ReadonlySet<number> {
  const [preloaded, setWanted] = useState(none);
  useEffect(() => {
    if (!isHydrated) return;
    const preload = (index: number) => setWanted((before) => new Set([...before, index]));
    preload(current);
    const next = setTimeout(preload, preloadDelay, (current + 1) % count);
    return () => clearTimeout(next);
  }, [current, count, isHydrated]);
  return preloaded;
}
