const refusals = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "EXDEV"]);

/** Whether a file could not be given a second name because its disk knows no such thing, and for no other reason. */
export function lacksHardLinks(error: unknown): boolean {
  return refusals.has((error as NodeJS.ErrnoException).code ?? "");
}
