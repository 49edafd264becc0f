/** Shows fonts that came after the first paint, which `font-display: optional` hides, if nothing moves. */
export function startFonts(): void {
  const show = () =>
    import("./after-load.ts").then(
      ({ startAfterLoad }) => startAfterLoad(),
      // Without it the page uses system fonts.
      () => undefined,
    );
  addEventListener("load", show, { once: true });
}
