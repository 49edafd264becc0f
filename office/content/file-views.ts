import { EditError } from "#collections/content-file.ts";
import { textsOf } from "#collections/reading/leaves.ts";
import { findAnnotations } from "../core/annotations.ts";
import { applyEdit } from "../core/apply-edit.ts";
import { addressOf, nameOf, placeOf } from "../core/content-folders.ts";
import { describeField } from "../core/describe-field.ts";
import type { Edit } from "../core/edit.ts";
import { fieldName } from "../core/field-title.ts";
import type { OpenFile, SearchResult } from "../core/open-file.ts";
import { questionsFile, questionsOf, settledTooSoon } from "./listing.ts";
import { progressOf, unpublishedFiles } from "./progress.ts";
import { excerptAt } from "./references.ts";
import { versionOf, type Workspace } from "./workspace.ts";

/** A file as shown, with what is not saved yet. @throws EditError when there is no such file */
export async function openFile(workspace: Workspace, file: string): Promise<OpenFile> {
  // Notices what has changed on disk.
  workspace.check();
  // First, so that all else is of one moment; Git is not asked while someone types.
  const isHere = workspace.isUnsaved(file) || (await unpublishedFiles(workspace)).has(file);
  const text = workspace.current(file);
  if (text === undefined) throw new EditError(`${file} does not exist any more`);
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
    version: versionOf(workspace.base(file)),
    baseVersion: versionOf(text),
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

/**
 * Applies edits to a text and stores the result as a draft.
 * @throws EditError when an edit does not fit; nothing is stored then
 * @throws VersionConflictError as `Workspace.saveDraft`
 */
export function editFile(
  workspace: Workspace,
  wanted: { file: string; text: string; edits: readonly Edit[]; baseVersion: string },
): Promise<OpenFile> {
  const { file, text, edits, baseVersion } = wanted;
  const changed = edits.reduce((source, edit) => applyEdit(file, source, edit), text);
  workspace.saveDraft(file, changed, baseVersion);
  return openFile(workspace, file);
}

const maxResults = 80;

/** Files by their names, and then fields of all files, that hold every word of a question. */
export function searchFiles(workspace: Workspace, question: string): SearchResult[] {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const all = workspace.files().map((file) => {
    const values = workspace.values(file);
    return { file, title: nameOf(file, values), values };
  });
  // A file of that name comes before those that only mention it, wherever it stands among them.
  const found: SearchResult[] = all
    .filter(({ file, title }) => holds(`${title} ${file}`))
    .sort(
      (a, b) => Number(holds(b.title)) - Number(holds(a.title)) || a.file.length - b.file.length,
    )
    .map(({ file, title, values }) => ({
      file,
      title,
      field: "",
      excerpt: addressOf(file, values) ?? file,
    }));
  for (const { file, title, values } of all) {
    if (found.length >= maxResults) break;
    for (const { path, text } of textsOf(values)) {
      if (!holds(text)) continue;
      const excerpt = excerptAt(text, text.toLowerCase().indexOf(words[0] ?? "") - 40);
      found.push({ file, title, field: fieldName(path), excerpt });
    }
  }
  return found.slice(0, maxResults);
}
