import type { Edit } from "../core/edit.ts";
import type {
  Changes,
  FoundPlace,
  Merge,
  OpenFile,
  Overview,
  Publication,
} from "../core/open-file.ts";

/** Something that could not be done, in a sentence for the person who edits. */
export class Refusal extends Error {}

/** The file says something else on disk than when it was opened. */
export class Conflict extends Error {
  readonly theirs: string | null;
  constructor(theirs: string | null) {
    super("The file has changed on disk meanwhile.");
    this.theirs = theirs;
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api/${path}`, {
    ...(body !== undefined && {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: body instanceof Blob ? body : JSON.stringify(body),
    }),
  }).catch(() => {
    throw new Refusal("The editor does not answer. Is it still running in the terminal?");
  });
  if (answer.ok) return (await answer.json()) as T;
  if (answer.status === 403) {
    throw new Refusal("The editor was started anew. Open the address that it printed.");
  }
  const { message, theirs } = (await answer.json()) as { message: string; theirs?: string | null };
  if (answer.status === 409) throw new Conflict(theirs ?? null);
  throw new Refusal(message);
}

const named = (file: string) => `file=${encodeURIComponent(file)}`;

export const overview = () => ask<Overview>("overview");
export const search = (question: string) =>
  ask<FoundPlace[]>(`search?q=${encodeURIComponent(question)}`);
export const open = (file: string) => ask<OpenFile>(`file?${named(file)}`);
export const linksTo = (file: string) => ask<FoundPlace[]>(`links?${named(file)}`);
export const edit = (file: string, text: string, edits: readonly Edit[], isRebased = false) =>
  ask<OpenFile>("edit", { file, text, edits, isRebased });
export const save = (file: string, version: string, text: string) =>
  ask<OpenFile>("save", { file, version, text });
export const merge = (file: string) => ask<Merge>(`merge?${named(file)}`);
export const discard = (file: string) => ask("discard", { file });
export const begin = (folder: string, title: string) =>
  ask<{ file: string }>("new", { folder, title });
export const copy = (file: string, title: string) => ask<{ file: string }>("copy", { file, title });
export const rename = (file: string, name: string) =>
  ask<{ file: string; changed: string[] }>("rename", { file, name });
export const remove = (file: string, leadTo: string) => ask("delete", { file, leadTo });
export const takeBack = (file: string) => ask("take-back", { file });
export const changes = () => ask<Changes>("changes");
export const publish = (publisher: {
  name: string;
  email: string;
  message: string;
  send: boolean;
}) => ask<Publication>("publish", publisher);
export const keepPicture = (folder: string, picture: File) =>
  ask<{ address: string }>(
    `picture?folder=${folder}&name=${encodeURIComponent(picture.name)}`,
    picture,
  );
