import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

/** First bytes of a sealed file, with the version of the format. */
const magic = Buffer.from("OTC backup 1\n");
const saltLength = 16;
const nonceLength = 12;
const tagLength = 16;
const headLength = magic.length + saltLength + nonceLength;

/** Thrown when a sealed file cannot be opened. */
export class SealError extends Error {
  override name = "SealError";
}

/**
 * Compresses and encrypts a stream into a file: AES-256-GCM with a key derived by scrypt. Layout: magic bytes, 16 bytes
 * salt, 12 bytes nonce, the encrypted gzip, 16 bytes authentication tag.
 */
export async function seal(source: Readable, file: string, passphrase: string): Promise<void> {
  const salt = randomBytes(saltLength);
  const nonce = randomBytes(nonceLength);
  const head = Buffer.concat([magic, salt, nonce]);
  const cipher = createCipheriv("aes-256-gcm", keyOf(passphrase, salt), nonce).setAAD(head);
  const target = createWriteStream(file, { flags: "wx", mode: 0o600, flush: true });
  target.write(head);
  await pipeline(source, createGzip(), cipher, addTag(), target);

  function addTag() {
    return async function* (encrypted: AsyncIterable<Buffer>) {
      yield* encrypted;
      yield cipher.getAuthTag();
    };
  }
}

/**
 * Decrypts a sealed file. Trust the output only after the promise resolves, since the tag is at the end.
 * @throws SealError when the passphrase is wrong or the file damaged
 */
export async function unseal(file: string, target: Writable, passphrase: string): Promise<void> {
  const handle = await open(file);
  const { size } = await handle.stat();
  const head = Buffer.alloc(headLength);
  const tag = Buffer.alloc(tagLength);
  await handle.read(head, 0, headLength, 0);
  await handle.read(tag, 0, tagLength, Math.max(0, size - tagLength));
  await handle.close();
  if (size < headLength + tagLength || !head.subarray(0, magic.length).equals(magic)) {
    throw new SealError(`${file} is no backup of this site.`);
  }
  const salt = head.subarray(magic.length, magic.length + saltLength);
  const nonce = head.subarray(magic.length + saltLength);
  const decipher = createDecipheriv("aes-256-gcm", keyOf(passphrase, salt), nonce)
    .setAAD(head)
    .setAuthTag(tag);
  const source = createReadStream(file, { start: headLength, end: size - tagLength - 1 });
  try {
    await pipeline(source, decipher, createGunzip(), target);
  } catch (error) {
    // Errors of the disk are not about the passphrase.
    if ((error as NodeJS.ErrnoException).syscall) throw error;
    throw new SealError(
      `${file} cannot be opened: the passphrase is another one, or it is damaged.`,
    );
  }
}

/** Derives a key; 64 MB of memory and about 0.1 s make guessing expensive. */
function keyOf(passphrase: string, salt: Buffer): Buffer {
  return scryptSync(passphrase.normalize("NFC"), salt, 32, {
    N: 2 ** 16,
    r: 8,
    p: 1,
    maxmem: 128 * 1024 ** 2,
  });
}
