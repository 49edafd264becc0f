import { relative } from "node:path";
import type { Plugin } from "vite";

/** Reloads open pages when an editor saves a file under `content/` while `npm run dev` is running. */
export function reloadOnContent(): Plugin {
  return {
    name: "otc:reload-on-content",
    configureServer(server) {
      server.watcher.add("content");
      server.watcher.on("all", (_event, path) => {
        // The watcher reports this folder's files by the relative path that was added.
        if (/^content[\\/].+\.(yaml|md)$/.test(relative(".", path))) {
          server.ws.send({ type: "full-reload" });
        }
      });
    },
  };
}
