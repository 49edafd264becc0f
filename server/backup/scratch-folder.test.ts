import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { deleteLeftovers } from "./scratch-folder.ts";

test("continues when a file disappears during the clean-up", () => {
  const temporary = mkdtempSync(join(tmpdir(), "otc-scratch-"));
  vi.stubEnv("TMPDIR", temporary);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(temporary, { recursive: true });
  });
  // Both are listed; the file is deleted with its folder.
  const folder = join(temporary, "otc-backup-killed");
  mkdirSync(folder);
  for (const at of ["01", "02"]) writeFileSync(join(folder, `otc-2026-11-${at}.backup.part`), "");
  utimesSync(folder, 0, 0);
  deleteLeftovers(24 * 3_600_000, folder);
  expect(readdirSync(temporary)).toEqual([]);
});
