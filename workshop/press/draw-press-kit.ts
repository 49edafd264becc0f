/**
 * `npm run workshop -- press`: draws the pictures of the press page, each as SVG and PNG, into `public/press/`, where
 * they are committed. Run it when the logo or a pattern changes.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import openVips from "wasm-vips";
import { brandMark, brandMarkSize } from "../../app/art/brand-mark.ts";
import { type ColourName, colours } from "../../app/art/colours.ts";
import { withPlainDashes } from "../../app/art/plain-dashes.ts";
import { selvedge, selvedgeBand } from "../../app/art/selvedge.ts";
import { rectangle, svgDocument } from "../../app/art/svg.ts";
import { type PressPicture, pressPictures } from "../../collections/pages/reference-pages.ts";
import { createPictureRenderer } from "../../scripts/picture-renderer.ts";

/** Width of the PNG files in pixels: a column of a newspaper at 300 dots an inch, and a slide. */
const pixels = 1440;

const border = { text: "OTCOTCOTC", unit: 12, height: 20, x: 6, y: 8 };
const drawings: Record<PressPicture, () => string> = {
  "logo-on-light": () => logo("leaf-950", "kaolin"),
  "logo-on-dark": () => logo("kaolin", "leaf-950"),
  border: () => {
    const width = selvedge(border).width + 12;
    const ground = rectangle(0, 0, width, 36, "leaf-950");
    return svgDocument(width, 36, ground + selvedgeBand(border, "kaolin", "gold-400"));
  },
  coil: () => pattern("coil"),
  imigongo: () => pattern("imigongo"),
  kuba: () => pattern("kuba"),
  plait: () => pattern("plait"),
  barkcloth: () => pattern("barkcloth"),
  marks: () => pattern("marks"),
  strips: () => pattern("strips"),
};

/** The mark on its ground, with free space around it as wide as the knot of the O. */
function logo(ink: ColourName, ground: ColourName): string {
  const { width, height } = brandMarkSize;
  const mark = brandMark({ ink: colours[ink], ground: colours[ground] });
  return svgDocument(
    width + 22,
    height + 22,
    `${rectangle(0, 0, width + 22, height + 22, ground)}<g transform="translate(11 11)">${mark}</g>`,
  );
}

function pattern(name: string): string {
  return readFileSync(`app/art/drawings/pattern-${name}.svg`, "utf8");
}

const renderer = await createPictureRenderer("OTC");
const vips = await openVips({ dynamicLibraries: [] });
for (const name of pressPictures) {
  // Programs for drawing do not all know dashes that are counted in stitches.
  const svg = withPlainDashes(drawings[name]());
  writeFileSync(join("public/press", `${name}.svg`), svg);
  const [, width = "1", height = "1"] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const tall = Math.round((pixels * Number(height)) / Number(width));
  const bytes = renderer.draw(svg.replace("<svg ", `<svg width="${pixels}" height="${tall}" `));
  const image = vips.Image.newFromMemory(bytes, pixels, tall, 4, vips.BandFormat.uchar);
  const opaque = image.extractBand(0, { n: 3 });
  // Flat dyes: 256 colours show no difference and take a third of the bytes.
  const packing = { palette: true, dither: 0, effort: 1, compression: 9, keep: "none" };
  writeFileSync(join("public/press", `${name}.png`), opaque.writeToBuffer(".png", packing).slice());
  for (const one of [opaque, image]) one.delete();
}
vips.shutdown();
