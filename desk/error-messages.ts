import { LogInUseError } from "#server/store/store.ts";
import { DeskError } from "./command.ts";

/** What staff can do something about; undefined for faults of ours. */
export function staffMessage(error: unknown): string | undefined {
  if (error instanceof DeskError) return error.message;
  if (error instanceof LogInUseError) {
    return `Deleted. ${error.message} Stop that program (Litestream, or a backup that runs), type the same again, and start it anew.`;
  }
  return systemErrorMessage(error);
}

/**
 * Whether a database refused work because of somebody else's: an entry that is there already (SQLSTATE 23…),
 * or a lock (40…, 55P03); SQLite counts these as 19, 5 and 6.
 */
function isConflict(error: unknown): boolean {
  const { code, errcode = 0 } = error as { code?: unknown; errcode?: number };
  if (code === "ERR_SQLITE_ERROR") return [5, 6, 19].includes(errcode % 256);
  return typeof code === "string" && /^(?:23\w{3}|40\w{3}|55P03)$/.test(code);
}

/**
 * What the operating system or a database said no to, in a line: a file in the way, no permission, a server
 * that does not answer. Staff can do something about it; a list of source lines would not tell them what.
 */
function systemErrorMessage(error: unknown): string | undefined {
  const { code, message, errors } = error as {
    code?: unknown;
    message?: string;
    errors?: { message?: string }[];
  };
  if (isConflict(error)) {
    return "Somebody else did the same at this moment. Look at what is there now, and try again if need be.";
  }
  // Node names its own mistakes in calls ERR_…, as it does what SQLite says; the former are our faults.
  if (typeof code !== "string" || /^ERR_(?!SQLITE)/.test(code)) return undefined;
  // A connection that failed at several addresses says nothing itself.
  return message || errors?.[0]?.message || code;
}
