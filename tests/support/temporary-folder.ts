import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Takes what is to be done in the end: of the test, or of all tests of a file. */
export type AtEnd = (end: () => void | Promise<void>) => void;

/** An empty folder that is deleted in the end. */
export function temporaryFolder(atEnd: AtEnd = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), "otc-"));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
