/**
 * On the first page of a visit our fonts mostly come after the first paint, and `font-display: optional` keeps
 * them for the next page. Where they would move nothing in view, they are shown at once.
 */
export function startFonts(): void {
  const show = () =>
    import("./late-fonts.ts").then(
      ({ showLateFonts }) => showLateFonts(),
      // Without it the page keeps the system's own.
      () => undefined,
    );
  addEventListener("load", show, { once: true });
}
