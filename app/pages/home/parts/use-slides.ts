import { type TouchEvent, useEffect, useRef, useState } from "react";

const prefersReducedMotion = "(prefers-reduced-motion: reduce)";

/** Whether the visitor asked the system for less motion; `null` until the island is alive. */
function usePrefersReducedMotion(): boolean | null {
  const [prefersCalm, setPrefersCalm] = useState<boolean | null>(null);
  useEffect(() => {
    const query = matchMedia(prefersReducedMotion);
    const update = () => setPrefersCalm(query.matches);
    update();
    query.addEventListener("change", update);
    return () => query.removeEventListener("change", update);
  }, []);
  return prefersCalm;
}

const none: ReadonlySet<number> = new Set();

/** Milliseconds after which the next picture is fetched: well before its turn, and after all that this one needs. */
const preloadDelay = 3000;

/** Pictures worth their bytes: those shown, and after a while the next. None before the island is alive. */
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
 * The current one of several pictures. It changes every `interval` milliseconds while playing, not held by
 * focus or hover, and while the page is in front. It starts stopped under reduced motion (WCAG 2.2.2).
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

/** Shortest sideways finger travel, in CSS pixels, that counts as a swipe and not as a tap. */
const swipeThreshold = 40;

/** Handlers that call `onSwipe(1)` for a swipe to the left (next) and `onSwipe(-1)` to the right. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0];
      start.current =
        touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (!start.current || !touch) return;
      const dx = touch.clientX - start.current.x;
      const dy = touch.clientY - start.current.y;
      start.current = null;
      // A finger that moves more up or down than sideways is scrolling the page.
      if (Math.abs(dx) < swipeThreshold || Math.abs(dx) < Math.abs(dy) * 1.5) return;
      onSwipe(dx < 0 ? 1 : -1);
    },
  };
}
