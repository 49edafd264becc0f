/**
 * Reads a picture from standard input and writes what is kept of it: upright, not larger than a page needs, and without
 * the place where it was taken. Writes nothing where it can stay as it is. Where the build would refuse it, it ends with 1
 * and the reason. With the folder of `public/` and the ending of its name: `prepare-picture.ts team jpg`.
 */
import { buffer } from "node:stream/consumers";
import { dyedFolders } from "./dyed-folders.ts";
import { openImagePacker } from "./pack-image.ts";

const [folder = "", ending = ""] = process.argv.slice(2);
const bytes = await buffer(process.stdin);
const packer = await openImagePacker();
try {
  const prepared = packer.prepare(bytes, ending);
  if (dyedFolders.test(`/${folder}/`)) packer.pack(prepared ?? bytes, ending, true);
  if (prepared) process.stdout.write(prepared);
} catch (error) {
  // The library warns on the other stream.
  process.stdout.write((error as Error).message);
  process.exitCode = 1;
}
packer.close();
