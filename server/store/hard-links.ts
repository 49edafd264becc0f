const refusals = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "EXDEV"]);

/** Whether a hard link failed because the disk does not support any. */
export function lacksHardLinks(error: unknown): boolean {
  return refusals.has((error as NodeJS.ErrnoException).code ?? "");
}
