import { type Browser, chromium } from "playwright-core";
import { findChromium } from "../../tests/support/find-chromium.ts";

/** A separate Chromium; the one of `tests/support/` exists under Vitest only. */
export function startChromium(): Promise<Browser> {
  const executablePath = findChromium();
  const options = { args: ["--no-sandbox", "--disable-gpu"] };
  return chromium.launch(executablePath ? { ...options, executablePath } : options);
}
