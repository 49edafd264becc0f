import { createReadStream, createWriteStream } from "node:fs";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { createGunzip, createGzip } from "node:zlib";
import { Decrypter, Encrypter } from "age-encryption";

export class SealError extends Error {
  override name = "SealError";
}

/** One of the identities, `AGE-SECRET-KEY-1…`, or the passphrase opens a file. */
export interface OpeningKeys {
  identities?: readonly string[];
  passphrase?: string | undefined;
}

/** Compresses and encrypts a stream into a file in the format age (age-encryption.org/v1), which other tools open too. */
export async function seal(
  source: Readable,
  file: string,
  {
    recipients = [],
    passphrase,
  }: { recipients?: readonly string[]; passphrase?: string | undefined },
): Promise<void> {
  const age = new Encrypter();
  for (const recipient of recipients) age.addRecipient(recipient);
  if (recipients.length === 0) {
    // 64 MB of memory and about half a second make guessing expensive.
    age.setScryptWorkFactor(16);
    age.setPassphrase((passphrase ?? "").normalize("NFC"));
  }
  const packed = Readable.toWeb(source.pipe(createGzip())) as globalThis.ReadableStream<Uint8Array>;
  const sealed = Readable.fromWeb((await age.encrypt(packed)) as ReadableStream);
  await pipeline(sealed, createWriteStream(file, { flags: "wx", mode: 0o600, flush: true }));
}

/**
 * Trust the output only after the promise resolves, since its end may be missing.
 * @throws SealError when no key fits or the file is damaged
 */
export async function unseal(
  file: string,
  target: Writable,
  { identities = [], passphrase }: OpeningKeys,
): Promise<void> {
  const age = new Decrypter();
  for (const identity of identities) age.addIdentity(identity);
  if (passphrase) age.addPassphrase(passphrase.normalize("NFC"));
  const bytes = Readable.toWeb(createReadStream(file)) as globalThis.ReadableStream<Uint8Array>;
  try {
    const packed = Readable.fromWeb((await age.decrypt(bytes)) as ReadableStream);
    await pipeline(packed, createGunzip(), target);
  } catch (error) {
    // Errors of the disk are not about the key.
    if ((error as NodeJS.ErrnoException).syscall) throw error;
    throw new SealError(`${file} cannot be opened: the key is another one, or it is damaged.`);
  }
}
