import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { renderedAddresses, surroundingsOfSent, textSurroundings } from "./open-content.ts";
import { projectRoot } from "./reading/project-root.ts";

test("what is sent names no page that the build does not have yet", () => {
  const root = mkdtempSync(join(tmpdir(), "otc-sent-"));
  try {
    cpSync(join(projectRoot(), "content"), join(root, "content"), { recursive: true });
    const page = renderedAddresses(root).find((path) => path.startsWith("/news/laws/")) ?? "";
    const isKnown = (address: string) => surroundingsOfSent(root).isKnownAddress?.(address);
    // Where nothing is built, as during development, nothing is missing.
    expect(isKnown(page)).toBe(true);
    mkdirSync(join(root, "build/client"), { recursive: true });
    expect(textSurroundings(root).isKnownAddress?.(page)).toBe(true);
    expect(isKnown(page)).toBe(false);
    expect(isKnown("/donate")).toBe(true);
    mkdirSync(join(root, "build/client", page), { recursive: true });
    expect(isKnown(`${page}#text`)).toBe(true);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
