import { spawn } from "node:child_process";
import { z } from "zod";
import { EditError } from "#collections/content-file.ts";
import type { Publication } from "../core/open-file.ts";
import { changedFiles, git, isCheckout, upstreamOf } from "./changes.ts";
import { withLabels } from "./listing.ts";
import { push } from "./push.ts";
import { UnfinishedPublication } from "./unfinished-publication.ts";
import type { Workspace } from "./workspace.ts";

export const author = z.object({
  name: z.string().trim().min(1, "Say who you are."),
  email: z.email("Give an e-mail address; it stands beside your name in the history."),
  message: z.string().trim().min(1, "Say in a few words what you changed."),
});
type Author = z.output<typeof author>;

type BuildCommand = readonly [program: string, ...parameters: string[]];

/** How a publication is built, and brought to the public site where this folder is not served itself. */
export interface PublishCommands {
  build: BuildCommand;
  /** A line for the shell, such as `systemctl restart otc`. */
  putOnline?: string | undefined;
}

const publishing = new Set<string>();

/**
 * Checks what is saved, commits it where the folder is a Git checkout, builds the site, and pushes
 * on request. The commit is made before the build because pages read changes from the history;
 * where the build fails, the commit is removed again. It stops at the first step that fails, and
 * can be tried again from there.
 * @throws EditError when files have changed and no author is given
 */
export async function publish(
  workspace: Workspace,
  { author, send }: { author?: Author | undefined; send: boolean },
  { build, putOnline }: PublishCommands,
): Promise<Publication> {
  if (publishing.has(workspace.root)) throw new EditError("Another publication is in progress.");
  publishing.add(workspace.root);
  using _lock = { [Symbol.dispose]: () => publishing.delete(workspace.root) };
  const { root } = workspace;
  const hasHistory = await isCheckout(root);
  const files = hasHistory ? await changedFiles(root) : [];
  if (files.length > 0 && !author) {
    throw new EditError("Something has changed. Say who you are and what you changed.");
  }
  const unfinished = new UnfinishedPublication(root);
  const problems = withLabels(workspace, workspace.checkSaved());
  const steps: Publication["steps"] = [
    { title: "Every file is in order", isDone: problems.length === 0 },
  ];
  if (problems.length > 0) return { isDone: false, steps, problems };
  unfinished.begin();
  const begun = Date.now();
  const step = async (title: string, work: () => Promise<string>): Promise<boolean> => {
    const end = (isDone: boolean, text: string) => {
      steps.push({ title, isDone, ...(text && { text }) });
      return isDone;
    };
    return work().then(
      (text) => end(true, text),
      (error: Error) => end(false, error.message),
    );
  };
  const write = async (by: Author) => {
    const before = await git(root, "rev-parse", "HEAD");
    const said = await commit(root, files, by);
    await unfinished.recordCommit(before);
    return said;
  };
  const isCommitted =
    !author || files.length === 0 || (await step("Written into the history", () => write(author)));
  if (!isCommitted) return { isDone: false, steps, problems };
  if (!(await step("The site is built", () => run(root, build)))) {
    if (unfinished.hasCommit()) {
      await step("Taken out of the history again", () => unfinished.dropCommit());
    }
    return { isDone: false, steps, problems };
  }
  unfinished.recordBuild();
  workspace.builtAt = begun;
  // Whether or not it can be sent on: the commit stays, and its pictures with it.
  workspace.pictures.settle();
  const isSent = !hasHistory || !send || (await step("Sent on", () => push(root)));
  const isDone =
    isSent &&
    (!putOnline ||
      (await step("On the public site", () => run(root, [putOnline], { shell: true }))));
  if (isDone) unfinished.end();
  workspace.unpublished = undefined;
  return { isDone, steps, problems };
}

async function commit(root: string, files: readonly string[], { name, email, message }: Author) {
  await git(root, "add", "--all", "--", ...files);
  const who = ["-c", `user.name=${name}`, "-c", `user.email=${email}`];
  // Only what was changed here; other staged files stay staged.
  await git(root, ...who, "commit", "--quiet", "--message", message, "--", ...files);
  const count = files.length === 1 ? "1 file" : `${files.length} files`;
  return `${count} by ${name}: ${message}`;
}

function run(
  root: string,
  [program, ...parameters]: BuildCommand,
  { shell = false } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const environment = { ...process.env, NODE_ENV: "production" };
    const child = spawn(program, parameters, { cwd: root, env: environment, shell });
    let printed = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (data: Buffer) => {
        printed += data.toString();
      });
    }
    child.on("error", reject);
    child.on("exit", (code) => {
      const seconds = Math.round((performance.now() - started) / 1000);
      if (code === 0) return resolve(`It took ${seconds} seconds.`);
      // The log has all of it, with where in the code it stopped.
      console.error(printed);
      reject(new Error(reasonIn(printed) || `It ended with ${code}.`));
    });
  });
}

/** What a program says is wrong: the problems of files that it names, or else its error or its last line. */
function reasonIn(printed: string): string | undefined {
  const problems = printed.match(/^\S+ has \d+ problems?:(?:\n {2}.+)+/gm)?.join("\n");
  const [told = "", trace = ""] = printed.split(/^\S+:\d+$/m);
  const error = /^\w*Error: (?!.* ended with )(.+)/m.exec(trace)?.[1];
  return problems ?? error ?? told.trim().split("\n").at(-1);
}

/** Often enough for a moment that is set in minutes. */
const lookEveryMs = 20_000;

/** Publishes scheduled items by itself when their moment comes, as long as the editor runs. */
export function publishWhenDue(workspace: Workspace, commands: PublishCommands): Disposable {
  const look = () => publishDue(workspace, commands).catch(console.error);
  void look();
  return setInterval(() => void look(), lookEveryMs);
}

/**
 * Builds the site again where the moment of a published item has come since the last build, and returns these
 * items. While something is saved that nobody has put online, nothing is built, because the build would show
 * that too.
 */
export async function publishDue(workspace: Workspace, commands: PublishCommands) {
  const { root } = workspace;
  const due = workspace.files().filter((file) => isDue(workspace, file));
  if (due.length === 0) return [];
  if ((await isCheckout(root)) && (await changedFiles(root)).length > 0) return [];
  const send = (await upstreamOf(root)) !== undefined;
  const { isDone } = await publish(workspace, { send }, commands);
  return isDone ? due : [];
}

/** Whether the moment of a file has come since the last build, as it is on disk. */
function isDue(workspace: Workspace, file: string): boolean {
  const text = workspace.saved(file) ?? "";
  const moment = Date.parse(/^publishAt:\s*["']?([^\s"'#]+)/m.exec(text)?.[1] ?? "");
  const hasCome = moment > workspace.builtAt && moment <= Date.now();
  return hasCome && !/^draft:\s*true/m.test(text);
}
