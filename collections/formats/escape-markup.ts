import { withoutForbiddenSigns } from "./forbidden-signs.ts";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** A text for HTML, SVG or XML, between tags or in an attribute in double quotation marks; without what XML forbids. */
export function escapeMarkup(text: string): string {
  return withoutForbiddenSigns(text).replace(
    /[&<>"]/g,
    (character) => entities[character] ?? character,
  );
}
