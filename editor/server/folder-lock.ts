import {
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { z } from "zod";

/** What the first editor of a folder writes down for a second one. */
const holder = z.object({
  process: z.int(),
  /** Answers as long as the holder lives; a process number alone may be somebody else's by now. */
  port: z.int(),
  address: z.string().optional(),
});
type Holder = z.output<typeof holder>;

/** The right to edit a folder, for one editor at a time. */
export interface FolderLock extends AsyncDisposable {
  /** Says to whoever comes later where this editor is, e.g. `http://127.0.0.1:5180`. */
  publishAddress(address: string): void;
}

/** Another editor has this folder open. */
export class FolderInUseError extends Error {
  constructor({ process, address }: Holder) {
    const where = address ? `at ${address}, process ${process}` : `in process ${process}`;
    super(
      `This folder is open in another editor already, ${where}. Go on there; for a new address press Enter in its terminal, and to end it Ctrl and C.`,
    );
  }
}

/**
 * Keeps a second editor away from a folder: two would share one copy for checks and for the pages beside the form.
 * What a dead process left behind stops nobody.
 * @param root of the project
 * @throws FolderInUseError with the place of the other one
 */
export async function lockFolder(root: string): Promise<FolderLock> {
  const folder = join(root, ".cache/editor");
  const file = join(folder, "open.json");
  mkdirSync(folder, { recursive: true });
  const server = createServer((socket) => socket.end());
  const port = await new Promise<number>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
  server.unref();
  const own: Holder = { process: process.pid, port };
  const close = () => new Promise((resolve) => server.close(resolve));
  while (!tryLock(file, own)) {
    const content = readLockFile(file);
    const other = holderIn(content);
    if (other && (await isRunning(other))) {
      await close();
      throw new FolderInUseError(other);
    }
    if (content !== undefined) removeStaleLock(file, content, `${file}.${process.pid}-${port}`);
  }
  return {
    publishAddress(address) {
      writeFileSync(`${file}.new`, JSON.stringify({ ...own, address }));
      renameSync(`${file}.new`, file);
    },
    [Symbol.asyncDispose]: async () => {
      rmSync(file, { force: true });
      await close();
    },
  };
}

/**
 * Writes a file beside its place and links it in: whoever reads it there finds all of its words.
 * @returns false when the file is there already
 */
function tryLock(file: string, own: Holder): boolean {
  const beside = `${file}.${own.process}-${own.port}`;
  try {
    writeFileSync(beside, JSON.stringify(own));
    return link(beside, file);
  } finally {
    rmSync(beside, { force: true });
  }
}

/**
 * Takes a dead editor's file away. Another start may have done so before, and have put its own there: that one comes
 * back.
 * @param content that were read in it
 * @param aside a name that no other start uses
 */
function removeStaleLock(file: string, content: string, aside: string): void {
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  if (readLockFile(aside) !== content) link(aside, file);
  rmSync(aside, { force: true });
}

/** @returns false when there is a file at the new place already */
function link(from: string, to: string): boolean {
  try {
    try {
      linkSync(from, to);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
      // A disk on which no file has two names; whatever else is wrong stops the copy as well.
      copyFileSync(from, to, constants.COPYFILE_EXCL);
    }
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** @returns undefined when there is no such file */
function readLockFile(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function holderIn(content = ""): Holder | undefined {
  try {
    return holder.parse(JSON.parse(content));
  } catch {
    return undefined;
  }
}

async function isRunning({ process: id, port }: Holder): Promise<boolean> {
  try {
    process.kill(id, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  return await new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("close", () => socket.destroy());
  });
}
