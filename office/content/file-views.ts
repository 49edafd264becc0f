import { EditError } from "#collections/content-file.ts";
import { findAnnotations } from "../core/annotations.ts";
import { addressOf, nameOf, placeOf } from "../core/content-folders.ts";
import { describeField } from "../core/describe-field.ts";
import type { SentEdit, Theirs } from "../core/edit.ts";
import { joinEdit, restoreFields } from "../core/join-edit.ts";
import type { OpenFile } from "../core/open-file.ts";
import { questionsFile, questionsOf, settledTooSoon } from "./listing.ts";
import { progressOf, unpublishedFiles } from "./progress.ts";
import { VersionConflictError, versionOf, type Workspace } from "./workspace.ts";

/**
 * A file as a form shows it.
 * @param wasHere spares Git the question while one types: whether it was not online before
 * @throws EditError when there is no such file
 */
export async function openFile(
  workspace: Workspace,
  file: string,
  { others = [], wasHere = false }: { others?: string[]; wasHere?: boolean } = {},
): Promise<OpenFile> {
  // Notices what has changed on disk.
  workspace.check();
  // First, so that all else is of one moment.
  const isHere = wasHere || (await unpublishedFiles(workspace)).has(file);
  const text = textOf(workspace, file);
  const problems = workspace.check().filter((problem) => problem.file === file);
  if (file === questionsFile) problems.push(...settledTooSoon(workspace));
  const parsed = workspace.parsed(file);
  const isReadable = parsed.errors.length === 0;
  const values = isReadable ? parsed.values : undefined;
  const schema = isReadable && workspace.schemaOf(file);
  const questions = questionsOf(workspace);
  const address = isReadable && addressOf(file, values);
  return {
    file,
    title: nameOf(file, values),
    text,
    version: versionOf(text),
    others,
    progress: progressOf(workspace, file, isHere),
    isHeld: workspace.isHeld(file),
    values,
    ...(schema && { form: describeField(schema, placeOf(file).slug, values) }),
    annotations: (isReadable ? findAnnotations(parsed) : []).map((annotation) => ({
      ...annotation,
      questionText: questions.get(annotation.question) ?? "",
    })),
    problems,
    ...(address && { address }),
  };
}

function textOf(workspace: Workspace, file: string): string {
  const text = workspace.saved(file);
  if (text === undefined) throw new EditError(`${file} does not exist any more`);
  return text;
}

/**
 * Makes edits in a file as it is now, and writes it.
 * @returns what others had written in the same places
 * @throws EditError when an edit does not fit; nothing is written then
 */
export function editFile(workspace: Workspace, file: string, edits: readonly SentEdit[]): Theirs[] {
  let text = textOf(workspace, file);
  const theirs = edits.flatMap((edit) => {
    const joined = joinEdit(file, text, edit);
    text = joined.text;
    return joined.theirs ?? [];
  });
  workspace.write(file, text);
  return theirs;
}

/** Takes one change back. @param shown the text that it made, @param wanted the text before it */
export function undoChange(
  workspace: Workspace,
  { file, shown, wanted }: { file: string; shown: string; wanted: string },
): void {
  workspace.write(file, restoreFields(file, textOf(workspace, file), shown, wanted));
}

/**
 * Writes a file that could not be read as text.
 * @throws VersionConflictError when it is another one than was shown
 */
export function replaceFile(
  workspace: Workspace,
  { file, text, version }: { file: string; text: string; version: string },
): void {
  if (versionOf(textOf(workspace, file)) !== version) throw new VersionConflictError();
  workspace.write(file, text);
}
