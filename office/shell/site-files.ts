import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { at } from "./address.ts";
import sheets from "./styles.json" with { type: "json" };

const project = join(import.meta.dirname, "../..");

/** The tokens of the site and the sheets of the office, as one; its address changes with its bytes. */
export const stylesheet = (() => {
  const text = sheets.map((file) => readFileSync(join(project, file), "utf8")).join("\n");
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 10);
  return { text, href: at(`/assets/office.css?${hash}`) };
})();

export const fonts = ["otc-display", "otc-text"].map((name) => at(`/assets/fonts/${name}.woff2`));

/** A font of the site; undefined for another name. */
export function findFont(name: string): string | undefined {
  const file = join(project, "app/styles/fonts", name);
  return /^[\w-]+\.woff2$/.test(name) && existsSync(file) ? file : undefined;
}
