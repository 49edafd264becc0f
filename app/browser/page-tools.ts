import { saveOnChange } from "./save-on-change.ts";

/** How long a button shows the confirmation, in milliseconds. */
const confirmationDuration = 2500;

export function startTools(): void {
  addEventListener("click", copyByButton);
  for (const button of document.querySelectorAll<HTMLElement>("[data-print]")) {
    button.hidden = false;
    button.onclick = () => print();
  }
  for (const form of document.querySelectorAll<HTMLFormElement>("[data-saves]")) saveOnChange(form);
  // Drawn on the device alone: no server learns which language it is set to.
  const own = navigator.language.split("-")[0];
  const link = document.querySelector<HTMLElement>(`[data-offer][lang="${own}"]`);
  if (link?.dataset.offer) link.textContent = link.dataset.offer;
}

/** A `data-copy` button copies the text of the element with that id, or selects it without permission. */
async function copyByButton({ target }: Event): Promise<void> {
  const button = target instanceof Element ? target.closest<HTMLElement>("[data-copy]") : null;
  const source = document.getElementById(button?.dataset.copy ?? "");
  const label = button?.firstElementChild;
  if (!button || !source || !label) return;
  button.dataset.label ??= label.textContent;
  const text = source.textContent.trim();
  const address = location.origin + location.pathname;
  try {
    await navigator.clipboard.writeText(
      button.dataset.address === undefined ? text : `${text}, ${address}`,
    );
    label.textContent = button.dataset.copied ?? "Copied";
  } catch {
    getSelection()?.selectAllChildren(source);
    label.textContent = button.dataset.selected ?? "Selected";
  }
  setTimeout(() => {
    label.textContent = button.dataset.label ?? "";
  }, confirmationDuration);
}
