import { askForPage } from "./ask-for-page.ts";

/**
 * Asks for a page again while something is under way, and takes over how far it is. An office that does not answer for a
 * moment is asked again: a reload would leave the page. Without this script the page reloads itself.
 */
export function followProgress(seconds: number): void {
  const region = document.querySelector("[data-live]");
  if (!region) return;
  const silence = document.createElement("p");
  silence.className = "notice notice--bad";
  silence.textContent = "The office does not answer. This page asks again by itself.";
  const look = async () => {
    const page = await askForPage(location.href);
    const live = page?.querySelector("[data-live]");
    if (page && !live) return location.reload();
    if (live) region.replaceChildren(...live.childNodes);
    else region.prepend(silence);
    setTimeout(look, seconds * 1000);
  };
  setTimeout(look, seconds * 1000);
}
