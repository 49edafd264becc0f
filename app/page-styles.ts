/**
 * A stylesheet taken apart when the site is built, so that each page can take what it uses: text that every
 * page takes; a rule with its selectors, each beside the classes that it asks for; or a condition around parts.
 */
export type StylePart =
  | string
  | { rule: string; selectors: readonly (readonly [selector: string, ...classes: string[]])[] }
  | { condition: string; parts: readonly StylePart[] };

/** All styles of the site, as `scripts/bundling/document-assets-plugin.ts` hands them to the document. */
export interface SiteStyles {
  sheets: readonly (readonly StylePart[])[];
  /** Which sheets a page needs, in their order, by the address of its route's module. */
  routes: Readonly<Record<string, readonly number[]>>;
  /** Classes that scripts may put on any page, e.g. those of a toast. */
  always: readonly string[];
  /** Classes that an island may put on its page once it is alive, by the island's name. */
  islands: Readonly<Record<string, readonly string[]>>;
}

/**
 * The styles that one page uses, for its `<style>`.
 *
 * A rule stays when the page has all classes of one of its selectors, or when a script of the page may add
 * them. States, attributes and elements are not looked at: `:hover`, `[open]` and `details` may come later.
 * @param route address of the route's module
 * @param html the page, rendered
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
  const picked = sheets.map((sheet) => pick(styles.sheets[sheet] ?? [], classes)).join("");
  return withUsedProperties(withUsedFaces(withUsedKeyframes(picked), html), html);
}

function pick(parts: readonly StylePart[], classes: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if (typeof part === "string") return part;
      if ("condition" in part) {
        const inner = pick(part.parts, classes);
        return inner && `${part.condition}{${inner}}`;
      }
      const used = part.selectors.filter(([, ...asked]) =>
        asked.every((name) => classes.has(name)),
      );
      return used.length > 0 ? `${used.map(([selector]) => selector).join()}{${part.rule}}` : "";
    })
    .join("");
}

const declaration = /(?<=[{;])(--[\w-]+):((?:"[^"]*"|[^;{}"])*)(?:;|(?=\}))/g;

/** Custom properties that no rule, no drawing and no other custom property of the page reads are left out. */
function withUsedProperties(css: string, html: string): string {
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
  read(css.replace(declaration, "") + html).forEach(use);
  return css.replace(declaration, (text, name: string) => (used.has(name) ? text : ""));
}

/**
 * Faces for letters that a page does not have are left out. Where a visitor may write, or a script does, any letter may
 * come.
 */
function withUsedFaces(css: string, html: string): string {
  if (/<input|<textarea| data-island=/.test(html)) return css;
  return css.replace(/@font-face\{[^}]*unicode-range:([^;}]*)[^}]*\}/g, (face, ranges: string) =>
    lettersIn(ranges).test(html) ? face : "",
  );
}

/** Matches the characters of a `unicode-range`. */
function lettersIn(ranges: string): RegExp {
  const parts = ranges.split(",").map((range) => {
    const [first = "", last = first] = range.trim().slice(2).split("-");
    return `\\u{${first.replaceAll("?", "0")}}-\\u{${last.replaceAll("?", "f")}}`;
  });
  return new RegExp(`[${parts.join("")}]`, "u");
}

/** Movements and sheets of paper whose name no rule of the page mentions are left out. */
function withUsedKeyframes(css: string): string {
  return css
    .replace(/@page ([\w-]+)\{[^}]*\}/g, (page, name: string) =>
      css.includes(`page:${name}`) ? page : "",
    )
    .replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (keyframes, name: string) =>
      css.split(name).length > 2 ? keyframes : "",
    );
}
