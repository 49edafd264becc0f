import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../tests/support/free-port.ts";
import { until } from "../../tests/support/until.ts";
import { type Engine, findProgram } from "./engine.ts";

const driver = findProgram("WebKitWebDriver");
const display = findProgram("xvfb-run");

/** Debian installs the small browser beside its library, in a folder named after the architecture. */
function findMiniBrowser(): string | undefined {
  const libraries = existsSync("/usr/lib") ? readdirSync("/usr/lib") : [];
  return libraries
    .flatMap((machine) =>
      ["webkit2gtk-4.1", "webkit2gtk-4.0", "webkitgtk-6.0"].map((library) =>
        join("/usr/lib", machine, library, "MiniBrowser"),
      ),
    )
    .find((path) => existsSync(path));
}

const miniBrowser = findMiniBrowser();

/** The key of an element in answers of WebDriver. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

/** WebKitGTK, driven by plain WebDriver: Safari's engine, though not Safari. */
export const webkit: Engine = {
  name: "WebKitGTK",
  program: driver && display && miniBrowser,
  async openWindow() {
    const port = await freePort();
    const child = spawn(
      display ?? "",
      ["-a", "-s", "-screen 0 1440x900x24", driver ?? "", `--port=${port}`, "--host=127.0.0.1"],
      // In a separate process group, so that the display, the driver and the browser end together.
      { stdio: "ignore", detached: true, env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: "1" } },
    );
    const call = <Result>(method: string, path: string, body?: object) =>
      ask<Result>(`http://127.0.0.1:${port}${path}`, method, body);
    await until(() => call("GET", "/status").then(Boolean, () => false));
    const { sessionId } = await call<{ sessionId: string }>("POST", "/session", {
      capabilities: {
        alwaysMatch: {
          "webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation"] },
        },
      },
    });
    const session = `/session/${sessionId}`;
    const find = async (selector: string) => {
      let element: Record<string, string> = {};
      await until(async () => {
        const using = { using: "css selector", value: selector };
        element = await call<typeof element>("POST", `${session}/element`, using).catch(() => ({}));
        return element[elementKey] !== undefined;
      });
      return `${session}/element/${element[elementKey]}`;
    };
    const run = <Result>(script: string) =>
      call<Result>("POST", `${session}/execute/sync`, { script, args: [] });
    return {
      open: (address) => call("POST", `${session}/url`, { url: address }),
      run,
      async click(selector) {
        const element = await find(selector);
        // The driver does not scroll to everything below the window.
        await run(
          `document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: "center" })`,
        );
        await call("POST", `${element}/click`, {});
      },
      type: async (selector, text) => call("POST", `${await find(selector)}/value`, { text }),
      narrow: () => call("POST", `${session}/window/rect`, { width: 390, height: 844 }),
      async countRoles(roles) {
        const using = { using: "css selector", value: "main :is(table, tr, th, td)" };
        const found = await call<Record<string, string>[]>("POST", `${session}/elements`, using);
        const said = await Promise.all(
          found.map((element) =>
            // An element that is not rendered has no role; the driver reports it as an error.
            call<string>("GET", `${session}/element/${element[elementKey]}/computedrole`).catch(
              () => "",
            ),
          ),
        );
        return Object.fromEntries(
          roles.map((role) => [role, said.filter((one) => one === role).length]),
        );
      },
      // WebDriver does not report the console; `error-recorder.ts` records its messages.
      consoleErrors: () =>
        run(
          "sessionStorage.removeItem('recorded-errors'); return window.recordedErrors?.splice(0) ?? ['No recorder on this page.']",
        ),
      async [Symbol.asyncDispose]() {
        await call("DELETE", session).catch(() => undefined);
        await endGroup(child);
      },
    };
  },
};

async function ask<Result>(address: string, method: string, body?: object): Promise<Result> {
  const response = await fetch(address, {
    method,
    headers: { "Content-Type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await response.json()) as { value: Result };
  if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}

async function endGroup(child: ChildProcess): Promise<void> {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  process.kill(-child.pid, "SIGTERM");
  await ended;
}
