import { existsSync, globSync, statSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { EmailAddress } from "#app/forms/email-address.ts";
import type { Retention } from "#collections/site/retention.ts";
import { day } from "#server/clock.ts";

interface EmailOwner {
  email?: EmailAddress | undefined;
  emailIds: readonly string[];
}

/** Deletes expired files below DATA_DIR, by their modification time. Returns how many, by period. */
export async function purgeFiles(
  folder: string,
  { files, periods }: Retention,
  now: number,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { path, period } of files) {
    if (!period) continue;
    const before = now - periods[period].days * day;
    for (const file of globSync(path, { cwd: folder })) {
      // Another server, or the office, may have deleted it just now.
      const changedAt = statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs;
      if (changedAt === undefined || changedAt >= before) continue;
      await rm(join(folder, file), { force: true });
      counts[period] = (counts[period] ?? 0) + 1;
    }
  }
  return counts;
}

/**
 * Deletes files below DATA_DIR about a person. Returns how many.
 * @param person the address if known, and the ids of the e-mails about the person
 */
export async function eraseFiles(folder: string, { files }: Retention, person: EmailOwner) {
  let count = 0;
  for (const { path, erase } of files) {
    if (erase !== "all" && erase !== "emails") continue;
    for (const name of globSync(path, { cwd: folder })) {
      const file = join(folder, name);
      if (erase === "emails" && !(await isEmailOf(file, person))) continue;
      await rm(file, { force: true });
      count += 1;
    }
  }
  return count;
}

/** Tells whether an e-mail file was written for a row about the person, or has the address in its headers. */
async function isEmailOf(file: string, { email, emailIds }: EmailOwner): Promise<boolean> {
  if (emailIds.some((id) => file.includes(id))) return true;
  if (!email) return false;
  const text = await readFile(file, "utf8").catch((error) => {
    // Another server, or the office, may have deleted it just now.
    if (existsSync(file)) throw error;
    return "";
  });
  const [head = ""] = text.split(/\r?\n\r?\n/, 1);
  // Long headers are broken at spaces, of which an address has none.
  return head.toLowerCase().includes(email.toLowerCase());
}
