import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isTestFile, sourceFiles } from "./import-graph.ts";

/** Screens write addresses by `href()`, which refuses one that no route has. */
const screens = sourceFiles(["app/pages", "app/components", "app/shell"]).filter(
  // `href()` would bring the router into a browser, so what runs there is given its addresses.
  (file) => !isTestFile(file) && !/\.(examples|island)\.tsx$/.test(file),
);

test("no screen contains an address that the compiler could check", () => {
  const spelled = screens.flatMap((file) =>
    [
      ...readFileSync(file, "utf8").matchAll(
        /\b(?:href|path|action)(?:=|: )(["'`]\/[a-z][^"'`]*)/g,
      ),
    ].map(([, address]) => `${file}: ${address}`),
  );
  expect(spelled).toEqual([]);
});
