/** Storage key of the display preferences: four short values. */
const key = "otc-display";
const savedNames = ["text", "theme", "calm", "contrast"] as const;

/** Enables the controls in an element, with a status line and a reset; saves the choice on the device. */
export function startChoice(choice: HTMLElement): void {
  const root = document.documentElement;
  const status = choice.querySelector<HTMLElement>("[role=status]");
  const controls = [...choice.querySelectorAll<HTMLInputElement>("input")];
  const remove = choice.querySelector<HTMLButtonElement>("button");
  if (!status || !remove) return;

  const show = () => {
    for (const control of controls) {
      const saved = root.dataset[control.name];
      control.checked = saved === undefined ? control.defaultChecked : saved === control.value;
    }
    const chosen = controls.filter(({ checked, defaultChecked }) => checked && !defaultChecked);
    remove.disabled = chosen.length === 0;
    return chosen.map((control) => control.labels?.[0]?.textContent ?? "").join(", ");
  };
  const report = (chosen: string, otherwise = "nothing") => {
    const { kept = "", [otherwise]: message = "" } = status.dataset;
    status.textContent = chosen ? kept.replace("{choice}", chosen) : message;
  };
  const save = (): boolean => {
    const values = Object.entries(root.dataset).filter(([name]) =>
      savedNames.some((saved) => saved === name),
    );
    try {
      if (values.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(Object.fromEntries(values)));
      return true;
    } catch {
      return false;
    }
  };

  report(show());
  choice.dataset.hydrated = "";
  choice.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const { name, value, checked, defaultChecked } = target;
    if (checked && !defaultChecked) root.dataset[name] = value;
    else delete root.dataset[name];
    const isSaved = save();
    const chosen = show();
    if (isSaved) report(chosen);
    else report("", "forbidden");
  });
  remove.addEventListener("click", () => {
    for (const name of savedNames) delete root.dataset[name];
    save();
    show();
    report("", "removed");
    controls[0]?.focus();
  });
}
