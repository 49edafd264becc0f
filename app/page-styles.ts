/**
 * A stylesheet split by the build, so that each page includes only what it uses: text for every page, a rule
 * whose selectors name the classes that they require, or a condition around parts.
 */
export type StylePart =
  | string
  | { rule: string; selectors: readonly (readonly [selector: string, ...classes: string[]])[] }
  | { condition: string; parts: readonly StylePart[] };

/** All styles of the site, from `scripts/bundling/document-assets-plugin.ts`. */
export interface SiteStyles {
  sheets: readonly (readonly StylePart[])[];
  /** Which sheets a page needs, in their order, by the address of its route's module. */
  routes: Readonly<Record<string, readonly number[]>>;
  /** Classes that scripts may put on any page, e.g. those of a toast. */
  always: readonly string[];
  /** Classes that an island may add after hydration, by the island's name. */
  islands: Readonly<Record<string, readonly string[]>>;
  /** Custom properties that the styles of scripts read, such as those of a toast. */
  scripted: readonly string[];
}

/**
 * Selects the styles of one page for its `<style>`: rules for which the page has, or its scripts may add, all classes
 * of a selector. States, attributes and elements are ignored, because they may change.
 * @param route address of the route's module
 * @param html the rendered page; read only, because components do not report their classes
 */
export function stylesOfPage(styles: SiteStyles, route: string, html: string): string {
  const classes = new Set(styles.always);
  for (const [, names = ""] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of names.split(" ")) classes.add(name);
  }
  for (const [, island = ""] of html.matchAll(/ data-island="([^"]*)"/g)) {
    for (const name of styles.islands[island] ?? []) classes.add(name);
  }
  const sheets = styles.routes[route] ?? [];
  const included = new Set<string>();
  const picked = sheets
    .map((sheet) => pick(styles.sheets[sheet] ?? [], classes, included))
    .join("");
  const css = withUsedFaces(picked, html);
  return withUsedProperties(css, html, styles.scripted);
}

/** @param known what the page has already: a stylesheet that composes from another brings a copy of its rules */
function pick(
  parts: readonly StylePart[],
  classes: ReadonlySet<string>,
  included: Set<string>,
  condition = "",
): string {
  return parts
    .map((part) => {
      if (typeof part === "string") return part;
      if ("condition" in part) {
        const inner = pick(part.parts, classes, included, condition + part.condition);
        return inner && `${part.condition}{${inner}}`;
      }
      const used = part.selectors.filter(([, ...required]) =>
        required.every((name) => classes.has(name)),
      );
      const rule = `${used.map(([selector]) => selector).join()}{${part.rule}}`;
      const isNew = used.length > 0 && !included.has(condition + rule);
      included.add(condition + rule);
      return isNew ? rule : "";
    })
    .join("");
}

const declaration = /(?<=[{;])(--[\w-]+):((?:"[^"]*"|[^;{}"])*)(?:;|(?=\}))/g;

/** Drops custom properties that no rule, drawing, script or other property of the page reads. */
function withUsedProperties(css: string, html: string, scripted: readonly string[]): string {
  const read = (text: string) =>
    [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name);
  const values = new Map<string, string>();
  for (const [, name = "", value = ""] of css.matchAll(declaration)) {
    values.set(name, `${values.get(name) ?? ""} ${value}`);
  }
  const used = new Set<string>();
  const use = (name: string): void => {
    if (used.has(name)) return;
    used.add(name);
    read(values.get(name) ?? "").forEach(use);
  };
  scripted.forEach(use);
  read(css.replace(declaration, "") + html).forEach(use);
  return css.replace(declaration, (text, name: string) => (used.has(name) ? text : ""));
}

/**
 * Drops font faces for letters that the page does not have, unless visitors or scripts may add any letter. An e-mail
 * address has plain ones, and a trap stays empty.
 */
function withUsedFaces(css: string, html: string): string {
  const anyLetter =
    /<input(?![^>]* (?:type="(?:hidden|email|radio|checkbox)"|tabindex="-1"))|<textarea| data-island=/;
  if (anyLetter.test(html)) return css;
  return css.replace(/@font-face\{[^}]*unicode-range:([^;}]*)[^}]*\}/g, (face, ranges: string) =>
    lettersIn(ranges).test(html) ? face : "",
  );
}

function lettersIn(ranges: string): RegExp {
  const parts = ranges.split(",").map((range) => {
    const [first = "", last = first] = range.trim().slice(2).split("-");
    return `\\u{${first.replaceAll("?", "0")}}-\\u{${last.replaceAll("?", "f")}}`;
  });
  return new RegExp(`[${parts.join("")}]`, "u");
}
