/**
 * On a first visit the fonts usually load after the first paint, and `font-display: optional` hides them until the
 * next page. They are shown at once if nothing in view moves.
 */
export function startFonts(): void {
  const show = () =>
    import("./late-fonts.ts").then(
      ({ showLateFonts }) => showLateFonts(),
      // Without it the page uses system fonts.
      () => undefined,
    );
  addEventListener("load", show, { once: true });
}
