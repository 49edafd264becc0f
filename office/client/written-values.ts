import type { Theirs } from "../core/edit.ts";
import { placeOfEdit, valueIn } from "../core/edit-place.ts";
import { fieldName } from "../core/field-title.ts";
import type { SentChange } from "./editor-api.ts";

/** What this window wrote last in each place of a file, as the office confirmed it. */
export class WrittenValues {
  readonly #values = new Map<string, Theirs>();

  /** @param values of the file with the change in it */
  note(change: SentChange, values: unknown): void {
    // What is taken back, or written whole, is of no one place.
    if (change.kind !== "edit") this.#values.clear();
    for (const { edit } of change.kind === "edit" ? change.edits : []) {
      if (edit.kind === "resolve") continue;
      const path = placeOfEdit(edit);
      this.#values.set(fieldName(path), { path, value: valueIn(values, path) });
    }
  }

  /** What stands otherwise in the file now, told once for each place. */
  takeReplaced(values: unknown): Theirs[] {
    const replaced = [...this.#values].filter(
      ([, { path, value }]) => JSON.stringify(valueIn(values, path)) !== JSON.stringify(value),
    );
    for (const [name] of replaced) this.#values.delete(name);
    return replaced.map(([, written]) => written);
  }
}
