/** Reads a picture from standard input, and prints why the build would refuse it; nothing where it takes it. */
import { buffer } from "node:stream/consumers";
import { openImagePacker } from "./pack-image.ts";

const bytes = await buffer(process.stdin);
const packer = await openImagePacker();
try {
  packer.check(bytes);
} catch (error) {
  console.log((error as Error).message);
}
packer.close();
