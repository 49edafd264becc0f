/**
 * Writes the pictures of the press page, each as SVG and PNG, with their licence, to `public/press/`. Runs
 * before the pages, which show the size of each file. A PNG is drawn once and kept in `.cache/press/`.
 */

import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import openVips from "wasm-vips";
import { brandMark, brandMarkSize } from "#app/art/brand-mark.ts";
import { type ColourName, colours } from "#app/art/colours.ts";
import { withPlainDashes } from "#app/art/plain-dashes.ts";
import { selvedge, selvedgeBand } from "#app/art/selvedge.ts";
import { rectangle, svgDocument } from "#app/art/svg.ts";
import { getPage } from "#collections/pages/pages.ts";
import { type PressPicture, pressPictures } from "#collections/pages/reference-pages.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";
import { fixedDrawing } from "./drawings.ts";
import { createPictureRenderer } from "./picture-renderer.ts";

const target = join("public", "press");
const cache = join(".cache", "press");
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
  coil: () => fixedDrawing("pattern-coil"),
  imigongo: () => fixedDrawing("pattern-imigongo"),
  kuba: () => fixedDrawing("pattern-kuba"),
  plait: () => fixedDrawing("pattern-plait"),
  barkcloth: () => fixedDrawing("pattern-barkcloth"),
  marks: () => fixedDrawing("pattern-marks"),
  strips: () => fixedDrawing("pattern-strips"),
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

rmSync(target, { recursive: true, force: true });
for (const folder of [target, cache]) mkdirSync(folder, { recursive: true });
const orders = pressPictures.map((name) => {
  // Programs for drawing do not all know dashes that are counted in stitches.
  const svg = withPlainDashes(drawings[name]());
  writeFileSync(join(target, `${name}.svg`), svg);
  const hash = createHash("sha256").update(`${pixels} ${svg}`).digest("hex").slice(0, 16);
  return { name, svg, png: join(cache, `${name}-${hash}.png`) };
});
await drawPngs(orders.filter(({ png }) => !existsSync(png)));
for (const { name, png } of orders) copyFileSync(png, join(target, `${name}.png`));
writeFileSync(join(target, "LICENCE.txt"), licence());

async function drawPngs(missing: typeof orders): Promise<void> {
  if (missing.length === 0) return;
  const renderer = await createPictureRenderer("OTC");
  const vips = await openVips({ dynamicLibraries: [] });
  for (const { svg, png } of missing) {
    const [, width = "1", height = "1"] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
    const tall = Math.round((pixels * Number(height)) / Number(width));
    const sized = svg.replace("<svg ", `<svg width="${pixels}" height="${tall}" `);
    const bytes = renderer.draw(sized);
    const image = vips.Image.newFromMemory(bytes, pixels, tall, 4, vips.BandFormat.uchar);
    const opaque = image.extractBand(0, { n: 3 });
    // Flat dyes: 256 colours show no difference and take a third of the bytes.
    const packing = { palette: true, dither: 0, effort: 1, compression: 9, keep: "none" };
    writeFileSync(png, opaque.writeToBuffer(".png", packing).slice());
    for (const one of [opaque, image]) one.delete();
  }
  vips.shutdown();
}

/** The licence of the page, for readers who have only the files. */
function licence(): string {
  const { files } = getPage("press");
  const { name, url } = getKnownOrganisation();
  return [
    `${name}: ${files.heading}`,
    ...(url ? [url] : []),
    "",
    ...files.licence.paragraphs.flatMap((paragraph) => [paragraph, ""]),
    files.licence.link.href,
    "",
  ].join("\n");
}
