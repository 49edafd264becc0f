import type { ContentProblem } from "#collections/reading/problem.ts";
import { isBlankField } from "../core/field-title.ts";
import type { Progress } from "../core/open-file.ts";
import { changedFiles } from "../online/changed-files.ts";
import { isCheckout } from "../online/git.ts";
import type { Workspace } from "./workspace.ts";

/**
 * Texts and pictures that differ from what is online, as far as the history tells. Remembered until a file changes: two runs of Git take longer than all else when a file is opened.
 */
export function unpublishedFiles(workspace: Workspace): Promise<ReadonlySet<string>> {
  workspace.unpublished ??= findUnpublished(workspace.root).catch((error: unknown) => {
    workspace.unpublished = undefined;
    throw error;
  });
  return workspace.unpublished;
}

async function findUnpublished(root: string): Promise<ReadonlySet<string>> {
  return new Set((await isCheckout(root)) ? await changedFiles(root) : []);
}

/** How far a file is. @param isHere whether it differs from what is online */
export function progressOf(workspace: Workspace, file: string, isHere: boolean): Progress {
  const { draft, publishAt } = workspace.fields(file);
  const isLater = typeof publishAt === "string" && Date.parse(publishAt) > workspace.builtAt;
  const mistakes = isHere ? workspace.check().filter((problem) => problem.file === file) : [];
  // Nothing is missing from a draft: it says what it needs before it goes online.
  const isBlank = ({ field }: ContentProblem) => isBlankField(workspace.values(file), field);
  if (draft === true && mistakes.every(isBlank)) return { state: "draft" };
  if (mistakes.length > 0) return { state: "unfinished" };
  if (isLater) return { state: "waiting", showsFrom: publishAt, isHere };
  if (isHere) return { state: "saved" };
  return { state: workspace.reachesSite ? "public" : "handed-on" };
}
