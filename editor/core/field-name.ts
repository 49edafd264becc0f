import type { ValuePath } from "#collections/content-file.ts";

/** A path as the messages of the loader write it, e.g. `social.linkedin` or `bio[0]`. */
export function fieldName(path: ValuePath): string {
  return path
    .map((step, at) => {
      if (typeof step === "number") return `[${step}]`;
      if (/[^\w$]/.test(step)) return `[${JSON.stringify(step)}]`;
      return at === 0 ? step : `.${step}`;
    })
    .join("");
}
