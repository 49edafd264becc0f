import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { z } from "zod";
import { EditError } from "#collections/content-file.ts";
import { edit } from "../core/edit.ts";
import { noteAuthor } from "../online/authors.ts";
import { nameOf } from "../shell/page-host.ts";
import { editFile, openFile, searchFiles } from "./file-views.ts";
import { copyFile, createFile, deleteFile, renameFile } from "./items.ts";
import { listingOf } from "./listing.ts";
import { pictureFolders } from "./pictures.ts";
import { findReferences } from "./references.ts";
import { VersionConflictError, type Workspace } from "./workspace.ts";

const file = z.string();
/** Version of the text from which the change was made. */
const baseVersion = z.string();

/** What the form of a text asks. An error that the person can correct is answered with 422 and a sentence. */
export function createApi(workspace: Workspace): Hono {
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
      const result = (await perform(wanted.data, context)) ?? {};
      // A new text has its file from the answer.
      const changed = { ...wanted.data, ...result } as { file?: string };
      if (changed.file) noteAuthor(workspace.root, changed.file, nameOf(context));
      return context.json(result);
    });

  onGet("/overview", () => listingOf(workspace));
  onGet("/search", (query) => searchFiles(workspace, query("q")));
  onGet("/file", (query) => openFile(workspace, query("file")));
  onGet("/links", (query) => findReferences(workspace, query("file")));

  onPost("/edit", { file, text: z.string(), edits: z.array(edit), baseVersion }, (wanted) =>
    editFile(workspace, wanted),
  );
  const [text, version] = [z.string(), z.string()];
  const saved = { file, version, baseVersion, text };
  onPost("/save", saved, (wanted) => {
    workspace.save(wanted.file, wanted.text, wanted);
    return openFile(workspace, wanted.file);
  });
  onPost("/resolve-conflict", { file, mine: z.string().optional() }, (wanted) => {
    workspace.resolveConflict(wanted.file, wanted.mine);
    return openFile(workspace, wanted.file);
  });
  onPost("/discard", { file, baseVersion }, (wanted) =>
    workspace.discard(wanted.file, wanted.baseVersion),
  );

  const begun = { folder: z.string(), title: z.string(), name: z.string().optional() };
  onPost("/new", begun, (wanted) => createFile(workspace, wanted));
  onPost("/copy", { file, title: z.string() }, (wanted) =>
    copyFile(workspace, wanted.file, wanted.title),
  );
  onPost("/rename", { file, name: z.string() }, (wanted) =>
    renameFile(workspace, wanted.file, wanted.name),
  );
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
      return context.json({ message: error.message, mine: error.mine }, 409);
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
