import { spawn } from "node:child_process";
import fs from "node:fs";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { imageSize } from "image-size";
import { EditError } from "#collections/content-file.ts";
import { slugOf } from "#collections/formats/slug.ts";
import { picturesNamed } from "#collections/images/images-in-use.ts";

/** Folders of `public/` into which pictures are brought, and documents into the last. */
export const pictureFolders = ["team", "photographs", "images", "files"] as const;
type PictureFolder = (typeof pictureFolders)[number];

/** Pictures that the build can make smaller copies of. */
const pictureName = /\.(jpe?g|png|webp|avif)$/i;
/** What a picture is by its own bytes, where that is not what its name ends in. */
const kinds: Readonly<Record<string, string>> = { jpeg: "jpg", heif: "avif" };

/**
 * Uploaded pictures. They are stored in the editor's own folder, and enter the project with the first saved
 * file that names them, so that nothing is published of which no page speaks. The folder `public/` of the copy holds
 * what the project has and what waits.
 */
export class Pictures {
  readonly #public: string;
  /** What was brought since the last publication, in the same folders. */
  readonly #brought: string;
  readonly #copy: string;
  /** What each file of the copy was made of. */
  readonly #stamps = new Map<string, string>();

  /** @param copy folder with the layout of the project */
  constructor(root: string, copy: string) {
    this.#public = join(root, "public");
    this.#brought = join(root, ".cache/office/pictures");
    this.#copy = join(copy, "public");
  }

  /**
   * Takes a file in and returns its address. A photograph is turned upright, made smaller where it is larger than a page
   * needs, and loses what it tells besides, such as its place.
   * @throws EditError when the build would refuse it
   */
  async keep(folder: PictureFolder, name: string, bytes: Uint8Array): Promise<string> {
    const wanted = folder === "files" ? /\.(pdf)$/i : pictureName;
    const ending = wanted.exec(name)?.[1]?.toLowerCase();
    // A name may have no sign that an address can carry.
    const slug =
      slugOf(name.replace(/\.\w+$/, "")) || (folder === "files" ? "document" : "picture");
    if (!ending) {
      const endings = folder === "files" ? ".pdf" : ".jpg, .png, .webp or .avif";
      const kind = folder === "files" ? "document" : "picture";
      throw new EditError(`A ${kind} is a file that ends in ${endings}.`);
    }
    if (folder === "files") refuseUnreadable(bytes);
    else refuseOtherKind(bytes, ending);
    const picture = folder === "files" ? bytes : await prepared(bytes, folder, ending);
    for (let number = 1; ; number += 1) {
      const address = `/${folder}/${slug}${number > 1 ? `-${number}` : ""}.${ending}`;
      const path = join(this.#brought, address);
      const taken = [join(this.#public, address), path].filter((place) => fs.existsSync(place));
      // The same picture, uploaded again.
      if (taken.some((place) => fs.readFileSync(place).equals(picture))) return address;
      if (taken.length > 0) continue;
      fs.mkdirSync(dirname(path), { recursive: true });
      fs.writeFileSync(path, picture);
      this.refresh();
      return address;
    }
  }

  /** Brings those into the project that a text names, which is about to be saved. */
  bring(text: string): void {
    for (const address of addressesIn(this.#brought)) {
      const path = join(this.#public, address);
      if (!text.includes(address) || fs.existsSync(path)) continue;
      fs.mkdirSync(dirname(path), { recursive: true });
      fs.copyFileSync(join(this.#brought, address), path);
    }
  }

  /** Takes those out of the project again that no saved file names any more; they wait as before. */
  withdraw(): void {
    const there = addressesIn(this.#brought).filter((address) =>
      fs.existsSync(join(this.#public, address)),
    );
    if (there.length === 0) return;
    const named = picturesNamed(dirname(this.#public));
    for (const address of there) {
      const path = join(this.#public, address);
      // Another picture may have been put there under this name.
      const isOurs = fs.readFileSync(path).equals(fs.readFileSync(join(this.#brought, address)));
      if (isOurs && !named.has(address)) fs.rmSync(path);
    }
  }

  /** What was published is the project's own. */
  settle(): void {
    for (const address of addressesIn(this.#brought)) {
      if (fs.existsSync(join(this.#public, address))) fs.rmSync(join(this.#brought, address));
    }
  }

  /** Throws away what waits and was never named. */
  forget(): void {
    for (const address of addressesIn(this.#brought)) {
      if (fs.existsSync(join(this.#public, address))) continue;
      fs.rmSync(join(this.#brought, address));
    }
  }

  /** Brings the copy to what the project holds now, with what waits. */
  refresh(): void {
    this.#mirror("", [this.#public], pictureFolders);
    for (const folder of pictureFolders) this.#mirror(folder, [this.#brought, this.#public], []);
  }

  /**
   * Folders are linked as wholes, files copied.
   * @param sources of the same name, the later one counts
   * @param own folders that are filled one by one
   */
  #mirror(folder: string, sources: readonly string[], own: readonly string[]): void {
    const to = join(this.#copy, folder);
    fs.mkdirSync(to, { recursive: true });
    const uses = new Map(
      sources.flatMap((source) =>
        namesIn(join(source, folder)).map((name) => [name, join(source, folder, name)] as const),
      ),
    );
    for (const name of own) uses.delete(name);
    for (const name of namesIn(to)) {
      if (!own.includes(name) && !uses.has(name)) fs.rmSync(join(to, name), { recursive: true });
    }
    for (const [name, source] of uses) {
      const target = join(to, name);
      const state = fs.statSync(source, { throwIfNoEntry: false });
      if (state === undefined) continue;
      if (state.isDirectory()) {
        if (!fs.existsSync(target)) fs.symlinkSync(source, target, "junction");
        continue;
      }
      const stamp = `${source} ${state.size} ${state.mtimeMs}`;
      if (this.#stamps.get(target) === stamp && fs.existsSync(target)) continue;
      fs.copyFileSync(source, target);
      this.#stamps.set(target, stamp);
    }
  }

  addresses(): string[] {
    return addressesIn(this.#copy).filter((address) => pictureName.test(address));
  }
}

function addressesIn(root: string): string[] {
  return pictureFolders.flatMap((folder) =>
    namesIn(join(root, folder)).map((name) => `/${folder}/${name}`),
  );
}

/** @returns nothing of a folder that is not there */
function namesIn(folder: string): string[] {
  return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
}

/** @throws EditError when the bytes are no PDF that every reader opens, or one that runs a program */
function refuseUnreadable(bytes: Uint8Array): void {
  const text = Buffer.from(bytes).toString("latin1");
  if (!text.startsWith("%PDF-")) throw new EditError("This file holds no PDF.");
  if (/\/Encrypt\b/.test(text)) throw new EditError("This PDF asks for a password.");
  if (/\/(JavaScript|JS|Launch)\b/.test(text)) {
    throw new EditError("This PDF runs a program when it is opened. Print it into a new PDF.");
  }
}

/** @throws EditError when the bytes are no picture, or one of another kind than its name says */
function refuseOtherKind(bytes: Uint8Array, ending: string): void {
  const kindOf = (name: string) => kinds[name] ?? name;
  const kind = kindOf(typeOf(bytes) ?? "");
  if (kind === kindOf(ending)) return;
  if (!["jpg", "png", "webp", "avif"].includes(kind)) {
    throw new EditError(
      "This file holds no picture that browsers show. Save it as a picture that ends in .jpg, .png, .webp or .avif.",
    );
  }
  throw new EditError(`The name ends in .${ending}, but the picture is one that ends in .${kind}.`);
}

function typeOf(bytes: Uint8Array): string | undefined {
  try {
    return imageSize(bytes).type;
  } catch {
    return undefined;
  }
}

const program = fileURLToPath(new URL("../../scripts/images/prepare-picture.ts", import.meta.url));

/**
 * What is kept of a picture. Reading takes much memory, so a process of its own does it.
 * @throws EditError with the reason for which the build would refuse it
 */
function prepared(bytes: Uint8Array, folder: string, ending: string): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, folder, ending]);
    const output = buffer(child.stdout);
    child.stderr.resume();
    // It may end before it has read everything, and reports why itself.
    child.stdin.on("error", () => undefined).end(bytes);
    child.on("error", reject);
    child.on("close", async (code) => {
      const prepared = await output;
      if (code === 0) return resolve(prepared.length > 0 ? prepared : bytes);
      if (code === 1 && prepared.length > 0)
        return reject(new EditError(`The picture ${prepared}.`));
      reject(new Error("nothing could be found out about the picture"));
    });
  });
}
