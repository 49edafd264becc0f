import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { findMissingParts } from "./missing-parts.ts";

test("names an old Node when a part of a package is missing", async () => {
  const load = () =>
    Promise.reject(new Error("Cannot find module '@rolldown/binding-wasm32-wasi'"));
  expect(await findMissingParts(load)).toContain("install Node 22 or 24");
  expect(await findMissingParts(async () => undefined)).toBeUndefined();
});

test("npm start refuses to install packages with an old Node", () => {
  const versions = ["18.20.4", "20.11.1", "21.7.3", "22.11.0", "20.19.0", "22.12.0", "24.21.0"];
  const program = `import { refusalOf } from "./scripts/prepare.mjs";
    console.log(JSON.stringify(${JSON.stringify(versions)}.map(refusalOf)))`;
  const options = ["--input-type=module", "--eval", program];
  const refusals = JSON.parse(execFileSync(process.execPath, options, { encoding: "utf8" }));
  const old = versions.slice(0, 4);
  expect(refusals).toEqual([
    ...old.map((version) => expect.stringContaining(`Node ${version} is too old`)),
    null,
    null,
    null,
  ]);
});
