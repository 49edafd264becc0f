import { readFileSync } from "node:fs";
import type { Plugin } from "postcss";

const sheet = "app/styles/widths.css";
const widths = new Map(
  [...readFileSync(sheet, "utf8").matchAll(/@custom-media (--[\w-]+) (\([^)]+\));/g)].map(
    ([, name, width]) => [name, width],
  ),
);

/**
 * Writes the widths of `app/styles/widths.css` where stylesheets name them. At the end, because only then the rules are
 * there that a class composes from another file; postcss-custom-media reads a stylesheet before that.
 */
export const namedWidths: Plugin = {
  postcssPlugin: "otc:named-widths",
  OnceExit(root) {
    root.walkAtRules("media", (rule) => {
      rule.params = rule.params.replace(/\((--[\w-]+)\)/g, (_, name) => {
        const width = widths.get(name);
        if (!width) throw rule.error(`${sheet} names no width ${name}.`);
        return width;
      });
    });
  },
};
