import { cpSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build, type Plugin } from "vite";

const project = join(import.meta.dirname, "..");

/** A file that a module reads from the folder beside itself. */
const readBeside = "server/store/schema.sql";

/** One letter outside Latin-1, and V8 keeps two bytes for each letter of the whole file. */
const escapeLetters: Plugin = {
  name: "escape-letters",
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk") continue;
      chunk.code = chunk.code.replaceAll(
        /[^\0-\x7f]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
      );
    }
  },
};

/**
 * Bundles the server, the office and the renderer of pages with all packages they use into one folder, which is what runs
 * as `build/program/`. The rest of `build/`, and `content/`, are all that a machine needs besides to run the site: no package
 * is installed there, and it starts in half the time (docs/decisions/0012).
 * @param renderer React Router's server build
 */
export async function buildServer(renderer: string, folder: string): Promise<void> {
  // Tests set another value, for which packages would select their verbose builds.
  process.env.NODE_ENV = "production";
  await build({
    mode: "production",
    root: project,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [escapeLetters],
    define: {
      "process.env.NODE_ENV": JSON.stringify("production"),
    },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: "node24",
      outDir: join(project, folder),
      rollupOptions: {
        input: {
          main: join(project, "server/main.ts"),
          office: join(project, "office/main.ts"),
          pages: join(project, renderer),
        },
        // A native addon that the PostgreSQL driver tries and does without.
        external: ["pg-native"],
        output: {
          chunkFileNames: "[name].js",
          // Names stay, so that a failure can be read.
          minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
        },
      },
    },
  });
  cpSync(join(project, readBeside), join(project, folder, basename(readBeside)));
  // The pages of the office link the site's own styles, as they are.
  const styles = join(project, folder, "office-styles");
  const sheets: string[] = JSON.parse(
    readFileSync(join(project, "office/shell/styles.json"), "utf8"),
  );
  for (const sheet of sheets) cpSync(join(project, sheet), join(styles, basename(sheet)));
  cpSync(join(project, "app/styles/fonts"), join(styles, "fonts"), { recursive: true });
}
