/** Under this key the device keeps how it wants the site to look: three short values and nothing else. */
const key = "otc-display";
/** Attributes of the document that a device may keep. */
const kept = ["text", "calm", "contrast"] as const;

/**
 * Brings the choice of size, calm and contrast to life: each change counts at once and stays on the device.
 * @param choice what holds the controls, a line that says what is kept, and a button that removes it
 */
export function startChoice(choice: HTMLElement): void {
  const root = document.documentElement;
  const status = choice.querySelector<HTMLElement>("[role=status]");
  const controls = [...choice.querySelectorAll<HTMLInputElement>("input")];
  const remove = choice.querySelector<HTMLButtonElement>("button");
  if (!status || !remove) return;

  const show = () => {
    for (const control of controls) {
      control.checked =
        (root.dataset[control.name] ?? (control.type === "radio" ? "100" : "")) === control.value;
    }
    const chosen = controls.filter(({ checked, value }) => checked && value !== "100");
    remove.disabled = chosen.length === 0;
    return chosen.map((control) => control.labels?.[0]?.textContent ?? "").join(", ");
  };
  const say = (chosen: string, otherwise = "nothing") => {
    const { kept = "", [otherwise]: words = "" } = status.dataset;
    status.textContent = chosen ? kept.replace("{choice}", chosen) : words;
  };
  const keep = (): boolean => {
    const values = Object.entries(root.dataset).filter(([name]) =>
      kept.some((one) => one === name),
    );
    try {
      if (values.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(Object.fromEntries(values)));
      return true;
    } catch {
      return false;
    }
  };

  say(show());
  choice.dataset.hydrated = "";
  choice.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const { name, value, checked } = target;
    if (checked && value !== "100") root.dataset[name] = value;
    else delete root.dataset[name];
    const isKept = keep();
    const chosen = show();
    if (isKept) say(chosen);
    else say("", "forbidden");
  });
  remove.addEventListener("click", () => {
    for (const name of kept) delete root.dataset[name];
    keep();
    show();
    say("", "removed");
    controls[0]?.focus();
  });
}
