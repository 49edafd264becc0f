import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AtEnd, atTestEnd } from "./at-end.ts";

/** An empty folder that is deleted in the end. */
export function temporaryFolder(atEnd: AtEnd = atTestEnd): string {
  const folder = mkdtempSync(join(tmpdir(), "otc-"));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
