import { changedFiles, isCheckout, upstreamOf } from "./changes.ts";
import { type PublishCommands, publish } from "./publish.ts";
import type { Workspace } from "./workspace.ts";

/** Often enough for a moment that is set in minutes. */
const lookEveryMs = 20_000;

/** Publishes scheduled items by itself when their moment comes, as long as the editor runs. */
export function publishWhenDue(workspace: Workspace, commands: PublishCommands): Disposable {
  const look = () => publishDue(workspace, commands).catch(console.error);
  void look();
  const timer = setInterval(() => void look(), lookEveryMs);
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

/**
 * Builds the site again where the moment of an item that is published has come since the last build. While something
 * is saved that nobody has put online, nothing is built, because the build would show that too.
 * @returns the items that now show
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
