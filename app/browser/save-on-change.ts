/**
 * Saves a form whenever a choice in it changes, instead of by its first button, which comes back when that fails.
 * @param form has a status line that holds the sentences about both
 */
export function saveOnChange(form: HTMLFormElement): void {
  const button = form.querySelector("button");
  const status = form.querySelector<HTMLElement>("[role=status]");
  if (!button || !status) return;
  let saving: Promise<unknown> = Promise.resolve();
  const save = async () => {
    const choice = new FormData(form);
    choice.set(button.name, button.value);
    // Not by `postForm`, which brings the code of all forms to every page with tools.
    const answer = await fetch(form.action, { method: "POST", body: choice }).catch(() => null);
    const ok = answer?.ok ?? false;
    button.hidden = ok;
    const chosen = form.querySelector<HTMLInputElement>(":checked")?.labels?.[0]?.textContent ?? "";
    const sentence = ok ? status.dataset.saved : status.dataset.failed;
    status.textContent = sentence?.replace("{choice}", chosen) ?? "";
  };
  button.hidden = true;
  // One after the other, so that the last choice is saved last.
  form.addEventListener("change", () => {
    saving = saving.then(save);
  });
}
