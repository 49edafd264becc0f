import { readFileSync } from "node:fs";

/** Custom properties of one rule, by name without dashes; values as written. */
export type Tokens = Map<string, string>;

/** A stylesheet of this folder as text, without comments. */
export function readStylesheet(name: string): string {
  const text = readFileSync(new URL(name, import.meta.url), "utf8");
  return text.replace(/\/\*[\s\S]*?\*\//g, "");
}

/**
 * Custom properties that the rules for exactly this selector set, alone or in a list, as written.
 * @throws Error when the stylesheet has no such rule
 */
function readRule(css: string, selector: string): Tokens {
  const tokens: Tokens = new Map();
  let found = false;
  for (const [, selectors = "", body = ""] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors.split(",").some((one) => one.trim() === selector)) continue;
    found = true;
    for (const [, name = "", value = ""] of body.matchAll(/--([\w-]+):\s*((?:"[^"]*"|[^;"])*);/g)) {
      tokens.set(name, value.trim());
    }
  }
  if (!found) throw new Error(`The stylesheet has no rule "${selector}".`);
  return tokens;
}

/** The same as they are in the light theme, which paper and every surface bring along. */
export function readTokens(css: string, selector: string): Tokens {
  const tokens: Tokens = new Map();
  for (const [name, value] of readRule(css, selector)) tokens.set(name, themed(value).light);
  for (const mark of ["light", "dark"]) tokens.delete(mark);
  return tokens;
}

/** Splits `var(--light, …) var(--dark, …)`; any other value is that of both themes. */
function themed(value: string): { light: string; dark?: string } {
  const [, light, dark] = /^var\(--light, (.+)\) var\(--dark, (.+)\)$/.exec(value) ?? [];
  return light && dark ? { light, dark } : { light: value };
}

/**
 * The value of a token with every `var()` in it replaced, looking through the layers from the
 * last to the first, as the cascade would.
 */
export function resolveToken(name: string, ...layers: Tokens[]): string {
  const value = layers.findLast((layer) => layer.has(name))?.get(name);
  if (value === undefined) throw new Error(`No layer sets --${name}.`);
  return value.replace(/var\(--([\w-]+)\)/g, (_, other: string) => resolveToken(other, ...layers));
}

/** The tokens of both themes; the dark one holds what differs from the light one. */
export function readThemes(): { light: Tokens; dark: Tokens } {
  const css = readStylesheet("tokens.css");
  const dark: Tokens = new Map();
  for (const [name, value] of readRule(css, ":root")) {
    const onDark = themed(value).dark;
    if (onDark) dark.set(name, onDark);
  }
  return { light: readTokens(css, ":root"), dark };
}
