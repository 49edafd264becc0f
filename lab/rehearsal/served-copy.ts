import { type ChildProcess, spawn } from "node:child_process";
import { until } from "../../tests/support/until.ts";
import { lastLines, needsShell, plainEnvironment } from "./run-command.ts";

/** Maximum wait, on a slow machine and with an empty cache. */
const startTimeout = 20 * 60;

/** `npm start` in a folder, started and stopped as often as needed. */
export class ServedCopy implements AsyncDisposable {
  /** E.g. `http://127.0.0.1:43210`. */
  readonly origin: string;
  readonly #folder: string;
  #running: { process: ChildProcess; ended: Promise<unknown> } | undefined;

  /** @param origin as in the settings of the folder */
  constructor(folder: string, origin: string) {
    this.#folder = folder;
    this.origin = origin;
  }

  /** Starts it and waits until it is healthy. @returns its output by then */
  async start(): Promise<string> {
    const npm = spawn("npm", ["start"], {
      cwd: this.#folder,
      env: plainEnvironment(),
      shell: needsShell,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let printed = "";
    for (const stream of [npm.stdout, npm.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        printed += text;
      });
    }
    const ended = new Promise((resolve) => npm.once("exit", resolve));
    this.#running = { process: npm, ended };
    const isHealthy = async () => {
      if (npm.exitCode !== null) throw new Error(`npm start ended: ${lastLines(printed)}`);
      const answer = await fetch(`${this.origin}/healthz`).catch(() => undefined);
      return answer?.ok ?? false;
    };
    await until(isHealthy, { seconds: startTimeout, report: () => lastLines(printed) });
    return printed;
  }

  /** Stops it gracefully and waits for its end. */
  async stop(): Promise<void> {
    if (!this.#running) return;
    const { process: npm, ended } = this.#running;
    if (npm.exitCode === null) npm.kill("SIGTERM");
    await ended;
    this.#running = undefined;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.stop();
  }

  /** @throws Error when the page does not exist */
  async read(path: string): Promise<string> {
    const answer = await fetch(new URL(path, this.origin));
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
    return answer.text();
  }

  /**
   * Posts a form as a browser without JavaScript does.
   * @param address of the form, whole or below the site
   * @returns the address of the redirect
   * @throws Error when the form was refused
   */
  async post(address: string, fields: Record<string, string>): Promise<string> {
    const answer = await fetch(new URL(address, this.origin), {
      method: "POST",
      headers: { accept: "text/html", origin: this.origin },
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
    const next = answer.headers.get("location");
    if (answer.status !== 303 || !next) {
      throw new Error(`The form at ${address} was answered with ${answer.status}.`);
    }
    return new URL(next, this.origin).href;
  }
}
