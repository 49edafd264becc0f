import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { z } from "zod";
import { ContentFile, EditError } from "#collections/content-file.ts";
import { sentEdit, type Theirs } from "../core/edit.ts";
import type { BeforeDeleting, ChangedFile, FileState } from "../core/open-file.ts";
import { committedText, isCheckout } from "../online/git.ts";
import { nameOf as nameOfSignIn } from "../shell/page-host.ts";
import { choicesFor } from "./choices.ts";
import { editFile, openFile, replaceFile, undoChange } from "./file-views.ts";
import { createFile, deleteFile, renameFile } from "./items.ts";
import { pictureFolders } from "./pictures.ts";
import { Presence } from "./presence.ts";
import { findReferences } from "./references.ts";
import { searchFiles } from "./search.ts";
import { VersionConflictError, versionOf, type Workspace } from "./workspace.ts";

const file = z.string();
/** How many changes are known by name: more than a window keeps while the office does not answer. */
const maxRemembered = 2000;

/**
 * What the form of a text asks. An error that the person can correct is answered with 422 and a sentence.
 * @param nameOf says who asks
 */
export function createApi(
  workspace: Workspace,
  nameOf: (context: Context) => string = nameOfSignIn,
): Hono {
  const api = new Hono();
  const onError = (context: Context) =>
    context.json({ message: "This is larger than 50 MB. Choose a smaller picture." }, 413);
  api.use(bodyLimit({ maxSize: 50_000_000, onError }));

  type Query = (name: string) => string;
  const onGet = (path: string, find: (query: Query, context: Context) => unknown) =>
    api.get(path, async (context) =>
      context.json(await find((name) => context.req.query(name) ?? "", context)),
    );
  const onPost = <Fields extends z.ZodRawShape>(
    path: string,
    fields: Fields,
    perform: (wanted: z.output<z.ZodObject<Fields>>, context: Context) => unknown,
  ) =>
    api.post(path, async (context) => {
      const body = await context.req.json().catch(() => undefined);
      const wanted = z.object(fields).safeParse(body);
      if (!wanted.success) {
        throw new EditError(wanted.error.issues[0]?.message ?? "This cannot be read.");
      }
      return context.json((await perform(wanted.data, context)) ?? {});
    });

  const presence = new Presence();
  /** Files that were changed since Git was asked about them: while one types they differ from what is online. */
  const changed = new Set<string>();
  onGet("/choices", (query) => choicesFor(workspace, query("file")));
  onGet("/search", (query) => searchFiles(workspace, query("q")));
  onGet("/file", (query, context) => {
    const others = presence.others(query("file"), nameOf(context));
    changed.delete(query("file"));
    return openFile(workspace, query("file"), { others });
  });
  onGet("/links", async (query): Promise<BeforeDeleting> => {
    const file = query("file");
    const before = await committedText(workspace.root, file);
    const isPublic =
      before !== undefined && ContentFile.parse(file, before).get(["draft"]) !== true;
    return {
      links: findReferences(workspace, file),
      copy: isPublic ? "public" : before === undefined ? "none" : "kept",
    };
  });

  /** Changes that were made, by their name: one whose answer was lost is sent again. */
  const made = new Set<string>();
  /** Makes a change once, and shows the file after it. */
  const change = async (
    { file, id }: { file: string; id: string },
    context: Context,
    perform: () => Theirs[] | undefined,
  ): Promise<ChangedFile> => {
    presence.note(file, nameOf(context));
    const theirs = made.has(id) ? [] : (perform() ?? []);
    made.add(id);
    if (made.size > maxRemembered) made.delete(made.values().next().value ?? "");
    const others = presence.others(file, nameOf(context));
    const opened = await openFile(workspace, file, { others, wasHere: changed.has(file) });
    changed.add(file);
    return { ...opened, theirs };
  };
  /** Where files are now that were renamed since the office was started. */
  const moved = new Map<string, string>();
  onGet("/state", (query, context): FileState => {
    const version = versionOf(workspace.saved(query("file")));
    let movedTo = version === "" ? moved.get(query("file")) : undefined;
    while (movedTo && workspace.saved(movedTo) === undefined) movedTo = moved.get(movedTo);
    const others = presence.others(query("file"), nameOf(context));
    return { version, others, ...(movedTo && { movedTo }) };
  });
  const [text, version] = [z.string(), z.string()];
  const fileFields = { file, id: z.string() };
  onPost("/edit", { ...fileFields, edits: z.array(sentEdit) }, (wanted, context) =>
    change(wanted, context, () => editFile(workspace, wanted.file, wanted.edits)),
  );
  onPost("/undo", { ...fileFields, shown: text, wanted: text }, (wanted, context) => {
    // It may be as it is online again.
    changed.delete(wanted.file);
    return change(wanted, context, () => void undoChange(workspace, wanted));
  });
  onPost("/replace", { ...fileFields, text, version }, (wanted, context) =>
    change(wanted, context, () => void replaceFile(workspace, wanted)),
  );

  const begun = { folder: z.string(), title: z.string(), name: z.string().optional() };
  onPost("/new", begun, (wanted) => createFile(workspace, wanted));
  onPost("/rename", { file, name: z.string() }, async (wanted) => {
    // An address that was never online is known to no visitor.
    const isPublic =
      !(await isCheckout(workspace.root)) ||
      (await committedText(workspace.root, wanted.file)) !== undefined;
    const renamed = renameFile(workspace, wanted.file, wanted.name, isPublic);
    moved.set(wanted.file, renamed.file);
    moved.delete(renamed.file);
    return renamed;
  });
  onPost("/delete", { file, leadTo: z.string().optional() }, (wanted) =>
    deleteFile(workspace, wanted.file, wanted.leadTo?.trim() || undefined),
  );
  api.post("/picture", async (context) => {
    const name = context.req.query("name") ?? "";
    const wanted = context.req.query("folder");
    const folder = pictureFolders.find((folder) => folder === wanted) ?? "images";
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    return context.json({ address: await workspace.pictures.keep(folder, name, bytes) });
  });

  api.onError((error, context) => {
    if (error instanceof VersionConflictError) {
      return context.json({ message: error.message }, 409);
    }
    if (error instanceof EditError) {
      const message = error.message.charAt(0).toUpperCase() + error.message.slice(1);
      return context.json({ message }, 422);
    }
    if (error instanceof HTTPException) return error.getResponse();
    console.error(error);
    return context.json({ message: `This could not be done: ${error.message}` }, 500);
  });
  return api;
}
