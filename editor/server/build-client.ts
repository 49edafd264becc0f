import { join } from "node:path";
import { build } from "vite";

/**
 * Bundles the editor's own pages. They lie outside of `build/`, which is what the public server hands out.
 * @returns the folder that holds them
 */
export async function buildClient(root: string): Promise<string> {
  const folder = join(root, ".cache/editor/client");
  const name = process.env.NODE_ENV;
  // Another name, such as that of tests, would bring the talkative forms of packages.
  process.env.NODE_ENV = "production";
  await build({
    root: join(root, "editor/client"),
    configFile: false,
    logLevel: "error",
    mode: "production",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: { outDir: folder, emptyOutDir: true, assetsInlineLimit: 0, reportCompressedSize: false },
  }).finally(() => {
    if (name === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = name;
  });
  return folder;
}
