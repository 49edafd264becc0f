/**
 * On the first page of a visit our fonts mostly come after the first paint, and `font-display: optional` keeps
 * them for the next page. Where they would move nothing in view, they are shown at once.
 */
export function startFonts(): void {
  const show = async () => {
    await document.fonts.ready;
    const { showLateFonts } = await import("./late-fonts.ts");
    await showLateFonts();
  };
  // Without them the page keeps the system's own.
  addEventListener("load", () => show().catch(() => undefined), { once: true });
}
