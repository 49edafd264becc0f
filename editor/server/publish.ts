import { spawn } from "node:child_process";
import type { Publication } from "../core/open-file.ts";
import { changedFiles, git, isCheckout } from "./changes.ts";
import type { Workspace } from "./workspace.ts";

/** Who publishes, and what is said about it in the history. */
export interface Publisher {
  name: string;
  email: string;
  message: string;
  /** Whether the commit is sent to where the checkout came from. */
  send: boolean;
}

/** A program with its parameters, run in the project's folder. */
export type BuildCommand = readonly [program: string, ...parameters: string[]];

/**
 * Publishes what is saved: checks it, commits it where the folder is a Git checkout, builds the site, and sends the
 * commit on where that is wished. It stops at the first step that fails, and nothing is committed that the build
 * would refuse.
 */
export async function publish(
  workspace: Workspace,
  publisher: Publisher,
  build: BuildCommand,
): Promise<Publication> {
  const { root } = workspace;
  const steps: Publication["steps"] = [];
  const problems = workspace.checkSaved();
  steps.push({ title: "Every file is in order", isDone: problems.length === 0 });
  if (problems.length > 0) return { isDone: false, steps, problems };
  const step = async (title: string, work: () => Promise<string>): Promise<boolean> => {
    try {
      const text = await work();
      steps.push({ title, isDone: true, ...(text && { text }) });
      return true;
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      steps.push({ title, isDone: false, text });
      return false;
    }
  };
  const hasHistory = await isCheckout(root);
  const isDone =
    (!hasHistory || (await step("Written into the history", () => commit(root, publisher)))) &&
    (await step("The site is built", () => runBuild(root, build))) &&
    (!hasHistory ||
      !publisher.send ||
      (await step("Sent on", () =>
        git(root, "push").then(() => "The server takes it from there."),
      )));
  return { isDone, steps, problems: [] };
}

async function commit(root: string, { name, email, message }: Publisher): Promise<string> {
  const files = await changedFiles(root);
  if (files.length === 0) return "Nothing had changed.";
  await git(root, "add", "--all", "--", ...files);
  const who = ["-c", `user.name=${name}`, "-c", `user.email=${email}`];
  // Only what was changed here: what somebody else has prepared for a commit stays prepared.
  await git(root, ...who, "commit", "--quiet", "--message", message, "--", ...files);
  const count = files.length === 1 ? "1 file" : `${files.length} files`;
  return `${count} by ${name}: ${message}`;
}

function runBuild(root: string, [program, ...parameters]: BuildCommand): Promise<string> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const environment = { ...process.env, NODE_ENV: "production" };
    const child = spawn(program, parameters, { cwd: root, env: environment });
    let printed = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (data: Buffer) => {
        printed += data.toString();
      });
    }
    child.on("error", reject);
    child.on("exit", (code) => {
      const seconds = Math.round((performance.now() - started) / 1000);
      if (code === 0) resolve(`It took ${seconds} seconds.`);
      else reject(new Error(printed.trim().slice(-4000) || `The build ended with ${code}.`));
    });
  });
}
