import type { Edit } from "../core/edit.ts";
import type {
  ChangedPlace,
  Changes,
  FoundPlace,
  Merge,
  OpenFile,
  Overview,
  Publication,
} from "../core/open-file.ts";

/** Something that could not be done, in a sentence for the person who edits. */
export class Refusal extends Error {}

/** The file says something else than when it was shown here. */
export class Conflict extends Error {
  readonly place: ChangedPlace;
  /** The text that was refused, where one was sent. */
  readonly mine: string | undefined;
  constructor({ message, place, mine }: { message: string; place: ChangedPlace; mine?: string }) {
    super(message);
    this.place = place;
    this.mine = mine;
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
  const refusal = (await answer.json()) as { message: string; place: ChangedPlace; mine?: string };
  if (answer.status === 409) throw new Conflict(refusal);
  throw new Refusal(refusal.message);
}

const named = (file: string) => `file=${encodeURIComponent(file)}`;

export const overview = () => ask<Overview>("overview");
export const search = (question: string) =>
  ask<FoundPlace[]>(`search?q=${encodeURIComponent(question)}`);
export const open = (file: string) => ask<OpenFile>(`file?${named(file)}`);
export const linksTo = (file: string) => ask<FoundPlace[]>(`links?${named(file)}`);
/** What a text was made from: the text that was shown and, where it was chosen in view of it, the file on disk. */
export interface Seen {
  seen: string;
  disk?: string;
}
export const edit = (file: string, text: string, edits: readonly Edit[], seen: Seen) =>
  ask<OpenFile>("edit", { file, text, edits, ...seen });
export const save = (file: string, text: string, versions: { version: string; seen: string }) =>
  ask<OpenFile>("save", { file, text, ...versions });
export const merge = (own: { file: string; mine: string; base: string; place: ChangedPlace }) =>
  ask<Merge>("merge", own);
export const discard = (file: string, seen: string) => ask("discard", { file, seen });
export const begin = (folder: string, title: string) =>
  ask<{ file: string }>("new", { folder, title });
export const copy = (file: string, title: string) => ask<{ file: string }>("copy", { file, title });
export const rename = (file: string, name: string) =>
  ask<{ file: string; changed: string[] }>("rename", { file, name });
export const remove = (file: string, leadTo: string) => ask("delete", { file, leadTo });
export const takeBack = (file: string, version: string) => ask("take-back", { file, version });
export const changes = () => ask<Changes>("changes");
export const publish = (wish: {
  author?: { name: string; email: string; message: string };
  send: boolean;
}) => ask<Publication>("publish", wish);
export const keepPicture = (folder: string, picture: File) =>
  ask<{ address: string }>(
    `picture?folder=${folder}&name=${encodeURIComponent(picture.name)}`,
    picture,
  );
