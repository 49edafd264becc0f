/** Builds the whole site into `build/`: content checked, drawings, pages, the server's renderer, compressed copies. */
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";

/** Runs one step of the build with this same Node, its output passed through. */
function step(file: string, ...parameters: string[]): void {
  execFileSync(process.execPath, [file, ...parameters], { stdio: "inherit" });
}

rmSync("build", { recursive: true, force: true });
step("scripts/check-content.ts");
step("scripts/build-art.ts");
step("scripts/build-documents.ts");
step("scripts/build-images.ts");
step("node_modules/@react-router/dev/bin.cjs", "build");
step("scripts/place-documents.ts");
step("scripts/prune-build.ts");
step("scripts/join-stylesheets.ts");
step("scripts/build-cards.ts");
step("scripts/build-finding-files.ts");
step("scripts/compress.ts");
