import { join } from "node:path";
import { build } from "vite";

/** Bundles the editor's pages outside of `build/`, which the public server serves. Returns their folder. */
export async function buildClient(root: string): Promise<string> {
  const folder = join(root, ".cache/office/client");
  const name = process.env.NODE_ENV;
  // Another value, such as that of tests, would select the verbose builds of packages.
  process.env.NODE_ENV = "production";
  await build({
    root: join(root, "office/client"),
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
