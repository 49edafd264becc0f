import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { collections } from "./all.ts";

/** A valid file of each collection, by its path below `content/`: tests need no file that editors may delete. */
export const exampleFiles: Record<string, string> = Object.fromEntries(
  collections.flatMap(({ folder, example }) =>
    example
      ? [
          [
            `${folder}/example${extname(example)}`,
            readFileSync(new URL(example, import.meta.url), "utf8"),
          ],
        ]
      : [],
  ),
);
