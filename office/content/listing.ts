import { collections } from "#collections/all.ts";
import { type ContentProblem, orElse } from "#collections/reading/problem.ts";
import { getOpenQuestions } from "#collections/site/open-questions.ts";
import { findAnnotations } from "../core/annotations.ts";
import {
  addressOf,
  folderOf,
  nameOf,
  nameOfOne,
  placeOf,
  titleFields,
} from "../core/content-folders.ts";
import { describeField, titleOf } from "../core/describe-field.ts";
import { fieldTitle as titleOfField } from "../core/field-title.ts";
import type { ListedFile, ListedFolder, ListedProblem, Overview } from "../core/open-file.ts";
import { progressOf, unpublishedFiles } from "./progress.ts";
import type { Workspace } from "./workspace.ts";

export const questionsFile = "content/site/open-questions.yaml";

/** Questions that are open. */
export const countOpenQuestions = (workspace: Workspace): number =>
  readQuestions(workspace).filter(({ settled }) => !settled).length;

export async function listingOf(workspace: Workspace): Promise<Overview> {
  // The history may have changed elsewhere.
  workspace.unpublished = undefined;
  const unpublished = await unpublishedFiles(workspace);
  const problems = workspace.check();
  const files = workspace.files();
  const listed = files.map((file) => listFile(workspace, file, problems, unpublished.has(file)));
  const names = [
    ...collections.map(({ folder }) => folder),
    ...new Set(listed.map(({ file }) => placeOf(file).folder)),
  ];
  const folders = [...new Set(names)].map((name): ListedFolder => {
    const standard = folderOf(`content/${name}/x.yaml`);
    const { folder, title, hasPages = false } = standard;
    const newItemLabel = nameOfOne(standard);
    const files = listed
      .filter(({ file }) => placeOf(file).folder === name)
      .sort((a, b) => a.title.localeCompare(b.title, "en"));
    const example = files[0] ? workspace.fields(files[0].file) : {};
    const named = titleFields.find((field) => field in example);
    const titleLabel = titleOf(named ?? "title");
    const hasName = named === "position" && "name" in example;
    return { folder, title, files, hasPages, titleLabel, newItemLabel, hasName };
  });
  return {
    folders: folders.filter(({ files, newItemLabel }) => files.length > 0 || newItemLabel),
    questions: listQuestions(workspace),
    problems: withLabels(workspace, problems),
  };
}

export function withLabels(workspace: Workspace, problems: readonly ContentProblem[]) {
  return problems.map((problem): ListedProblem => {
    const { file, field, line } = problem;
    const values = workspace.saved(file) === undefined ? undefined : workspace.values(file);
    const schema = workspace.schemaOf(file);
    const form = schema && describeField(schema, placeOf(file).slug, values);
    const place = line ? `line ${line}` : "";
    const fieldTitle = field ? titleOfField(form, field, values) : place;
    return { ...problem, title: nameOf(file, values), fieldTitle };
  });
}

function listFile(
  workspace: Workspace,
  file: string,
  problems: ContentProblem[],
  isHere: boolean,
): ListedFile {
  const parsed = workspace.parsed(file);
  const values = workspace.fields(file);
  const address = addressOf(file, values);
  return {
    file,
    title: nameOf(file, parsed.values),
    state: progressOf(workspace, file, isHere),
    isSeldom: folderOf(file).seldom?.includes(placeOf(file).slug) ?? false,
    annotations: file === questionsFile ? 0 : findAnnotations(parsed).length,
    problems: problems.filter((problem) => problem.file === file).length,
    ...(address && { address }),
  };
}

/** Questions of the launch check by their number; none while their file cannot be read. */
export function questionsOf(workspace: Workspace): Map<number, string> {
  return new Map(readQuestions(workspace).map(({ id, question }) => [id, question]));
}

export const readQuestions = (workspace: Workspace) =>
  orElse([], () => getOpenQuestions(workspace.open(workspace.copy)));

function listQuestions(workspace: Workspace): Overview["questions"] {
  const places = workspace.files().flatMap((file) => {
    if (file === questionsFile) return [];
    const parsed = workspace.parsed(file);
    const title = nameOf(file, parsed.values);
    return findAnnotations(parsed).map((annotation) => ({ ...annotation, file, title }));
  });
  const questions = readQuestions(workspace).map((question, at) => ({
    ...question,
    at,
    places: places.filter((annotation) => annotation.question === question.id),
  }));
  return questions.filter(({ settled, places }) => !settled || places.length > 0);
}

/** Questions with a day, while a ⚠ is left elsewhere. */
export function settledTooSoon(workspace: Workspace): ContentProblem[] {
  const early = listQuestions(workspace).filter(({ settled }) => settled);
  return early.map(({ at, places }) => {
    const titles = new Set(places.map(({ title }) => title));
    const reason = `must wait: its ⚠ is still in ${[...titles].join(", ")}`;
    return { file: questionsFile, field: `[${at}].settled`, reason };
  });
}
