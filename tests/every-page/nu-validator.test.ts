import { join } from "node:path";
import { expect, test } from "vitest";
import { findValidator, hasJava } from "../../scripts/validation/find-validator.ts";
import { validate } from "../../scripts/validation/nu-validator.ts";
import { classifyErrors } from "../../scripts/validation/suppressed-errors.ts";
import { oneOfEachKind, sitePaths } from "../support/site-paths.ts";

/** Why the validator cannot run here; undefined where it can. */
function whyNot(): string | undefined {
  if (!hasJava()) return "there is no Java";
  try {
    findValidator();
  } catch (error) {
    return String(error);
  }
  return undefined;
}

const reason = whyNot();
if (reason) console.log(`  W3C’s validator is not run here: ${reason}.`);

test.skipIf(reason)(
  "one page of each kind is valid by W3C’s Nu validator; `npm run validate` looks at every page",
  async () => {
    const pages = oneOfEachKind(sitePaths());
    const files = pages.map((path) => join("build/client", path, "index.html"));
    const { ours } = classifyErrors(await validate(files));
    expect(ours).toEqual([]);
  },
);
