import { ContentFile, EditError } from "#collections/content-file.ts";
import { kampalaDay } from "#collections/formats/kampala-day.ts";
import { findAnnotations, removeAnnotation } from "../core/annotations.ts";
import { nameOf, placeOf } from "../core/content-folders.ts";
import { describeField } from "../core/describe-field.ts";
import { fieldName, fieldTitle } from "../core/field-title.ts";

import { committedText } from "../online/git.ts";
import { questionsFile, readQuestions } from "./listing.ts";
import { unpublishedFiles } from "./progress.ts";
import type { Workspace } from "./workspace.ts";

/** A field that waits for the answer to a question, or one whose ⚠ was taken off since the site was put online. */
export interface QuestionPlace {
  file: string;
  /** The file and its field, such as `Organisation: Telephone`. */
  title: string;
  /** As the loader names it; empty for the file itself. */
  field: string;
  line: number;
  note: string;
  isCorrected: boolean;
}

export interface OpenQuestion {
  id: number;
  topic: string;
  question: string;
  places: QuestionPlace[];
}

/** Questions that are open, or that have a day while a ⚠ is left somewhere, each with its places by field. */
export async function openQuestions(workspace: Workspace): Promise<OpenQuestion[]> {
  // Questions are read from the copy, which follows what is on disk.
  workspace.check();
  const places = workspace
    .files()
    .filter((file) => file !== questionsFile)
    .flatMap((file) => placesIn(workspace, file, workspace.parsed(file), false));
  const corrected = await correctedPlaces(workspace, places);
  return readQuestions(workspace)
    .map(({ id, topic, question, settled }) => ({
      id,
      topic,
      question,
      settled,
      places: [...corrected, ...places].filter((place) => place.question === id),
    }))
    .filter(
      ({ settled, places: left }) => !settled || left.some(({ isCorrected }) => !isCorrected),
    );
}

/** Questions with a day, the last settled first. */
export const settledQuestions = (workspace: Workspace) =>
  readQuestions(workspace)
    .flatMap(({ settled, ...question }) => (settled ? [{ ...question, settled }] : []))
    .sort((a, b) => b.settled.localeCompare(a.settled) || b.id - a.id);

/** Of all questions, how many are settled. */
export function settledCount(workspace: Workspace): { settled: number; all: number } {
  return { settled: settledQuestions(workspace).length, all: readQuestions(workspace).length };
}

/**
 * Takes the ⚠ of a question off every place that has it, and writes today's day beside the question.
 * @throws EditError when there is no such question
 */
export function settleQuestion(workspace: Workspace, id: number): { places: number } {
  const { questions, index } = findQuestion(workspace, id);
  let count = 0;
  for (const file of workspace.files()) {
    if (file === questionsFile) continue;
    const signs = findAnnotations(workspace.parsed(file)).filter(
      (annotation) => annotation.question === id,
    );
    if (signs.length === 0) continue;
    // From the last line on, so that the lines before keep their numbers.
    const text = signs.reduceRight(
      (source, { line }) => removeAnnotation(file, source, line),
      workspace.parsed(file).source,
    );
    workspace.write(file, text);
    count += signs.length;
  }
  questions.set([index, "settled"], kampalaDay(Date.now()), ["id", "topic", "question", "settled"]);
  workspace.write(questionsFile, questions.toString());
  workspace.check();
  return { places: count };
}

/**
 * Takes the day off a question. The ⚠ of its texts stay off.
 * @throws EditError when there is no such question
 */
export function reopenQuestion(workspace: Workspace, id: number): void {
  const { questions, index } = findQuestion(workspace, id);
  questions.remove([index, "settled"]);
  workspace.write(questionsFile, questions.toString());
  workspace.check();
}

/** The file of the questions, to be changed, and the place of one in it as it is on disk now. */
function findQuestion(workspace: Workspace, id: number) {
  const questions = ContentFile.parse(questionsFile, workspace.saved(questionsFile) ?? "");
  const list = (questions.values ?? []) as { id?: unknown }[];
  const index = list.findIndex((question) => question.id === id);
  if (index === -1) throw new EditError(`there is no question ${id}`);
  return { questions, index };
}

function placesIn(workspace: Workspace, file: string, parsed: ContentFile, isCorrected: boolean) {
  const schema = workspace.schemaOf(file);
  return findAnnotations(parsed).map((annotation) => {
    const { path, line, question, note } = annotation;
    const form = schema && describeField(schema, placeOf(file).slug, parsed.values);
    const field = fieldName(path);
    const name = nameOf(file, parsed.values);
    const title = field ? `${name}: ${fieldTitle(form, field, parsed.values)}` : name;
    return {
      question,
      file,
      title,
      field,
      line,
      note: note.replace(/^placeholder:? */, ""),
      isCorrected,
    };
  });
}

/** Places that had their ⚠ when the site was put online last, and have it no more. */
async function correctedPlaces(workspace: Workspace, left: ReturnType<typeof placesIn>) {
  const files = [...(await unpublishedFiles(workspace))].filter(
    (file) => file.startsWith("content/") && file !== questionsFile,
  );
  const matches = await Promise.all(
    files.map(async (file) => {
      const text = await committedText(workspace.root, file);
      if (!text?.includes("⚠") || workspace.saved(file) === undefined) return [];
      const before = placesIn(workspace, file, ContentFile.parse(file, text), true);
      const has = left.filter((place) => place.file === file);
      return before.filter(
        (place) =>
          !has.some((sign) => sign.field === place.field && sign.question === place.question),
      );
    }),
  );
  return matches.flat();
}
