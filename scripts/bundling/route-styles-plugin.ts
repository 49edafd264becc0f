import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { type Plugin, parseSync } from "vite";

/** Behind the address of a module of which only the styles are wanted. */
const stylesOnly = "?styles";
/** How React Router names the module of a route for a router in the browser. */
const ofRoute = "?__react-router-build-client-route";

/** In the place of a module without styles: a package, data, a drawing. */
const none = "\0otc:no-styles";

/** A file for each stylesheet, so that each can be told from the others when it is minified. */
const codeSplitting = {
  groups: [
    {
      name: (id: string) => (isRouteSheet(id) ? nameOf(id) : null),
      priority: 9,
    },
  ],
};

/** The same wherever the project is: names of other files depend on it. */
const nameOf = (id: string) => `sheet-${relative(process.cwd(), id).replaceAll(/\W+/g, "-")}`;

/** Whether a module is a stylesheet of routes. */
export const isRouteSheet = (id: string) => id.endsWith(`.css${stylesOnly}`);
/** Whether a module is the browser's module of a route. */
export const isRouteModule = (id: string) => id.endsWith(ofRoute);

/**
 * Makes the browser's module of a route what this site needs of it: the styles that the route asks for, and no code. The
 * browser has no router and never fetches these modules (decision 1), but the bundler does not know that. Whole, they
 * would keep code of pages in the files that islands share, such as all of Zod beside `zod/mini`.
 *
 * The code of such a module is replaced by its imports, and so is that of each module behind them, under an address of
 * its own. Modules that scripts import as well are bundled for these as they are.
 */
export function routeStyles(): Plugin {
  return {
    name: "otc:route-styles",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    config: () => ({
      environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
    }),
    async resolveId(source, importer, options) {
      if (!importer?.endsWith(stylesOnly)) return;
      if (source.startsWith("node:")) return none;
      const original = importer.slice(0, -stylesOnly.length);
      const resolved = await this.resolve(source, original, { ...options, skipSelf: true });
      if (!resolved || resolved.external || resolved.id.includes("/node_modules/")) return none;
      return /\.(?:tsx?|css)$/.test(resolved.id) ? resolved.id + stylesOnly : none;
    },
    async load(id) {
      if (id === none) return "";
      if (!id.endsWith(stylesOnly) || isRouteSheet(id)) return;
      const file = id.slice(0, -stylesOnly.length);
      const code = importsOf(file, await readFile(file, "utf8"));
      return { code, moduleType: "js", moduleSideEffects: true };
    },
    transform: {
      order: "post",
      handler(code, id) {
        if (isRouteModule(id)) {
          const file = id.slice(0, -ofRoute.length);
          return { code: importOf(file + stylesOnly), map: null, moduleSideEffects: true };
        }
        // Nothing reads the names of the classes here, and the sheet would go with them.
        if (isRouteSheet(id)) return { code, map: null, moduleSideEffects: "no-treeshake" };
      },
    },
  };
}

const importOf = (id: string) => `import ${JSON.stringify(id)};\n`;

/** The modules that one loads at once, in their order. */
function importsOf(file: string, text: string): string {
  const { staticImports, staticExports } = parseSync(file, text).module;
  const imported = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ start, moduleRequest }) => ({ start, id: moduleRequest.value }));
  const passedOn = staticExports.flatMap(({ start, entries }) =>
    entries.flatMap(({ isType, moduleRequest }) =>
      moduleRequest && !isType ? { start, id: moduleRequest.value } : [],
    ),
  );
  const inOrder = [...imported, ...passedOn].sort((a, b) => a.start - b.start);
  return [...new Set(inOrder.map(({ id }) => importOf(id)))].join("");
}
