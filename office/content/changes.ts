import { execFile } from "node:child_process";
import { realpathSync } from "node:fs";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { ContentFile, EditError } from "#collections/content-file.ts";
import { picturesNamed } from "#collections/images/images-in-use.ts";
import { leavesOf } from "#collections/reading/leaves.ts";
import { type Annotation, findAnnotations } from "../core/annotations.ts";
import { compareValues } from "../core/compare-values.ts";
import { addressOf, nameOf, placeOf } from "../core/content-folders.ts";
import { describeField } from "../core/describe-field.ts";
import { fieldName, fieldTitle } from "../core/field-title.ts";
import type { Changes, FileChange, Progress } from "../core/open-file.ts";
import { addressOfName, redirectsFile } from "./references.ts";
import { VersionConflictError, versionOf, type Workspace } from "./workspace.ts";

const run = promisify(execFile);

/** Runs Git and returns its output. Looking takes no lock, which would refuse a command in a terminal. */
export async function git(root: string, ...typed: readonly string[]): Promise<string> {
  const words = ["--no-optional-locks", ...typed];
  const { stdout } = await run("git", words, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  return stdout.replace(/\n$/, "");
}

/** The upstream branch of a checkout, e.g. `origin/main`; undefined when none is configured. */
export async function upstreamOf(root: string): Promise<string | undefined> {
  const name = await git(root, "rev-parse", "--abbrev-ref", "@{upstream}").catch(() => "");
  return name || undefined;
}

/** Whether the project's folder is a checkout of its own, not only within another one. */
export async function isCheckout(root: string): Promise<boolean> {
  const top = await git(root, "rev-parse", "--show-toplevel").catch(() => "");
  return top !== "" && realpathSync(top) === root;
}

/** What differs on disk from the last commit. @param questions by the number that a sign ⚠ has */
export async function changesSincePublication(
  workspace: Workspace,
  questions: ReadonlyMap<number, string>,
): Promise<Omit<Changes, "hasFailed" | "reachesSite" | "signedInAs">> {
  const { root } = workspace;
  if (!(await isCheckout(root))) return { isCheckout: false, changes: [], ahead: 0 };
  const files = await changedFiles(root);
  const renamed = await findRenamed(workspace, files);
  const changes = await Promise.all(
    files
      .filter((file) => ![...renamed.values()].includes(file))
      .map(async (file): Promise<FileChange> => {
        const from = renamed.get(file);
        const before = await publishedText(root, from ?? file);
        const after = savedText(workspace, file);
        const parsed = [parse(file, before), parse(file, after)] as const;
        const [old, now] = parsed.map((one) => one?.values);
        const kind = before === undefined ? "new" : after === undefined ? "gone" : "changed";
        const isText = file.startsWith("content/");
        const schema = workspace.schemaOf(file);
        const form = schema && describeField(schema, placeOf(file).slug, now);
        const settled = settledSigns(...parsed).map(({ path, question, note }) => ({
          field: fieldName(path),
          title: fieldTitle(form, fieldName(path), now) || "The file as a whole",
          before: `⚠ ${question} ${questions.get(question) ?? note}`,
          after: "It is settled here.",
        }));
        const fields = [...compareValues(old, now, form), ...settled];
        const address = addressOf(file, now);
        return {
          file,
          kind: from ? "renamed" : kind,
          title: isText ? nameOf(file, now ?? old) : file,
          ...(from && { before: from }),
          ...(isText && kind !== "gone" && { progress: progressOf(workspace, file, true) }),
          fields: kind === "changed" ? fields : [],
          version: versionOf(after),
          ...(address && kind !== "gone" && { address }),
        };
      }),
  );
  joinRedirects(changes);
  const upstream = await upstreamOf(root);
  const ahead = upstream ? Number(await git(root, "rev-list", "--count", "@{upstream}..HEAD")) : 0;
  const server = upstream && (await serverOf(root, upstream));
  return { isCheckout: true, changes, ahead, ...(server && { upstream: server }) };
}

/** New files by the one that is gone and said the same, or nearly. */
async function findRenamed(workspace: Workspace, files: readonly string[]) {
  const renamed = new Map<string, string>();
  const gone = files.filter((file) => savedText(workspace, file) === undefined);
  for (const from of gone) {
    const before = parse(from, await publishedText(workspace.root, from))?.values;
    for (const file of files.filter((one) => dirname(one) === dirname(from))) {
      const isNew = (await publishedText(workspace.root, file)) === undefined;
      const now = parse(file, savedText(workspace, file))?.values;
      const isAlike = compareValues(before, now).length * 2 < leavesOf(now).length;
      if (!isNew || !isAlike || renamed.has(file)) continue;
      renamed.set(file, from);
      break;
    }
  }
  return renamed;
}

/** A redirect from the old address of a renamed file is part of the rename. */
function joinRedirects(changes: FileChange[]): void {
  const place = changes.findIndex(({ file }) => file === redirectsFile);
  const redirects = changes[place]?.fields ?? [];
  for (const { before, fields } of [...changes]) {
    const old = before && addressOfName(before);
    const at = redirects.findIndex((field) => old && field.after === old && !field.before);
    const [from, to] = redirects.splice(at, at === -1 ? 0 : 3);
    if (!from) continue;
    fields.push({ ...from, title: "Old address", after: `${old} leads to ${to?.after}` });
    if (redirects.length === 0) changes.splice(place, 1);
  }
}

/** The server that a checkout is sent to, as people know it. */
async function serverOf(root: string, upstream: string): Promise<string> {
  const remote = upstream.split("/", 1)[0] ?? "";
  const address = await git(root, "remote", "get-url", remote).catch(() => "");
  return /(?:@|:\/\/)(?:[^@/]*@)?([\w.-]+\.\w+)/.exec(address)?.[1] ?? "the shared copy";
}

/**
 * Files that were not published or not handed on, as far as the history tells. Remembered until a file
 * changes: three runs of Git take longer than all else when a file is opened.
 */
export function unpublishedFiles(workspace: Workspace): Promise<ReadonlySet<string>> {
  workspace.unpublished ??= findUnpublished(workspace.root).catch((error: unknown) => {
    workspace.unpublished = undefined;
    throw error;
  });
  return workspace.unpublished;
}

async function findUnpublished(root: string): Promise<ReadonlySet<string>> {
  if (!(await isCheckout(root))) return new Set();
  const ahead = await git(root, "diff", "--name-only", "-z", "@{upstream}", "HEAD").catch(() => "");
  return new Set([...(await changedFiles(root)), ...ahead.split("\0").filter(Boolean)]);
}

/** How far a file is. @param isHere whether it was not handed on yet */
export function progressOf(workspace: Workspace, file: string, isHere: boolean): Progress {
  const { draft, publishAt } = workspace.fields(file);
  const isLater = typeof publishAt === "string" && Date.parse(publishAt) > workspace.builtAt;
  const isWrong = () => workspace.check().some((problem) => problem.file === file);
  if (workspace.isUnsaved(file)) return { state: "unsaved" };
  if (isHere && isWrong()) return { state: "unfinished" };
  if (draft === true) return { state: "draft" };
  if (isLater) return { state: "waiting", showsFrom: publishAt, isHere };
  if (isHere) return { state: "saved" };
  return { state: workspace.reachesSite ? "public" : "handed-on" };
}

/**
 * Files of the editor that differ from the last commit. A new picture that no saved file names is none of
 * them: it may be a portrait without consent.
 */
export async function changedFiles(root: string): Promise<string[]> {
  const options = ["--porcelain=v1", "-z", "--untracked-files=all", "--no-renames"];
  const status = await git(root, "status", ...options, "--", "content", "public");
  const lines = status.split("\0").filter(Boolean);
  const isNewPicture = (line: string) => newPicture.test(line);
  const named = lines.some(isNewPicture) ? picturesNamed(root) : new Set();
  return lines
    .filter((line) => !isNewPicture(line) || named.has(line.slice(3 + "public".length)))
    .map((line) => line.slice(3));
}

/** A line of what Git says of a picture that was never published. */
const newPicture =
  /^(\?\?|A.) public\/(team|photographs|images|files)\/.*\.(jpe?g|png|webp|avif|pdf)$/i;

/** What a file said when it was published last; undefined when it was not there. */
export function publishedText(root: string, file: string): Promise<string | undefined> {
  return run("git", ["show", `HEAD:${file}`], { cwd: root, maxBuffer: 64 * 1024 * 1024 }).then(
    ({ stdout }) => stdout,
    () => undefined,
  );
}

/**
 * Brings a content file back to what was published last; one that never was is deleted.
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

function parse(file: string, source: string | undefined): ContentFile | undefined {
  const isText = source !== undefined && file.startsWith("content/");
  return isText ? ContentFile.parse(file, source) : undefined;
}

/** Signs ⚠ that a file had and has no more. */
function settledSigns(...files: readonly (ContentFile | undefined)[]): Annotation[] {
  const [had = [], has = []] = files.map((file) =>
    file?.errors[0] ? [] : file && findAnnotations(file),
  );
  const keyOf = ({ question, path }: Annotation) => `${question} ${fieldName(path)}`;
  // Where none is gone, they only moved with their entries.
  if (has.length >= had.length) return [];
  return had.filter((sign) => !has.some((one) => keyOf(one) === keyOf(sign)));
}
