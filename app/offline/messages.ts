/** Requests to the worker: save the pages of a language now, refresh the saved ones, or remove all of them and itself. */
export type OfflineRequest = { keep: string } | "renew" | "remove";

/** Answers to `keep`: progress in files, then the result. */
export type DownloadProgress = { done: number; all: number } | "kept" | "failed";
