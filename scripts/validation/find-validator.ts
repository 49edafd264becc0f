import { spawnSync } from "node:child_process";
import { fetchPackage } from "./fetch-package.ts";

/** Whether there is a Java that can run the validator. */
export function hasJava(): boolean {
  return spawnSync("java", ["-version"]).status === 0;
}

/**
 * Path of the validator, as npm's package `vnu-jar` holds it. It is no dependency of the project: it is larger than
 * all others together, and while it is installed it runs a script that fetches a Java.
 * @throws Error when it cannot be fetched, or is not the one that we know
 */
export function findValidator(): string {
  return fetchPackage({
    name: "vnu-jar",
    version: "26.9.27",
    integrity:
      "TkQd5DFfOaWC9ebtvozTsrH2Vaod3jYg+vrOeREzIXxBexLz9+rS2DNtjn7+RPUiZhgli0SghgBX6RJRNea0KA==",
    part: "build/dist/vnu.jar",
  });
}
