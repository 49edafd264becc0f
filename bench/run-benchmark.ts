/** `npm run benchmark`: lists the benchmarks; `npm run benchmark -- <name> [options]` runs one. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { isBuiltForTests } from "../scripts/for-tests.ts";

const folder = "bench";

const names = readdirSync(folder)
  .filter((file) => file.endsWith(".ts") && file !== "run-benchmark.ts")
  .map((file) => file.replace(/\.ts$/, ""));
const [name, ...options] = process.argv.slice(2);
if (name && isBuiltForTests()) {
  console.error("The build is one for tests. Measure what visitors get: npm run build");
  process.exit(1);
}

if (name && names.includes(name)) {
  const { status } = spawnSync(process.execPath, [`${folder}/${name}.ts`, ...options], {
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
} else {
  if (name) console.error(`There is no benchmark "${name}".`);
  for (const known of names) {
    const purpose = /\/\*\*\s*\*?\s*([^\n]+)/.exec(readFileSync(`${folder}/${known}.ts`, "utf8"));
    console.log(`${known.padEnd(24)}${purpose?.[1]?.replace(/\*\/$/, "").trim() ?? ""}`);
  }
  process.exitCode = name ? 1 : 0;
}
