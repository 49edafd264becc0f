import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import type { Plugin, Rolldown } from "vite";
import type { SiteStyles, StylePart } from "#app/page-styles.ts";
import { type GetModule, islandFiles } from "./island-files.ts";
import { importsFirst, reachableFrom } from "./reachable-from.ts";
import { isRouteModule, isRouteSheet } from "./route-styles-plugin.ts";
import { propertiesIn, shortenProperties } from "./short-properties.ts";
import { requiredClasses, splitStyles } from "./style-parts.ts";

const virtualId = "virtual:document-assets";
const resolvedId = `\0${virtualId}`;
const entry = "app/browser/entry.ts";

/** Files and styles of the document, as `app/virtual-modules.d.ts` describes it. */
interface DocumentAssets {
  scripts: { src: string; integrity?: string }[];
  styles?: SiteStyles;
}

/**
 * Decides what pages load, while the browser's files are bundled, for the document:
 * `import { scripts, styles } from "virtual:document-assets"`.
 *
 * - `app/browser/entry.ts`, the one script of every page, is built beside React Router's own files. What
 *   it does not reach is left out: route modules are for a router in the browser, which this site does not have.
 * - Islands come in few files (`island-files.ts`).
 * - Styles are no files at all. They are taken apart here, and the document of each page holds those that
 *   the page uses (`app/page-styles.ts`).
 *
 * React Router builds the browser's files first and the server's second, with the same plugin object, so all
 * of this is known when the server's build asks for it.
 */
export function documentAssets(): Plugin[] {
  return [namedByDocument(), loadedByPages(), islandFiles(entry)];
}

function namedByDocument(): Plugin {
  let assets: DocumentAssets | undefined;
  let isDevelopment = false;
  return {
    name: "otc:document-assets",
    sharedDuringBuild: true,
    config(_config, { command }) {
      isDevelopment = command === "serve";
    },
    buildStart() {
      if (isDevelopment || this.environment.name !== "client") return;
      this.emitFile({ type: "chunk", id: entry, name: "browser" });
    },
    generateBundle: {
      // When Vite has gathered the styles, and before it makes scripts fetch them: the page has them already.
      order: "pre",
      handler(_options, bundle) {
        if (this.environment.name !== "client") return;
        const chunks = chunksOf(bundle);
        // Styles that are loaded with a script, because only that script needs them; modules come in any order.
        const loaded = [...this.getModuleIds()]
          .filter((id) => /\.css\?inline$/.test(id))
          .map((id) => this.getModuleInfo(id)?.code)
          .join();
        const scripted = [...propertiesIn(loaded)].sort();
        const named = new Set([...namedByCode(), ...scripted]);
        const styles = siteStyles(bundle, chunks, named, loaded, (id) => this.getModuleInfo(id));
        for (const { viteMetadata } of chunks) {
          for (const sheet of viteMetadata?.importedCss ?? []) delete bundle[sheet];
          viteMetadata?.importedCss.clear();
        }
        assets = { scripts: [], styles: { ...styles, scripted } };
      },
    },
    writeBundle(_options, bundle) {
      if (this.environment.name !== "client" || !assets) return;
      const browser = chunksOf(bundle).find(isBrowserEntry);
      if (!browser) this.error(`${entry} was not built.`);
      const integrity = `sha256-${createHash("sha256").update(browser.code).digest("base64")}`;
      assets.scripts = [{ src: `/${browser.fileName}`, integrity }];
    },
    resolveId(id) {
      return id === virtualId ? resolvedId : undefined;
    },
    load(id) {
      if (id !== resolvedId) return;
      if (isDevelopment) assets = { scripts: [{ src: "/@vite/client" }, { src: `/${entry}` }] };
      else if (this.environment.name === "client") assets ??= { scripts: [] };
      if (!assets) this.error("The browser's files were not built before the server's.");
      const { scripts, styles } = assets;
      return `export const scripts = ${JSON.stringify(scripts)};
export const styles = ${JSON.stringify(styles)};`;
    },
  };
}

/** Custom properties that components and scripts name; stylesheets may not rename them. */
function namedByCode(): string[] {
  const files = globSync("app/**/*.{ts,tsx}").filter((file) => !file.includes(".test."));
  return files.flatMap((file) => [...propertiesIn(readFileSync(file, "utf8"))]);
}

function loadedByPages(): Plugin {
  return {
    name: "otc:loaded-by-pages",
    generateBundle: {
      // After the manifest was written, which React Router reads for its own list of routes.
      order: "post",
      handler(_options, bundle) {
        if (this.environment.name !== "client") return;
        const chunks = chunksOf(bundle);
        // Chunks that they load at once, and those that they load later.
        const loaded = reachableFrom(chunks.filter(isBrowserEntry), (chunk) =>
          chunksNamed([...chunk.imports, ...chunk.dynamicImports], bundle),
        );
        for (const chunk of chunks) if (!loaded.has(chunk)) delete bundle[chunk.fileName];
      },
    },
  };
}

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === "chunk");
}

function isBrowserEntry({ moduleIds }: Rolldown.OutputChunk): boolean {
  return moduleIds.some((id) => id.endsWith(entry));
}

/** All styles, by the routes that need them and by the scripts that name their classes. */
function siteStyles(
  bundle: Rolldown.OutputBundle,
  chunks: readonly Rolldown.OutputChunk[],
  namedProperties: ReadonlySet<string>,
  loadedStyles: string,
  getModule: GetModule,
): Omit<SiteStyles, "scripted"> {
  const routes = chunks.flatMap(({ facadeModuleId, fileName }) =>
    facadeModuleId && isRouteModule(facadeModuleId) ? [{ id: facadeModuleId, fileName }] : [],
  );
  const root = routes.filter(({ id }) => /[\\/]app[\\/]root\.tsx/.test(id));
  const order = new Map<string, number>();
  const numberOf = (sheet: string): number => {
    const number = order.get(sheet) ?? order.size;
    order.set(sheet, number);
    return number;
  };
  const needs = routes.map(({ id, fileName }) => {
    // As they would be run: a page overrules its components.
    const modules = importsFirst(
      [...root.map((route) => route.id), id],
      (module) => getModule(module)?.importedIds ?? [],
    );
    return [`/${fileName}`, modules.filter(isRouteSheet).map(numberOf)] as const;
  });
  const texts = new Map(
    chunks.flatMap(({ moduleIds, viteMetadata }) => {
      const [sheet] = moduleIds.filter(isRouteSheet);
      const css = [...(viteMetadata?.importedCss ?? [])].map((name) => textOf(bundle[name]));
      return sheet ? [[sheet, css.join("")] as const] : [];
    }),
  );
  const inOrder = [...order.keys()].map((sheet) => texts.get(sheet) ?? "");
  const sheets = shortenProperties(inOrder, namedProperties).map(splitStyles);
  return {
    sheets,
    routes: Object.fromEntries(needs),
    ...classesOfScripts(sheets, loadedStyles, getModule),
  };
}

/**
 * Classes that scripts may add: those that any of their modules names, used or not.
 * @param loadedStyles styles that come with a script; pages need not carry them, too
 */
function classesOfScripts(
  sheets: readonly (readonly StylePart[])[],
  loadedStyles: string,
  getModule: GetModule,
): Pick<SiteStyles, "always" | "islands"> {
  const styled = requiredClasses(sheets.flat());
  for (const [, name = ""] of loadedStyles.matchAll(/\.([\w-]+)/g)) styled.delete(name);
  const namedFrom = (start: string): string[] => {
    const texts = modulesBehind(start, getModule).flatMap(({ code }) =>
      [...(code ?? "").matchAll(/"([^"\n]*)"|'([^'\n]*)'|`([^`]*)`/g)].flatMap((match) =>
        (match[1] ?? match[2] ?? match[3] ?? "").split(/[^\w-]+/),
      ),
    );
    return [...new Set(texts)].filter((name) => styled.has(name)).sort();
  };
  const browser = getModule(`${process.cwd()}/${entry}`);
  const later = browser ? startedLater(browser, getModule) : [];
  const isIsland = (id: string) => id.endsWith(".island.tsx");
  // The script that hydrates islands shows their failures, and is loaded only where there are any.
  const [waking, others] = [true, false].map((wakes) =>
    later.filter((id) => !isIsland(id) && id.includes("/islands/hydrate.") === wakes),
  );
  const ofAllIslands = (waking ?? []).flatMap(namedFrom);
  return {
    always: [...new Set((others ?? []).flatMap(namedFrom))],
    islands: Object.fromEntries(
      later
        .filter(isIsland)
        .map((id) => [
          id.replace(/.*\//, "").replace(".island.tsx", ""),
          [...new Set([...namedFrom(id), ...ofAllIslands])],
        ]),
    ),
  };
}

function startedLater(script: Rolldown.ModuleInfo, getModule: GetModule): string[] {
  const modules = modulesBehind(script.id, getModule);
  return [...new Set(modules.flatMap((module) => module.dynamicallyImportedIds))];
}

function modulesBehind(start: string, getModule: GetModule): Rolldown.ModuleInfo[] {
  const isOurs = (id: string) => !id.includes("/node_modules/");
  const ids = reachableFrom([start].filter(isOurs), (id) =>
    (getModule(id)?.importedIds ?? []).filter(isOurs),
  );
  return [...ids].flatMap((id) => getModule(id) ?? []);
}

function chunksNamed(names: readonly string[], bundle: Rolldown.OutputBundle) {
  return names.map((name) => bundle[name]).filter((file) => file?.type === "chunk");
}

function textOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  if (file?.type !== "asset") return "";
  return typeof file.source === "string" ? file.source : Buffer.from(file.source).toString();
}
