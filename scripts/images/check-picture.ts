/**
 * Reads a picture from standard input, and prints why the build would refuse it; nothing where it takes it. With the
 * folder of `public/` and the ending of its name: `check-picture.ts team jpg`.
 */
import { buffer } from "node:stream/consumers";
import { dyedFolders } from "./dyed-folders.ts";
import { openImagePacker } from "./pack-image.ts";

const [folder = "", ending = ""] = process.argv.slice(2);
const bytes = await buffer(process.stdin);
const packer = await openImagePacker();
try {
  if (dyedFolders.test(`/${folder}/`)) packer.pack(bytes, ending, true);
  else packer.check(bytes);
} catch (error) {
  console.log((error as Error).message);
}
packer.close();
