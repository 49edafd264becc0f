import type { Plugin } from "vite";

/**
 * Leaves `import()` as it is. Vite wraps each in a function that first fetches the stylesheets of what it imports, and
 * preloads its scripts; islands have neither, and the function would be a fifth of the script of every page.
 */
export function plainImports(): Plugin {
  return {
    name: "otc:plain-imports",
    apply: "build",
    enforce: "pre",
    load: (id) =>
      id.endsWith("vite/preload-helper.js")
        ? "export const __vitePreload = (load) => load();"
        : undefined,
  };
}
