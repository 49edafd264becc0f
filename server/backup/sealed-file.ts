import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

/** The first bytes of a sealed file: what it is, and by which version of this format. */
const mark = Buffer.from("OTC backup 1\n");
const saltLength = 16;
const nonceLength = 12;
const tagLength = 16;
const headLength = mark.length + saltLength + nonceLength;

/** A sealed file that cannot be opened. */
export class SealError extends Error {
  override name = "SealError";
}

/**
 * Packs and encrypts a stream into a file: AES-256-GCM with a key that scrypt makes of a passphrase. Layout:
 * mark, 16 bytes of salt, 12 of nonce, the encrypted gzip, 16 of authentication tag.
 */
export async function seal(source: Readable, file: string, passphrase: string): Promise<void> {
  const salt = randomBytes(saltLength);
  const nonce = randomBytes(nonceLength);
  const head = Buffer.concat([mark, salt, nonce]);
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
 * Opens a sealed file. What comes out may be trusted only once this has resolved: the tag stands at the end.
 * @throws SealError when the passphrase is another one, or a byte was changed or is missing
 */
export async function unseal(file: string, target: Writable, passphrase: string): Promise<void> {
  const handle = await open(file);
  const { size } = await handle.stat();
  const head = Buffer.alloc(headLength);
  const tag = Buffer.alloc(tagLength);
  await handle.read(head, 0, headLength, 0);
  await handle.read(tag, 0, tagLength, Math.max(0, size - tagLength));
  await handle.close();
  if (size < headLength + tagLength || !head.subarray(0, mark.length).equals(mark)) {
    throw new SealError(`${file} is no backup of this site.`);
  }
  const salt = head.subarray(mark.length, mark.length + saltLength);
  const nonce = head.subarray(mark.length + saltLength);
  const decipher = createDecipheriv("aes-256-gcm", keyOf(passphrase, salt), nonce)
    .setAAD(head)
    .setAuthTag(tag);
  const source = createReadStream(file, { start: headLength, end: size - tagLength - 1 });
  try {
    await pipeline(source, decipher, createGunzip(), target);
  } catch (error) {
    // What the disk says no to is no matter of the passphrase.
    if ((error as NodeJS.ErrnoException).syscall) throw error;
    throw new SealError(
      `${file} cannot be opened: the passphrase is another one, or it is damaged.`,
    );
  }
}

/** The memory that scrypt takes, 64 MB, makes guessing dear; it takes a tenth of a second or so. */
function keyOf(passphrase: string, salt: Buffer): Buffer {
  return scryptSync(passphrase.normalize("NFC"), salt, 32, {
    N: 2 ** 16,
    r: 8,
    p: 1,
    maxmem: 128 * 1024 ** 2,
  });
}
