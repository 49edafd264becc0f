import { crc32, inflateRawSync } from "node:zlib";

/** One file of an archive. */
export interface ZipEntry {
  name: string;
  /** 0 stored as it is, 8 deflated. */
  method: number;
  /** Date and time as the archive holds them, in the form of MS-DOS. */
  stamp: number;
  /** Bytes of extra fields before its content. */
  extra: number;
  text: string;
}

/**
 * Reads a ZIP archive by its directory at the end, as the specification (APPNOTE 6.3) describes, to check what
 * another program wrote.
 * @throws when a content does not have its checksum
 */
export function readZip(bytes: Buffer): ZipEntry[] {
  const end = bytes.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  let at = bytes.readUInt32LE(end + 16);
  return Array.from({ length: bytes.readUInt16LE(end + 10) }, () => {
    const [method, checksum, packed] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 16),
      bytes.readUInt32LE(at + 20),
    ];
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString("utf8", at + 46, at + 46 + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    const extra = bytes.readUInt16LE(local + 28);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + extra;
    const raw = bytes.subarray(start, start + packed);
    const content = method === 8 ? inflateRawSync(raw) : raw;
    if (crc32(content) !== checksum) throw new Error(`${name} is damaged.`);
    const stamp = bytes.readUInt32LE(at + 12);
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    return { name, method, stamp, extra, text: content.toString("utf8") };
  });
}
