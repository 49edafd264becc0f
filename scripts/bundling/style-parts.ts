import postcss, { type ChildNode } from "postcss";
import type { StylePart } from "#app/page-styles.ts";

/** At-rules that contain rules; every other at-rule is put into each page as it is. */
const conditions = new Set(["media", "supports", "container", "layer"]);

/** Takes a minified stylesheet apart for `stylesOfPage`. */
export function splitStyles(css: string): StylePart[] {
  return partsOf(postcss.parse(css).nodes);
}

function partsOf(nodes: readonly ChildNode[]): StylePart[] {
  return nodes.flatMap((node): StylePart[] => {
    if (node.type === "comment") return [];
    if (node.type === "atrule" && node.nodes && conditions.has(node.name)) {
      return [{ condition: `@${node.name} ${node.params}`, parts: partsOf(node.nodes) }];
    }
    if (node.type !== "rule") return [`${node}${node.type === "atrule" && !node.nodes ? ";" : ""}`];
    const selectors = node.selectors.map((selector) => [selector, ...classesOf(selector)] as const);
    // A rule for elements alone is put into every page.
    if (selectors.every(([, ...classes]) => classes.length === 0)) return [`${node}`];
    return [{ selectors, rule: node.nodes.join(";") }];
  });
}

/**
 * The classes that must be on a page for a selector to match. Those in brackets are not counted: one of
 * `:is(.a, .b)` is enough, and `:not(.a)` wants it absent. `:has(.a)` asks for it somewhere on the page.
 */
function classesOf(selector: string): string[] {
  let plain = selector.replaceAll(/:has\(([^(),]*)\)/g, " $1");
  for (let before = ""; before !== plain; ) {
    before = plain;
    plain = plain.replace(/\([^()]*\)|\[[^[\]]*\]/g, "");
  }
  return [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
}

/** Every class that some parts ask for. */
export function requiredClasses(parts: readonly StylePart[]): Set<string> {
  const names = parts.flatMap((part) => {
    if (typeof part === "string") return [];
    if ("condition" in part) return [...requiredClasses(part.parts)];
    return part.selectors.flatMap(([, ...classes]) => classes);
  });
  return new Set(names);
}
