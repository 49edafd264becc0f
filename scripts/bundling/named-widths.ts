import { readFileSync } from "node:fs";
import type { Plugin } from "postcss";

const widths = readFileSync("app/styles/widths.css", "utf8");

/**
 * Writes the widths of `app/styles/widths.css` where stylesheets name them. At the end, because only then the rules are
 * there that a class composes from another file; postcss-custom-media reads a stylesheet before that.
 */
export const namedWidths: Plugin = {
  postcssPlugin: "otc:named-widths",
  OnceExit(root) {
    root.walkAtRules("media", (rule) => {
      rule.params = rule.params.replace(/\((--[\w-]+)\)/g, (_, name) => {
        const width = widths.split(`@custom-media ${name} `)[1]?.split(";")[0];
        if (!width) throw rule.error(`app/styles/widths.css names no width ${name}.`);
        return width;
      });
    });
  },
};
