/** Requests to the worker: save the pages now, or refresh the saved ones. */
export type OfflineRequest = "keep" | "renew";

/** Answers to `keep`: progress in files, then the result. */
export type DownloadProgress = { done: number; all: number } | "kept" | "failed";
