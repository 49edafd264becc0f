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
        const chunks = chunksOf(bundle);
        // What they load at once, and what they load later.
        const loaded = reachedFrom(chunks.filter(isBrowserEntry), bundle, (chunk) => [
          ...chunk.imports,
          ...chunk.dynamicImports,
        ]);
        for (const chunk of chunks) if (!loaded.has(chunk)) delete bundle[chunk.fileName];
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
      // In the order in which React Router names them.
      const needed = [
        ...reachedFrom(root ? [root, route] : [route], bundle, ({ imports }) => imports),
      ];
      const sheets = needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
      return [`/${route.fileName}`, [...new Set(sheets)]];
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

/** Some chunks and all that they reach, each before what it reaches itself. */
function reachedFrom(
  chunks: readonly Rolldown.OutputChunk[],
  bundle: Rolldown.OutputBundle,
  next: (chunk: Rolldown.OutputChunk) => readonly string[],
): Set<Rolldown.OutputChunk> {
  const reached = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): void => {
    if (chunk?.type !== "chunk" || reached.has(chunk)) return;
    reached.add(chunk);
    for (const name of next(chunk)) visit(bundle[name]);
  };
  chunks.forEach(visit);
  return reached;
}

function textOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  if (file?.type !== "asset") return "";
  return typeof file.source === "string" ? file.source : Buffer.from(file.source).toString();
}
