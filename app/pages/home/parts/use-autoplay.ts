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

/**
 * Calls `advance` every `interval` milliseconds while playing, not held by focus or hover, and while
 * the page is in front. It starts stopped under reduced motion (WCAG 2.2.2).
 */
export function useAutoplay(advance: () => void, interval: number) {
  const prefersCalm = usePrefersReducedMotion();
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isFocused, setFocused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const isPlaying = choice ?? prefersCalm === false;
  const isRunning = isPlaying && !isFocused && !isHovered;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (!document.hidden) advance();
    }, interval);
    return () => clearInterval(timer);
  }, [isRunning, advance, interval]);

  return {
    /** False on the server and until the browser has taken over. */
    isHydrated: prefersCalm !== null,
    /** Whether the visitor lets it run; the pause button shows this. */
    isPlaying,
    setPlaying: setChoice,
    /** Put these on the moving region: focus and hover hold it without changing the button. */
    holdHandlers: {
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
      onPointerEnter: (event: { pointerType: string }) => setHovered(event.pointerType === "mouse"),
      onPointerLeave: () => setHovered(false),
    },
  };
}
