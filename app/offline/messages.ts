/** Requests to the worker: save the pages of a language now, refresh the saved ones, or remove all of them and itself. */
export type OfflineRequest = { keep: string } | "renew" | "remove";

/** Why not all files were kept: no connection, no room on the phone, or another answer than they should have. */
export type DownloadFailure = "failed" | "full" | "unfinished";

/** Answers to `keep`: progress in files, then the result. */
export type DownloadProgress = { done: number; all: number } | "kept" | DownloadFailure;
