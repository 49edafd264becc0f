import { ContentError } from "#collections/reading/problem.ts";
import { StartError } from "#server/environment.ts";
import { IssueChangedError } from "#server/newsletter/sending.ts";
import { CopyError } from "#server/store/copy-tables.ts";
import { LogInUseError } from "#server/store/store.ts";
import { systemErrorMessage } from "#server/system-error.ts";
import { OfficeError } from "./office-error.ts";

const staffErrors = [OfficeError, ContentError, IssueChangedError, CopyError, StartError];

/** Returns the message for failures that staff can act on; undefined for bugs. */
export function staffMessage(error: unknown): string | undefined {
  if (staffErrors.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof LogInUseError) {
    return `Deleted. ${error.message} Stop that program (Litestream, or a backup that runs), do the same again, and restart it.`;
  }
  if (isConflict(error)) {
    return "Somebody else did the same at this moment. Look at what is there now, and try again if need be.";
  }
  return systemErrorMessage(error);
}

/**
 * Tells whether a database refused work because of another process: a row that exists already (SQLSTATE 23…), or a
 * lock (40…, 55P03); SQLite numbers these 19, 5 and 6.
 */
function isConflict(error: unknown): boolean {
  const { code, errcode = 0 } = error as { code?: unknown; errcode?: number };
  if (code === "ERR_SQLITE_ERROR") return [5, 6, 19].includes(errcode % 256);
  return typeof code === "string" && /^(?:23\w{3}|40\w{3}|55P03)$/.test(code);
}
