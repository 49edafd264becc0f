/** One line on an error of the system or a database, such as a missing permission; else undefined. */
export function systemErrorMessage(error: unknown): string | undefined {
  const { code, message, errors } = error as {
    code?: unknown;
    message?: string;
    errors?: { message?: string }[];
  };
  // Node's own codes start with ERR_ and mean bugs, except those of SQLite.
  if (typeof code !== "string" || /^ERR_(?!SQLITE)/.test(code)) return undefined;
  // A connection that failed at several addresses has no message itself.
  return message || errors?.[0]?.message || code;
}
