import { createReadStream, createWriteStream, statSync } from "node:fs";
import { basename, join } from "node:path";
import { Readable, Writable } from "node:stream";

/**
 * Packs files into one stream: a line of JSON with names and sizes, then their contents. The files must not
 * change until the stream ends.
 */
export function packFiles(paths: readonly string[]): Readable {
  const list = paths.map((path) => ({ name: basename(path), size: statSync(path).size }));
  return Readable.from(
    (async function* () {
      yield Buffer.from(`${JSON.stringify(list)}\n`);
      for (const path of paths) yield* createReadStream(path);
    })(),
  );
}

/** Returns a stream that unpacks the output of `packFiles` into a folder and flushes each file to disk. */
export function unpackFiles(folder: string): Writable {
  let head = Buffer.alloc(0);
  let waiting: { name: string; size: number }[] | undefined;
  let left = 0;
  let file: Writable | undefined;

  async function take(bytes: Buffer): Promise<void> {
    let rest = bytes;
    if (!waiting) {
      head = Buffer.concat([head, rest]);
      const end = head.indexOf("\n");
      if (end < 0) return;
      waiting = JSON.parse(head.subarray(0, end).toString());
      rest = head.subarray(end + 1);
    }
    for (;;) {
      if (left === 0) {
        await close();
        const next = waiting?.shift();
        if (!next) return;
        left = next.size;
        // A name only: nothing in a backup may choose another folder.
        file = createWriteStream(join(folder, basename(next.name)), { mode: 0o600, flush: true });
        if (left === 0) continue;
      }
      if (rest.length === 0) return;
      const part = rest.subarray(0, left);
      await new Promise<void>((resolve, reject) => {
        file?.write(part, (error) => (error ? reject(error) : resolve()));
      });
      left -= part.length;
      rest = rest.subarray(part.length);
    }
  }

  const close = () =>
    new Promise<void>((resolve) => {
      if (file) file.end(resolve);
      else resolve();
      file = undefined;
    });

  return new Writable({
    write: (chunk: Buffer, _encoding, done) => void take(chunk).then(() => done(), done),
    final: (done) => {
      const isWhole = left === 0 && waiting?.length === 0;
      void close().then(() => done(isWhole ? null : new Error("The pack ends too early.")), done);
    },
  });
}
