import { join } from "node:path";
import { build } from "vite";

/**
 * Bundles the editor's own pages. They lie outside of `build/`, which is what the public server hands out.
 * @returns the folder that holds them
 */
export async function buildClient(root: string): Promise<string> {
  const folder = join(root, ".cache/editor/client");
  await build({
    root: join(root, "editor/client"),
    configFile: false,
    logLevel: "error",
    mode: "production",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: { outDir: folder, emptyOutDir: true, assetsInlineLimit: 0, reportCompressedSize: false },
  });
  return folder;
}
