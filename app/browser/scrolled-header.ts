/** Scroll distance in CSS pixels after which the header is marked (specification, 9). */
const threshold = 20;

export function startScrolledHeader(): void {
  const header = document.querySelector<HTMLElement>("[data-site-header]");
  if (!header) return;
  const update = () => header.toggleAttribute("data-scrolled", scrollY > threshold);
  addEventListener("scroll", update, { passive: true });
  // Asked for at once, `scrollY` lays out the whole page while nothing has been painted.
  addEventListener("load", update);
}
