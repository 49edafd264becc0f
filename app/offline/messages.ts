/** What a page asks of the worker: to keep the pages now, or to look whether the kept ones are still right. */
export type OfflineRequest = "keep" | "renew";

/** What the worker answers to `keep`: how many files of how many have arrived, and in the end what became of it. */
export type DownloadProgress = { done: number; all: number } | "kept" | "failed";
