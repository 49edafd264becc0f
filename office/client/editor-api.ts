import type { SentEdit } from "../core/edit.ts";
import type {
  BeforeDeleting,
  ChangedFile,
  Choices,
  FileState,
  OpenFile,
} from "../core/open-file.ts";

const prefix = "/office/api";

/** The office could not be reached: what was to be sent is kept and sent again. */
export class UnreachableError extends Error {
  /** No answer; the sign-in has ended; or the office was started again. */
  readonly why: "no-answer" | "signed-out" | "restarted";
  constructor(why: UnreachableError["why"]) {
    super(sentences[why]);
    this.why = why;
  }
}

const sentences = {
  "no-answer": "The office does not answer.",
  "signed-out": "Your sign-in has ended.",
  restarted: "The office was started again.",
} as const;

/** Browsers keep 64 kB alive of what is under way, and a letter has up to three bytes. */
const maxKeptAlive = 20_000;

/** @throws UnreachableError, or Error with a sentence for the person who edits */
async function request<T>(path: string, body?: unknown): Promise<T> {
  const content = body instanceof Blob ? body : JSON.stringify(body);
  const answer = await fetch(`${prefix}/${path}`, {
    // The page of a sign-in is no answer.
    redirect: "manual",
    ...(body !== undefined && {
      method: "POST",
      headers: { "content-type": "application/json" },
      ...(content !== undefined && { body: content }),
      // A window may close at any moment, and only while it closes it is not known to be hidden yet.
      keepalive: typeof content === "string" && content.length < maxKeptAlive,
    }),
  }).catch(() => {
    throw new UnreachableError("no-answer");
  });
  if (answer.ok) return (await answer.json()) as T;
  if (answer.type === "opaqueredirect" || answer.status === 401) {
    throw new UnreachableError("signed-out");
  }
  if (answer.status === 403) throw new UnreachableError("restarted");
  // A proxy in front of an office that is being started.
  if (answer.status >= 502) throw new UnreachableError("no-answer");
  const refusal = (await answer.json()) as { message: string };
  throw new Error(refusal.message);
}

const named = (file: string) => `file=${encodeURIComponent(file)}`;

export const choices = (file: string) => request<Choices>(`choices?${named(file)}`);
export const open = (file: string) => request<OpenFile>(`file?${named(file)}`);
export const fileState = (file: string) => request<FileState>(`state?${named(file)}`);
export const linksTo = (file: string) => request<BeforeDeleting>(`links?${named(file)}`);

/** A change of a file that is sent until it is confirmed. */
export type SentChange = { id: string; file: string } & (
  | { kind: "edit"; edits: readonly SentEdit[] }
  | { kind: "undo"; shown: string; wanted: string }
  | { kind: "replace"; text: string; version: string }
);
export const send = ({ kind, ...change }: SentChange) => request<ChangedFile>(kind, change);

export const rename = (file: string, name: string) =>
  request<{ file: string; changed: string[] }>("rename", { file, name });
export const remove = (file: string, leadTo: string) => request("delete", { file, leadTo });
export const keepPicture = (folder: string, picture: File) =>
  request<{ address: string }>(
    `picture?folder=${folder}&name=${encodeURIComponent(picture.name)}`,
    picture,
  );
