import { join } from "node:path";
import { build } from "vite";

/** The writing field knows no HTML; see `no-html-language.ts`. */
export const clientAliases = (root: string) => ({
  "@codemirror/lang-html": join(root, "office/client/writing/no-html-language.ts"),
});

/** Scripts of the office, by their names in its pages: keys of every page, the form of a text. */
const scripts = ["keys.ts", "text.tsx"];

/** Bundles the scripts of the office outside of `build/`, which the public server serves. Returns their folder. */
export async function buildClient(root: string): Promise<string> {
  const folder = join(root, ".cache/office/client");
  const name = process.env.NODE_ENV;
  // Another value, such as that of tests, would select the verbose builds of packages.
  process.env.NODE_ENV = "production";
  const source = join(root, "office/client");
  await build({
    root: source,
    configFile: false,
    logLevel: "error",
    mode: "production",
    base: "/office/assets/",
    resolve: { alias: clientAliases(root) },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      reportCompressedSize: false,
      rollupOptions: {
        input: scripts.map((script) => join(source, script)),
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "[name]-[hash].js",
          assetFileNames: (asset) =>
            asset.names.some((file) => file.endsWith(".css"))
              ? "client.css"
              : "[name]-[hash][extname]",
        },
      },
    },
  }).finally(() => {
    if (name === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = name;
  });
  return folder;
}
