import { ContentFile, EditError } from "#collections/content-file.ts";
import { kampalaDay } from "#collections/formats/kampala-day.ts";
import { slugOf } from "#collections/formats/slug.ts";
import { itemPath, writeItem } from "../../scripts/new-item/item-templates.ts";
import { folderOf, nameOfOne, placeOf, titleFields } from "../core/content-folders.ts";
import { describeField, type NamedField } from "../core/describe-field.ts";
import { emptyValue } from "../core/empty-value.ts";
import { addressesOf } from "./choices.ts";
import {
  addressOfName,
  findReferences,
  ownAddress,
  redirectReferences,
  redirectsFile,
  shownAddress,
  withRedirect,
} from "./references.ts";
import type { Workspace } from "./workspace.ts";

/**
 * Begins a new file of a folder, as `npm run new` does where it knows the kind.
 * @throws EditError when the title gives no name
 */
export function createFile(
  workspace: Workspace,
  { folder, title, name = "" }: { folder: string; title: string; name?: string | undefined },
) {
  workspace.check();
  const example = `content/${folder}/x.yaml`;
  refuseFixed(example);
  const slug = slugFor(title);
  const template = folderOf(example).template?.kind;
  const fileOf = (name: string) =>
    template ? itemPath(template, name) : `content/${folder}/${name}.yaml`;
  const taken = new Set(workspace.files());
  const names = [slug, ...Array.from(taken, (_, at) => `${slug}-${at + 2}`)];
  const file = names.map(fileOf).find((name) => !taken.has(name)) ?? fileOf(slug);
  const begun = template
    ? withoutExamples(file, writeItem(template, title.trim(), kampalaDay(Date.now())))
    : emptyFile(workspace, folder, title.trim());
  const written = ContentFile.parse(file, begun);
  if (name.trim()) written.set(["name"], name.trim());
  workspace.write(file, written.toString());
  return { file };
}

/**
 * Gives a file another name. Its old address leads to the new one, and so does everything in the content that
 * led to it. Returns the new file, and the files that were changed besides.
 * @param isPublic whether people may know the old address
 * @throws EditError when the name is taken
 */
export function renameFile(workspace: Workspace, from: string, name: string, isPublic = true) {
  refuseFixed(from);
  const file = from.replace(/[^/]+(?=\.\w+$)/, slugFor(name));
  if (file === from) return { file, changed: [] };
  refuseTaken(workspace, file);
  const text = workspace.saved(from);
  if (text === undefined) throw new EditError(`${from} does not exist any more`);
  const changed = redirectReferences(workspace, from, file);
  const [old, now] = [addressOfName(from), addressOfName(file)];
  if (old && now) {
    // What shows on another one's page goes on showing there, under its old address too.
    const to = ownAddress(workspace, from) ? now : (shownAddress(workspace, from) ?? now);
    const before = workspace.saved(redirectsFile) ?? "";
    const isNew = isPublic && ContentFile.parse(from, text).get(["draft"]) !== true;
    const after = withRedirect(before, { from: old, to, isNew, taken: now });
    if (after !== before) changed.set(redirectsFile, after);
  }
  for (const [changedFile, source] of changed) workspace.write(changedFile, source);
  workspace.write(file, text);
  workspace.remove(from);
  return { file, changed: [...changed.keys()] };
}

/**
 * Deletes a file that nothing leads to.
 * @param leadTo where the old address leads from now on, and older ones that led to it
 * @throws EditError while something in the content leads to it, or when the site has no page at `leadTo`
 */
export function deleteFile(workspace: Workspace, file: string, leadTo?: string): void {
  workspace.check();
  refuseFixed(file);
  const old = addressOfName(file) ?? ownAddress(workspace, file);
  const isLedOn = old !== undefined && leadTo !== undefined;
  const links = findReferences(workspace, file).filter(
    (link) => !(isLedOn && link.file === redirectsFile),
  );
  if (links.length > 0) {
    const titles = [...new Set(links.map(({ title }) => title))];
    throw new EditError(`Something still leads here: ${titles.join(", ")}`);
  }
  if (isLedOn) {
    const path = leadTo.replace(/[?#].*$/, "");
    if (path === old) throw new EditError("An address cannot lead to itself.");
    if (!addressesOf(workspace).includes(path)) {
      throw new EditError(
        `The site has no page at ${leadTo}. An address of ours begins with a slash, such as /news.`,
      );
    }
    const redirects = workspace.saved(redirectsFile) ?? "";
    const after = withRedirect(redirects, { from: old, to: leadTo, isNew: true });
    workspace.write(redirectsFile, after);
  }
  workspace.remove(file);
}

/** Files that the site needs, such as the one on the organisation, are neither added nor taken away. */
function refuseFixed(file: string): void {
  if (!nameOfOne(folderOf(file)))
    throw new EditError("The number of these is fixed; ask a developer for another.");
}

function slugFor(title: string): string {
  if (title.trim() === "") throw new EditError("Give it a title.");
  const slug = slugOf(title.replaceAll(/[’']/g, ""));
  if (slug === "") {
    throw new EditError("An address is made of the letters a to z. Begin with a title in them.");
  }
  return slug;
}

function refuseTaken(workspace: Workspace, file: string): void {
  if (workspace.saved(file) === undefined) return;
  throw new EditError(`Another one in ${folderOf(file).title} has this name already.`);
}

function fieldsOf(workspace: Workspace, file: string): readonly NamedField[] {
  const schema = workspace.schemaOf(file);
  const control = schema && describeField(schema, "file").control;
  return control?.kind === "group" ? control.fields : [];
}

/**
 * A template as the form begins it: the values that it has, without remarks for people with a text editor, and with
 * nothing where it says what to write there. The form says that beside the field.
 */
function withoutExamples(file: string, template: string): string {
  const { values } = ContentFile.parse(file, template);
  const empty = file.endsWith(".md") ? "---\n---\n" : "";
  const begun = ContentFile.parse(file, empty);
  for (const [name, value] of Object.entries(values as Record<string, unknown>)) {
    if (name !== "body") begun.set([name], withoutTodo(value));
  }
  return begun.toString();
}

function withoutTodo(value: unknown): unknown {
  if (typeof value === "string") return value.startsWith("TODO:") ? "" : value;
  if (Array.isArray(value)) return value.map(withoutTodo);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withoutTodo(inner)]),
  );
}

/** A file of a folder for which there is no template: all fields that it must have, and those that may be blank. */
function emptyFile(workspace: Workspace, folder: string, title: string): string {
  const sibling = workspace.files().find((file) => placeOf(file).folder === folder);
  const fields = sibling ? fieldsOf(workspace, sibling) : [];
  if (fields.length === 0) throw new EditError("There is no example of these to begin from.");
  const named = titleFields.find((name) =>
    fields.some((field) => field.name === name && field.isRequired),
  );
  const values = fields.flatMap((field): [string, unknown][] => {
    if (field.name === named) return [[field.name, title]];
    if (["order", "id"].includes(field.name) && field.control.kind === "number") {
      return [[field.name, nextNumber(workspace, folder, field.name)]];
    }
    if (field.isRequired) return [[field.name, emptyValue(field)]];
    return field.mayBeBlank ? [[field.name, null]] : [];
  });
  const file = ContentFile.parse("x.yaml", "");
  for (const [name, value] of values) file.set([name], value);
  return file.toString();
}

function nextNumber(workspace: Workspace, folder: string, field: string): number {
  const numbers = workspace
    .files()
    .filter((file) => placeOf(file).folder === folder)
    .map((file) => workspace.fields(file)[field]);
  return Math.max(0, ...numbers.filter((value) => typeof value === "number")) + 1;
}
