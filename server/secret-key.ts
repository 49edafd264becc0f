import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Environment, EnvironmentError } from "./environment.ts";
import { makeFolder } from "./store/make-folder.ts";

/**
 * Returns the key that signs links in e-mails and moments in pages: SECRET_KEY, or one that is generated once
 * and stored in DATA_DIR; `hex:…` with the digits of that file is the same key. Losing it invalidates all
 * links sent so far.
 * @throws EnvironmentError when the stored key is empty or cut short; another error when the folder cannot be
 *   written
 */
export function readSecretKey(settings: Pick<Environment, "SECRET_KEY" | "DATA_DIR">): Buffer {
  if (settings.SECRET_KEY) return keyFrom(settings.SECRET_KEY);
  const file = join(settings.DATA_DIR, "secret.key");
  return readKey(file) ?? makeKey(file, settings.DATA_DIR);
}

/** `hex:…` holds the bytes of a stored key; anything else is used as text. */
function keyFrom(setting: string): Buffer {
  return setting.startsWith("hex:")
    ? Buffer.from(setting.slice("hex:".length), "hex")
    : Buffer.from(setting, "utf8");
}

function readKey(file: string): Buffer | undefined {
  try {
    const key = readFileSync(file, "utf8").trim();
    // A signature with an empty key could be forged.
    if (/^[0-9a-f]{64}$/.test(key)) return Buffer.from(key, "hex");
    throw new EnvironmentError([
      `${file} is incomplete. Restore it from a backup, or delete it, which makes the links in all mails sent so far worthless`,
    ]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Written completely under another name and then linked, so that two processes agree on one key. */
function makeKey(file: string, folder: string): Buffer {
  makeFolder(folder);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString("hex")}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const key = readKey(file);
  if (!key) throw new Error(`The key ${file} could not be stored.`);
  return key;
}
