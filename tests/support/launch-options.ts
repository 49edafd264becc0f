import type { LaunchOptions } from "playwright-core";

/** How tests start a Chromium: quietly, and asking nothing of the network by itself. */
export function launchOptions(executablePath: string | undefined): LaunchOptions {
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  };
}
