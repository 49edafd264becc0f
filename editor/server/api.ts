import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { z } from "zod";
import { EditError } from "#collections/content-file.ts";
import { kampalaDay } from "#collections/formats/kampala-day.ts";
import type { Edit } from "../core/edit.ts";
import { changesSincePublication, takeBack } from "./changes.ts";
import { editFile, openFile, searchFiles } from "./file-views.ts";
import { copyFile, createFile, deleteFile, renameFile } from "./items.ts";
import { listingOf } from "./listing.ts";
import { type BuildCommand, publish } from "./publish.ts";
import { findReferences } from "./references.ts";
import { UnfinishedPublication } from "./unfinished-publication.ts";
import { VersionConflictError, type Workspace } from "./workspace.ts";

const path = z.array(z.union([z.string(), z.int()]));
const edit = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("set"),
    path,
    value: z.unknown(),
    order: z.array(z.string()).optional(),
  }),
  z.object({ kind: z.literal("remove"), path }),
  z.object({ kind: z.literal("insert"), path, at: z.int().min(0), value: z.unknown() }),
  z.object({ kind: z.literal("move"), path, from: z.int().min(0), to: z.int().min(0) }),
  z.object({ kind: z.literal("resolve"), line: z.int().min(1) }),
]);
const file = z.string();
/** Version of the text from which the change was made. */
const baseVersion = z.string();
const edited = z.object({ file, text: z.string(), edits: z.array(edit), baseVersion });
const saving = z.object({ file, version: z.string(), baseVersion, text: z.string() });
const author = z.object({
  name: z.string().trim().min(1, "Say who you are."),
  email: z.email("Give an e-mail address; it stands beside your name in the history."),
  message: z.string().trim().min(1, "Say in a few words what you changed."),
});
const publishing = z.object({ author: author.optional(), send: z.boolean().default(false) });

/**
 * The editor's API. An error that the person can correct is answered with 422 and a sentence.
 * @param pages origin of the pages beside the form
 */
export function createApi(workspace: Workspace, pages: string, build: BuildCommand): Hono {
  const api = new Hono();
  let isPublishing = false;

  api.get("/overview", (context) => context.json(listingOf(workspace, pages)));
  api.get("/search", (context) =>
    context.json(searchFiles(workspace, context.req.query("q") ?? "")),
  );
  api.get("/file", (context) => context.json(openFile(workspace, context.req.query("file") ?? "")));
  api.get("/links", (context) =>
    context.json(findReferences(workspace, context.req.query("file") ?? "")),
  );
  api.get("/changes", async (context) =>
    context.json({
      ...(await changesSincePublication(workspace)),
      hasFailed: new UnfinishedPublication(workspace.root).exists(),
    }),
  );

  api.post("/edit", async (context) => {
    const { edits, ...rest } = read(edited, await context.req.json());
    return context.json(editFile(workspace, { ...rest, edits: edits as Edit[] }));
  });
  api.post("/save", async (context) => {
    const { file: name, text, ...versions } = read(saving, await context.req.json());
    workspace.save(name, text, versions);
    return context.json(openFile(workspace, name));
  });
  api.post("/resolve-conflict", async (context) => {
    const wanted = read(z.object({ file, mine: z.string().optional() }), await context.req.json());
    workspace.resolveConflict(wanted.file, wanted.mine);
    return context.json(openFile(workspace, wanted.file));
  });
  api.post("/discard", async (context) => {
    const wanted = read(z.object({ file, baseVersion }), await context.req.json());
    workspace.discard(wanted.file, wanted.baseVersion);
    return context.json({});
  });

  api.post("/new", async (context) => {
    const wanted = read(
      z.object({ folder: z.string(), title: z.string() }),
      await context.req.json(),
    );
    const today = kampalaDay(Date.now());
    workspace.check();
    return context.json({ file: createFile(workspace, { ...wanted, today }) });
  });
  api.post("/copy", async (context) => {
    const wanted = read(z.object({ file, title: z.string() }), await context.req.json());
    workspace.check();
    return context.json({ file: copyFile(workspace, wanted.file, wanted.title) });
  });
  api.post("/rename", async (context) => {
    const wanted = read(z.object({ file, name: z.string() }), await context.req.json());
    return context.json(renameFile(workspace, wanted.file, wanted.name));
  });
  api.post("/delete", async (context) => {
    const wanted = read(
      z.object({ file, leadTo: z.string().optional() }),
      await context.req.json(),
    );
    workspace.check();
    deleteFile(workspace, wanted.file, wanted.leadTo?.trim() || undefined);
    return context.json({});
  });
  api.post("/take-back", async (context) => {
    const wanted = read(z.object({ file, version: z.string() }), await context.req.json());
    await takeBack(workspace, wanted.file, wanted.version);
    return context.json({});
  });

  api.post("/picture", async (context) => {
    const name = context.req.query("name") ?? "";
    const folder = context.req.query("folder") === "team" ? "team" : "images";
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    return context.json({ address: await workspace.pictures.keep(folder, name, bytes) });
  });

  api.post("/publish", async (context) => {
    const wanted = read(publishing, await context.req.json());
    if (isPublishing) throw new EditError("Another publication is in progress.");
    isPublishing = true;
    try {
      return context.json(await publish(workspace, wanted, build));
    } finally {
      isPublishing = false;
    }
  });

  api.onError((error, context) => {
    if (error instanceof VersionConflictError) {
      return context.json({ message: error.message, mine: error.mine }, 409);
    }
    if (error instanceof EditError) return context.json({ message: sentence(error.message) }, 422);
    if (error instanceof HTTPException) return error.getResponse();
    console.error(error);
    return context.json({ message: `This could not be done: ${error.message}` }, 500);
  });
  return api;
}

/** @throws EditError with the first thing that does not fit */
function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const outcome = schema.safeParse(body);
  if (outcome.success) return outcome.data;
  throw new EditError(outcome.error.issues[0]?.message ?? "This cannot be read.");
}

function sentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1);
}
