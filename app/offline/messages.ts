/** Requests to the worker: save the pages of a language now, or refresh the saved ones. */
export type OfflineRequest = { keep: string } | "renew";

/** Answers to `keep`: progress in files, then the result. */
export type DownloadProgress = { done: number; all: number } | "kept" | "failed";
