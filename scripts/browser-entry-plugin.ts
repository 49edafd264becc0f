import type { Plugin } from "vite";

const virtualId = "virtual:browser-entry";
const resolvedId = `\0${virtualId}`;
const source = "app/browser/entry.ts";

/**
 * Builds `app/browser/entry.ts`, the one script of every page, beside React Router's own files, and
 * tells the server-rendered document its hashed address: `import scripts from "virtual:browser-entry"`.
 *
 * React Router builds the browser's files first and the server's second, with the same plugin object
 * (`sharedPlugins`), so the file name is known when the server's build asks for it.
 */
export function browserEntry(): Plugin {
  let fileName = "";
  let isDevelopment = false;
  return {
    name: "otc:browser-entry",
    sharedDuringBuild: true,
    config(_config, { command }) {
      isDevelopment = command === "serve";
    },
    buildStart() {
      if (isDevelopment || this.environment.name !== "client") return;
      this.emitFile({ type: "chunk", id: source, name: "browser" });
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk" && file.facadeModuleId?.endsWith(source))
          fileName = file.fileName;
      }
    },
    resolveId(id) {
      return id === virtualId ? resolvedId : undefined;
    },
    load(id) {
      if (id !== resolvedId) return;
      if (isDevelopment) {
        return `export default ${JSON.stringify(["/@vite/client", `/${source}`])}`;
      }
      if (this.environment.name === "client") return "export default []";
      if (!fileName) this.error("The browser entry was not built before the server's files.");
      return `export default ${JSON.stringify([`/${fileName}`])}`;
    },
  };
}
