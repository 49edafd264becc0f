import type { Plugin, Rolldown } from "vite";

const virtualId = "virtual:document-assets";
const resolvedId = `\0${virtualId}`;
const entry = "app/browser/entry.ts";
/**
 * Share of the kinds of page from which on a stylesheet counts as everybody's. Pages that need the same
 * stylesheets are of one kind: a collection of ten thousand articles has one.
 */
const commonShare = 0.4;

/** What the document names, as `app/virtual-modules.d.ts` describes it. */
interface DocumentAssets {
  scripts: string[];
  stylesheets?: Record<string, string[]>;
}

/**
 * Decides what pages load, while the browser's files are bundled, and tells the document:
 * `import { scripts, stylesheets } from "virtual:document-assets"`.
 *
 * - `app/browser/entry.ts`, the one script of every page, is built beside React Router's own files. What
 *   it does not reach is left out: route modules are for a router in the browser, which this site does not have.
 * - The bundler makes one small stylesheet for each component. A page gets two: one that all pages share,
 *   so that a second page costs only its own part, and one for the rest of what it needs.
 *
 * React Router builds the browser's files first and the server's second, with the same plugin object, so all
 * of this is known when the server's build asks for it.
 */
export function documentAssets(): Plugin[] {
  return [namedByDocument(), loadedByPages()];
}

function namedByDocument(): Plugin {
  let assets: DocumentAssets | undefined;
  let isDevelopment = false;
  return {
    name: "otc:document-assets",
    // After Vite has gathered the styles, and before it makes each `import()` fetch those of its chunk: the
    // page has them already.
    enforce: "post",
    sharedDuringBuild: true,
    config(_config, { command }) {
      isDevelopment = command === "serve";
    },
    buildStart() {
      if (isDevelopment || this.environment.name !== "client") return;
      this.emitFile({ type: "chunk", id: entry, name: "browser" });
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      const chunks = chunksOf(bundle);
      const browser = chunks.find(isBrowserEntry);
      if (!browser) this.error(`${entry} was not built.`);
      const join = (name: string, sheets: readonly string[]): string => {
        const source = sheets.map((sheet) => textOf(bundle[sheet]).trim()).join("\n");
        const file = this.emitFile({ type: "asset", name: `${name}.css`, source });
        return `/${this.getFileName(file)}`;
      };
      assets = {
        scripts: [`/${browser.fileName}`],
        stylesheets: joinStylesheets(bundle, chunks, join),
      };
      for (const { viteMetadata } of chunks) {
        for (const sheet of viteMetadata?.importedCss ?? []) delete bundle[sheet];
        viteMetadata?.importedCss.clear();
      }
    },
    resolveId(id) {
      return id === virtualId ? resolvedId : undefined;
    },
    load(id) {
      if (id !== resolvedId) return;
      if (isDevelopment) assets = { scripts: ["/@vite/client", `/${entry}`] };
      else if (this.environment.name === "client") assets ??= { scripts: [] };
      if (!assets) this.error("The browser's files were not built before the server's.");
      const { scripts, stylesheets } = assets;
      return `export const scripts = ${JSON.stringify(scripts)};
export const stylesheets = ${JSON.stringify(stylesheets)};`;
    },
  };
}

function loadedByPages(): Plugin {
  return {
    name: "otc:loaded-by-pages",
    generateBundle: {
      // After the manifest was written, which React Router reads for its own list of routes.
      order: "post",
      handler(_options, bundle) {
        if (this.environment.name !== "client") return;
        const loaded = reachedFrom(chunksOf(bundle).filter(isBrowserEntry), bundle);
        for (const { fileName } of chunksOf(bundle))
          if (!loaded.has(fileName)) delete bundle[fileName];
      },
    },
  };
}

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === "chunk");
}

function isBrowserEntry({ facadeModuleId }: Rolldown.OutputChunk): boolean {
  return facadeModuleId?.endsWith(entry) ?? false;
}

/**
 * Joins the stylesheets of every route.
 * @param join writes several stylesheets as one and returns its address
 * @returns addresses by that of the route's module, under which React Router lists it
 */
function joinStylesheets(
  bundle: Rolldown.OutputBundle,
  chunks: readonly Rolldown.OutputChunk[],
  join: (name: string, sheets: readonly string[]) => string,
): Record<string, string[]> {
  const routes = chunks.filter((chunk) => chunk.facadeModuleId?.endsWith("-client-route"));
  const root = routes.find((route) => /[\\/]app[\\/]root\.tsx/.test(route.facadeModuleId ?? ""));
  const needs = new Map(
    routes.map((route) => {
      const needed = [root, route].flatMap((chunk) => (chunk ? stylesheetsOf(chunk, bundle) : []));
      return [`/${route.fileName}`, [...new Set(needed)]];
    }),
  );
  const kinds = new Map([...needs.values()].map((sheets) => [sheets.join(), sheets]));
  const uses = new Map<string, number>();
  for (const sheet of [...kinds.values()].flat()) uses.set(sheet, (uses.get(sheet) ?? 0) + 1);
  const isCommon = (sheet: string) => (uses.get(sheet) ?? 0) >= kinds.size * commonShare;
  // In the order in which pages need them: what comes first may be overruled by what comes later.
  const shared = join("site", [...uses.keys()].filter(isCommon));
  return Object.fromEntries(
    [...needs].map(([route, sheets]) => {
      const own = sheets.filter((sheet) => !isCommon(sheet));
      return [route, own.length > 0 ? [shared, join("page", own)] : [shared]];
    }),
  );
}

/** Stylesheets of a chunk and of all that it imports, in the order in which React Router names them. */
function stylesheetsOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const seen = new Set<Rolldown.OutputChunk>();
  const visit = (one: Rolldown.OutputChunk): void => {
    if (seen.has(one)) return;
    seen.add(one);
    for (const name of one.imports) {
      const imported = bundle[name];
      if (imported?.type === "chunk") visit(imported);
    }
  };
  visit(chunk);
  return [...seen].flatMap((one) => [...(one.viteMetadata?.importedCss ?? [])]);
}

/** Names of all chunks that some chunks load, at once or later, themselves included. */
function reachedFrom(
  chunks: readonly Rolldown.OutputChunk[],
  bundle: Rolldown.OutputBundle,
): Set<string> {
  const reached = new Set(chunks.map(({ fileName }) => fileName));
  // A set is walked in the order of its growth, so what is found on the way is walked too.
  for (const name of reached) {
    const file = bundle[name];
    if (file?.type !== "chunk") continue;
    for (const next of [...file.imports, ...file.dynamicImports]) reached.add(next);
  }
  return reached;
}

function textOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  if (file?.type !== "asset") return "";
  return typeof file.source === "string" ? file.source : Buffer.from(file.source).toString();
}
