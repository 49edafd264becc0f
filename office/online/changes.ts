import { dirname } from "node:path";
import { ContentFile } from "#collections/content-file.ts";
import { leavesOf } from "#collections/reading/leaves.ts";
import { questionsOf, withLabels } from "../content/listing.ts";
import { unpublishedFiles } from "../content/progress.ts";
import { addressOfName, redirectsFile } from "../content/references.ts";
import { versionOf, type Workspace } from "../content/workspace.ts";
import { compareValues } from "../core/compare-values.ts";
import { addressOf, folderOf, nameOf, placeOf } from "../core/content-folders.ts";
import { describeField } from "../core/describe-field.ts";
import { isBlankField } from "../core/field-title.ts";
import type { FieldChange, ListedProblem } from "../core/open-file.ts";
import { type LastAuthor, readAuthors } from "./authors.ts";
import { changedFiles } from "./changed-files.ts";
import { committedText } from "./git.ts";
import { settledQuestions } from "./settled-questions.ts";

/** One text, or a picture that belongs to none, that differs from what is online. */
export interface Change {
  /** Its main file, which names it. */
  file: string;
  /** All files that go online with it: besides, its pictures, its name before, and the redirect from there. */
  files: string[];
  title: string;
  /** What kind of text it is, e.g. `News`. */
  folder: string;
  kind: "new" | "changed" | "gone" | "renamed";
  /** Its file before, where it was renamed. */
  before?: string;
  /** Where it shows; none of one that is gone, or that no page shows alone. */
  address?: string;
  fields: FieldChange[];
  /** Who changed it last, as far as the office knows. */
  by?: LastAuthor;
  state: "saved" | "draft" | "waiting" | "unfinished";
  /** The day that one waits for, as it is written. */
  showsFrom?: string;
  /** Whether a part of it belongs to another change, with which it goes online and is taken back. */
  isShared?: boolean;
  /** What is missing or wrong in it. */
  problems: ListedProblem[];
  /** Of the file on disk as it is listed here; empty for one that is gone. */
  version: string;
}

/** What differs on disk from the last commit, by texts. */
export async function listChanges(workspace: Workspace): Promise<Change[]> {
  const { root } = workspace;
  const files = await changedFiles(root);
  const texts = files.filter((file) => file.startsWith("content/"));
  const before = new Map(
    await Promise.all(texts.map(async (file) => [file, await committedText(root, file)] as const)),
  );
  const renamed = findRenamed(workspace, texts, before);
  const authors = readAuthors(root);
  const problems = withLabels(workspace, workspace.check());
  const listed = texts.filter((file) => ![...renamed.values()].includes(file));
  const changes = listed.map((file): Change => {
    const from = renamed.get(file);
    const [old, now] = [
      parse(from ?? file, before.get(from ?? file)),
      parse(file, workspace.saved(file)),
    ];
    const kind = from ? "renamed" : !old ? "new" : !now ? "gone" : "changed";
    const schema = workspace.schemaOf(file);
    const form = schema && describeField(schema, placeOf(file).slug, now?.values);
    const address = kind === "gone" ? undefined : addressOf(file, now?.values);
    const by = authors[file] ?? (from && authors[from]);
    const own = problems.filter((problem) => problem.file === file);
    return {
      file,
      files: from ? [file, from] : [file],
      title: nameOf(file, (now ?? old)?.values),
      folder: folderOf(file).title,
      kind,
      ...(from && { before: from }),
      ...(address && { address }),
      fields:
        kind === "gone"
          ? []
          : [
              ...compareValues(old?.values, now?.values, form).filter(isSaid),
              ...settledQuestions(old, now, form, questionsOf(workspace)),
            ],
      ...(by && { by }),
      ...stateOf(old, now, own),
      problems: own,
      version: versionOf(now?.source),
    };
  });
  joinRedirects(changes);
  return joinPictures(workspace, changes, files);
}

const waiting = new WeakMap<object, Promise<string[]>>();

/** Main files of what a press could put online; the menu counts them. Remembered until a file changes. */
export async function changesToPut(workspace: Workspace): Promise<readonly string[]> {
  const files = await unpublishedFiles(workspace);
  if (files.size === 0) return [];
  const change =
    waiting.get(files) ??
    listChanges(workspace).then((changes) =>
      changes.filter(({ state }) => state !== "draft").map(({ file }) => file),
    );
  waiting.set(files, change);
  return change;
}

/** A draft, and a text that waits for its day, stay as they are for visitors; but one that was online before goes. */
function stateOf(
  old: ContentFile | undefined,
  now: ContentFile | undefined,
  problems: readonly ListedProblem[],
): Pick<Change, "state" | "showsFrom"> {
  const valuesOf = (file?: ContentFile) => (file?.values ?? {}) as Record<string, unknown>;
  const { draft, publishAt } = valuesOf(now);
  const wasShown = old !== undefined && valuesOf(old).draft !== true;
  // Nothing is missing from a draft: it says what it needs before it goes online.
  const isBlank = ({ field }: ListedProblem) => isBlankField(now?.values, field);
  if (draft === true && !wasShown && problems.every(isBlank)) return { state: "draft" };
  if (problems.length > 0) return { state: "unfinished" };
  const isLater = typeof publishAt === "string" && Date.parse(publishAt) > Date.now();
  return isLater ? { state: "waiting", showsFrom: publishAt } : { state: "saved" };
}

/** New files by the one that is gone and said the same, or nearly. */
function findRenamed(
  workspace: Workspace,
  files: readonly string[],
  before: ReadonlyMap<string, string | undefined>,
): Map<string, string> {
  const renamed = new Map<string, string>();
  const gone = files.filter((file) => workspace.saved(file) === undefined);
  for (const from of gone) {
    const old = parse(from, before.get(from))?.values;
    const to = files.find((file) => {
      if (dirname(file) !== dirname(from) || before.get(file) !== undefined) return false;
      const now = parse(file, workspace.saved(file))?.values;
      return !renamed.has(file) && compareValues(old, now).length * 2 < leavesOf(now).length;
    });
    if (to) renamed.set(to, from);
  }
  return renamed;
}

/** Nothing before and nothing now: a field that a new text has, and that says nothing. */
const isSaid = ({ before = "", after = "" }: FieldChange) => (before || after) !== "";

/** A redirect from the old address of a text that was renamed or is gone is part of that. */
function joinRedirects(changes: Change[]): void {
  const redirects = changes.find(({ file }) => file === redirectsFile);
  if (!redirects) return;
  for (const { kind, file, before, fields, files } of changes) {
    const old = addressOfName(before ?? (kind === "gone" ? file : ""));
    const isFrom = (field: FieldChange) => field.after === old && !field.before;
    const from = old && redirects.fields.find(isFrom);
    if (!from) continue;
    const entry = from.field.replace(/\.from$/, ".");
    const to = redirects.fields.find(({ field }) => field === `${entry}to`);
    redirects.fields = redirects.fields.filter(({ field }) => !field.startsWith(entry));
    redirects.isShared = true;
    fields.push({ ...from, title: "Old address", after: `${old} leads to ${to?.after}` });
    files.push(redirectsFile);
  }
  if (redirects.isShared && redirects.fields.length === 0) {
    changes.splice(changes.indexOf(redirects), 1);
  }
}

/** Pictures go with the texts that name them; one that is named by no changed text is a change of its own. */
function joinPictures(workspace: Workspace, changes: Change[], files: readonly string[]): Change[] {
  const pictures = files.filter((file) => !file.startsWith("content/"));
  const alone = pictures.filter((picture) => {
    const address = picture.slice("public".length);
    const named = changes.filter(({ file }) => workspace.saved(file)?.includes(address));
    for (const { files } of named) files.push(picture);
    return named.length === 0;
  });
  const own = alone.map(
    (file): Change => ({
      file,
      files: [file],
      title: file.slice("public/".length),
      folder: "Picture or document",
      kind: "changed",
      fields: [],
      state: "saved",
      problems: [],
      version: "",
    }),
  );
  return [...changes, ...own];
}

function parse(file: string, source: string | undefined): ContentFile | undefined {
  return source === undefined ? undefined : ContentFile.parse(file, source);
}
