import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { afterAll, expect, test } from "vitest";
import { routeStyles } from "./route-styles-plugin.ts";

const folder = mkdtempSync(join(tmpdir(), "otc-route-styles-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files = {
  "page.tsx": `import type { Shape } from "./shape.ts";
    import { first } from "./first.ts";
    import { Second } from "./second.tsx";
    import "./page.css";
    export default () => <Second text={first} shape={{} as Shape} />;`,
  "shape.ts": `import "./of-a-type.css"; export interface Shape {}`,
  "first.ts": `export { first } from "./re-exported.ts";`,
  "re-exported.ts": `import "./first.css"; import picture from "./picture.svg?raw"; export const first = picture;`,
  "second.tsx": `import styles from "./second.module.css"; export const Second = () => <p className={styles.second} />;`,
  "script.ts": `import { first } from "./first.ts"; console.log(first);`,
  "picture.svg": "<svg/>",
  "page.css": ".page{top:3px}",
  "first.css": ".first{top:1px}",
  "second.module.css": ".second{top:2px}",
  "of-a-type.css": ".of-a-type{top:4px}",
};

test("bundles of a route each stylesheet that it asks for, and no code; a script as it is", async () => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    plugins: [routeStyles()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: [
          join(folder, "page.tsx?__react-router-build-client-route"),
          join(folder, "script.ts"),
        ],
        preserveEntrySignatures: "strict",
      },
    },
  })) as Rolldown.RolldownOutput;
  const textsOf = (pattern: RegExp) =>
    output
      .filter(({ fileName }) => pattern.test(fileName))
      .map((file) => (file.type === "asset" ? String(file.source) : file.code))
      .join("\n");
  const tops = textsOf(/\.css$/).matchAll(/top: ?(\d)px/g);
  expect(new Set([...tops].map(([, top]) => top))).toEqual(new Set(["1", "2", "3"]));
  expect(textsOf(/\.js$/)).not.toContain("className");
  expect(textsOf(/\.js$/).match(/<svg\/>/g)).toHaveLength(1);
});
