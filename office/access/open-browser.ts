import { spawn } from "node:child_process";

/** What opens an address on each kind of machine. */
const openers: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ["open"],
  // The start of cmd would take a part of the address for a command of its own.
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
  linux: ["xdg-open"],
};

/**
 * Opens an address in the browser of the person at this terminal: not where there is none, as under systemd, nor on a
 * machine without a display. A failure is not reported, since the address is printed too.
 * @returns whether a browser was asked
 */
export function openBrowser(
  address: string,
  {
    platform = process.platform,
    environment = process.env,
    isTerminal = process.stdout.isTTY,
  } = {},
): boolean {
  const [program, ...typed] = openers[platform] ?? [];
  const hasDisplay = platform !== "linux" || !!(environment.DISPLAY || environment.WAYLAND_DISPLAY);
  if (!program || !isTerminal || !hasDisplay || environment.SSH_CONNECTION) return false;
  spawn(program, [...typed, address], { stdio: "ignore", detached: true, env: environment })
    .on("error", () => undefined)
    .unref();
  return true;
}
