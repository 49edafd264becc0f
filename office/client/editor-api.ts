import type { Edit } from "../core/edit.ts";
import type { OpenFile, Overview, SearchResult } from "../core/open-file.ts";

export class ConflictError extends Error {
  /** The text that was refused, where one was sent. */
  readonly mine: string | undefined;
  constructor({ message, mine }: { message: string; mine?: string }) {
    super(message);
    this.mine = mine;
  }
}

/** @throws Error with a sentence for the person who edits */
async function request<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/office/api/${path}`, {
    ...(body !== undefined && {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: body instanceof Blob ? body : JSON.stringify(body),
      // What was typed just before the window closed.
      keepalive: document.visibilityState === "hidden",
    }),
  }).catch(() => {
    throw new Error("The office does not answer.");
  });
  if (answer.ok) return (await answer.json()) as T;
  if (answer.status === 403) {
    throw new Error("Your sign-in has ended. Open the office again.");
  }
  const refusal = (await answer.json()) as { message: string; mine?: string };
  if (answer.status === 409) throw new ConflictError(refusal);
  throw new Error(refusal.message);
}

const named = (file: string) => `file=${encodeURIComponent(file)}`;

export const overview = () => request<Overview>("overview");
export const search = (question: string) =>
  request<SearchResult[]>(`search?q=${encodeURIComponent(question)}`);
export const open = (file: string) => request<OpenFile>(`file?${named(file)}`);
export const linksTo = (file: string) => request<SearchResult[]>(`links?${named(file)}`);
export const edit = (file: string, text: string, edits: readonly Edit[], baseVersion: string) =>
  request<OpenFile>("edit", { file, text, edits, baseVersion });
export const save = (file: string, text: string, how: { version: string; baseVersion: string }) =>
  request<OpenFile>("save", { file, text, ...how });
export const resolveConflict = (file: string, mine: string | undefined) =>
  request<OpenFile>("resolve-conflict", { file, mine });
export const discard = (file: string, baseVersion: string) =>
  request("discard", { file, baseVersion });
export const createItem = (folder: string, title: string, name: string) =>
  request<{ file: string }>("new", { folder, title, name });
export const copy = (file: string, title: string) =>
  request<{ file: string }>("copy", { file, title });
export const rename = (file: string, name: string) =>
  request<{ file: string; changed: string[] }>("rename", { file, name });
export const remove = (file: string, leadTo: string) => request("delete", { file, leadTo });
export const keepPicture = (folder: string, picture: File) =>
  request<{ address: string }>(
    `picture?folder=${folder}&name=${encodeURIComponent(picture.name)}`,
    picture,
  );
