import { isCostlyConnection } from "./islands.ts";

/**
 * On a first visit the fonts usually load after the first paint, and `font-display: optional` hides them until the
 * next page. They are shown at once if nothing in view moves.
 */
export function startFonts(): void {
  const show = () =>
    import("./after-load.ts").then(
      ({ startAfterLoad }) => startAfterLoad(isCostlyConnection()),
      // Without it the page uses system fonts.
      () => undefined,
    );
  addEventListener("load", show, { once: true });
}
