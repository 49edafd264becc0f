import { useEffect, useState } from "react";

const prefersReducedMotion = "(prefers-reduced-motion: reduce)";

/** Whether the visitor asked the system for less motion; `null` until the island is alive. */
function usePrefersReducedMotion(): boolean | null {
  const [prefersCalm, setPrefersCalm] = useState<boolean | null>(null);
  useEffect(() => {
    const query = matchMedia(prefersReducedMotion);
    const { dataset } = document.documentElement;
    // Asked of the system, or of this site on /display.
    const update = () => setPrefersCalm(query.matches || "calm" in dataset);
    update();
    query.addEventListener("change", update);
    return () => query.removeEventListener("change", update);
  }, []);
  return prefersCalm;
}

const none: ReadonlySet<number> = new Set();

/** Milliseconds after which the next picture is fetched: well before its turn, and after all that this one needs. */
const preloadDelay = 3000;

/**
 * Which pictures of a row are worth their bytes: those that were shown, and after a while the next one, so that it is
 * there when its turn comes. None before the island is alive.
 */
function usePreloadedSlides(
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

/**
 * The current one of several pictures. It changes every `interval` milliseconds while playing, not held by focus or
 * hover, and while the page is in front. It starts stopped under reduced motion (WCAG 2.2.2).
 */
export function useSlides(count: number, interval: number) {
  const [current, setCurrent] = useState(0);
  const prefersCalm = usePrefersReducedMotion();
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isFocused, setFocused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  /** False on the server and until the browser has taken over. */
  const isHydrated = prefersCalm !== null;
  const isPlaying = choice ?? prefersCalm === false;
  const isRunning = isPlaying && !isFocused && !isHovered;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (!document.hidden) setCurrent((index) => (index + 1) % count);
    }, interval);
    return () => clearInterval(timer);
  }, [isRunning, count, interval]);

  return {
    current,
    setCurrent,
    isHydrated,
    /** Whether the visitor lets it run; the pause button shows this. */
    isPlaying,
    setPlaying: setChoice,
    preloaded: usePreloadedSlides(current, count, isHydrated),
    /** Put these on the moving region: focus and hover hold it without changing the button. */
    holdHandlers: {
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
      onPointerEnter: (event: { pointerType: string }) => setHovered(event.pointerType === "mouse"),
      onPointerLeave: () => setHovered(false),
    },
  };
}
