/** Draws a PNG beside each `picture.svg` of the built pages, for programs that take no SVG. */

import { globSync, readFileSync, writeFileSync } from "node:fs";
import openVips from "wasm-vips";
import { buildFolder } from "#collections/reading/build-folder.ts";
import { createPictureRenderer } from "./picture-renderer.ts";

const files = globSync(`${buildFolder}/client/**/picture.svg`);
const svgs = files.map((file) => readFileSync(file, "utf8"));
const renderer = await createPictureRenderer(svgs.join("").replaceAll(/<[^>]*>/g, ""));
const vips = await openVips({ dynamicLibraries: [] });
for (const [index, file] of files.entries()) {
  const svg = svgs[index] as string;
  const [width = 0, height = 0] = [...svg.matchAll(/ (?:width|height)="([\d.]+)"/g)].map((match) =>
    Number(match[1]),
  );
  const image = vips.Image.newFromMemory(
    renderer.draw(svg),
    width,
    height,
    4,
    vips.BandFormat.uchar,
  );
  // Flat dyes need no dithering, and a palette a quarter of the bytes.
  const png = image
    .extractBand(0, { n: 3 })
    .writeToBuffer(".png", { palette: true, dither: 0, compression: 9, keep: "none" });
  writeFileSync(file.replace(/svg$/, "png"), png);
}
vips.shutdown();
console.log(`Drew ${files.length} pictures as PNG`);
