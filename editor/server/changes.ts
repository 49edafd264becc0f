import { execFile } from "node:child_process";
import { realpathSync } from "node:fs";
import { promisify } from "node:util";
import { ContentFile, EditError } from "#collections/content-file.ts";
import { picturesNamed } from "#collections/images/images-in-use.ts";
import { compareValues } from "../core/compare-values.ts";
import { addressOf, nameOf } from "../core/content-folders.ts";
import { describeField } from "../core/describe-field.ts";
import type { Changes, FileChange } from "../core/open-file.ts";
import { VersionConflictError, versionOf, type Workspace } from "./workspace.ts";

const run = promisify(execFile);

/** Where an editor's files lie: words, and what goes with them. */
const publishedFolders = ["content", "public"];

/** Runs Git in the project. @returns what it prints, without the break at its end */
export async function git(root: string, ...typed: readonly string[]): Promise<string> {
  const { stdout } = await run("git", [...typed], { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  return stdout.replace(/\n$/, "");
}

/** The upstream branch of a checkout, e.g. `origin/main`; undefined when none is configured. */
export async function upstreamOf(root: string): Promise<string | undefined> {
  const name = await git(root, "rev-parse", "--abbrev-ref", "@{upstream}").catch(() => "");
  return name || undefined;
}

/** Whether the project's folder is a checkout of its own, not only within another one. */
export async function isCheckout(root: string): Promise<boolean> {
  try {
    return realpathSync(await git(root, "rev-parse", "--show-toplevel")) === root;
  } catch {
    return false;
  }
}

/** What differs on disk from what was published last: from the last commit. */
export async function changesSincePublication(
  workspace: Workspace,
): Promise<Omit<Changes, "hasFailed">> {
  const { root } = workspace;
  if (!(await isCheckout(root))) return { isCheckout: false, changes: [], ahead: 0 };
  const files = await changedFiles(root);
  const changes = await Promise.all(
    files.map(async (file): Promise<FileChange> => {
      const [before, after] = [await publishedText(root, file), savedText(workspace, file)];
      const [old, now] = [valuesOf(file, before), valuesOf(file, after)];
      const kind = before === undefined ? "new" : after === undefined ? "gone" : "changed";
      const schema = workspace.schemaOf(file);
      const form = schema && describeField(schema, "file", now);
      const fields = compareValues(old, now, form);
      const address = addressOf(file, now);
      return {
        file,
        kind,
        title: file.startsWith("content/") ? nameOf(file, now ?? old) : file,
        fields: kind === "changed" ? fields : [],
        version: versionOf(after),
        ...(address && kind !== "gone" && { address }),
      };
    }),
  );
  const upstream = await upstreamOf(root);
  const ahead = upstream ? Number(await git(root, "rev-list", "--count", "@{upstream}..HEAD")) : 0;
  return { isCheckout: true, changes, ahead, ...(upstream && { upstream }) };
}

/**
 * Files below the editor's folders that differ from the last commit. A new picture that no saved file names is none of
 * them: it may be a portrait without consent.
 */
export async function changedFiles(root: string): Promise<string[]> {
  const status = await git(
    root,
    "status",
    "--porcelain=v1",
    "-z",
    "--untracked-files=all",
    "--no-renames",
    "--",
    ...publishedFolders,
  );
  const lines = status.split("\0").filter(Boolean);
  const isNewPicture = (line: string) => newPicture.test(line);
  const named = lines.some(isNewPicture) ? picturesNamed(root) : new Set();
  return lines
    .filter((line) => !isNewPicture(line) || named.has(line.slice(3 + "public".length)))
    .map((line) => line.slice(3));
}

/** A line of what Git says of a picture that was never published. */
const newPicture = /^(\?\?|A.) public\/(team|photographs|images)\/.*\.(jpe?g|png|webp|avif)$/i;

/** What a file said when it was published last; undefined when it was not there. */
function publishedText(root: string, file: string): Promise<string | undefined> {
  return run("git", ["show", `HEAD:${file}`], { cwd: root, maxBuffer: 64 * 1024 * 1024 }).then(
    ({ stdout }) => stdout,
    () => undefined,
  );
}

/**
 * Brings a content file back to what was published last; one that never was is deleted.
 * @param version of the file on disk, as it was shown
 * @throws EditError for a file that is no content, or that has a draft
 * @throws VersionConflictError when it has changed since
 */
export async function takeBack(workspace: Workspace, file: string, version: string): Promise<void> {
  if (!file.startsWith("content/")) throw new EditError("Only words can be taken back here.");
  const before = await publishedText(workspace.root, file);
  const saved = workspace.saved(file);
  if (versionOf(saved) !== version) throw new VersionConflictError();
  if (workspace.isUnsaved(file)) {
    throw new EditError("This file has a draft. Save or discard the draft first.");
  }
  if (before === undefined) workspace.remove(file);
  else workspace.write(file, before);
}

function savedText(workspace: Workspace, file: string): string | undefined {
  return file.startsWith("content/") ? workspace.saved(file) : "";
}

function valuesOf(file: string, source: string | undefined): unknown {
  if (source === undefined || !file.startsWith("content/")) return undefined;
  return ContentFile.parse(file, source).values;
}
