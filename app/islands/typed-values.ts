/** What a visitor types into, ticks or chooses from. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const controlsOf = (part: ParentNode): Control[] => [
  ...part.querySelectorAll<Control>("input, textarea, select"),
];

/** The controls of one part of a page and which of them has the focus; they keep their values once taken out. */
export interface FilledPart {
  controls: readonly Control[];
  focused: Element | null;
}

export function readFilled(part: Element): FilledPart {
  const { activeElement } = document;
  return {
    controls: controlsOf(part),
    focused: part.contains(activeElement) ? activeElement : null,
  };
}

/**
 * Puts what was typed, ticked and chosen into another copy of the same part, and the focus with it.
 * @returns the controls with words or ticks for which there was no place
 */
export function carryOver({ controls, focused }: FilledPart, to: ParentNode): Control[] {
  const places = numbered(controlsOf(to));
  const homeless: Control[] = [];
  for (const [key, control] of numbered(controls)) {
    const place = places.get(key);
    if (place) carryValue(control, place);
    else if (hasWords(control)) homeless.push(control);
    if (place && control === focused) carryFocus(control, place);
  }
  return homeless;
}

/** Controls by id and name, or by name and number: extensions add controls and move ours. */
function numbered(controls: readonly Control[]): Map<string, Control> {
  const numberedControls = new Map<string, Control>();
  for (const control of controls) {
    const choice = isTicked(control) ? control.value : "";
    const name = `${control.id} ${control.name} ${choice}`;
    let number = 0;
    while (numberedControls.has(`${name} ${number}`)) number += 1;
    numberedControls.set(`${name} ${number}`, control);
  }
  return numberedControls;
}

const isTicked = (control: Control) => /^(?:radio|checkbox)$/.test(control.type);

/** A control without a name is not ours. */
function hasWords(control: Control): boolean {
  if (!control.name) return false;
  if (isTicked(control)) return (control as HTMLInputElement).checked;
  return control.localName !== "select" && control.type !== "hidden" && control.value !== "";
}

function carryValue(from: Control, to: Control): void {
  const [source, target] = [from as HTMLInputElement, to as HTMLInputElement];
  // A hidden value is the page's own.
  if (from.type === "hidden") return;
  if (isTicked(from)) target.checked = source.checked;
  else if (from.type === "file") target.files = source.files;
  else if (to.value !== from.value) to.value = from.value;
}

function carryFocus(from: Control, to: Control): void {
  to.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = from as HTMLTextAreaElement;
  // Lists, and fields for e-mail addresses and numbers, have no selection.
  if (typeof selectionStart === "number") {
    (to as HTMLTextAreaElement).setSelectionRange(selectionStart, selectionEnd);
  }
}
