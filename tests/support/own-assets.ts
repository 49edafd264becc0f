import { readdirSync, readFileSync } from "node:fs";

const folder = "build/site/assets";

/** Names of the scripts, fonts and their packed copies of this build, without what is kept of builds before it. */
export function ownAssets(): string[] {
  const kept = JSON.parse(readFileSync("build/kept-files.json", "utf8")) as Record<string, number>;
  return readdirSync(folder).filter((name) => !(`assets/${name}` in kept));
}
