/**
 * Draws the icons in `public/` from the brand mark. Run it when the mark changes:
 * `npm run workshop -- favicons`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { brandCoil } from "../../app/art/brand-mark.ts";
import { colours } from "../../app/art/colours.ts";
import { withPlainDashes } from "../../app/art/plain-dashes.ts";
import { svgDocument } from "../../app/art/svg.ts";

const publicFolder = new URL("../../public/", import.meta.url);
const ground = colours["leaf-900"];

/**
 * The O of the mark on its ground, 48 units wide.
 * @param share how much of the width the O takes; a maskable icon must keep it within 80 %
 */
function icon(share: number, corner: number): string {
  const scale = (48 * share) / 41;
  const shift = 24 - 22 * scale;
  const place = `translate(${shift.toFixed(2)} ${shift.toFixed(2)})scale(${scale.toFixed(3)})`;
  return svgDocument(
    48,
    48,
    `<rect width="48" height="48" rx="${corner}" fill="${ground}"/>` +
      `<g transform="${place}">${brandCoil({ ink: colours.kaolin, ground })}</g>`,
  );
}

const rounded = icon(0.86, 4);
const square = icon(0.78, 0);
const maskable = icon(0.62, 0);

await initWasm(
  readFileSync(new URL("../../node_modules/@resvg/resvg-wasm/index_bg.wasm", import.meta.url)),
);
write("favicon.svg", `${rounded}\n`);
const small = draw("favicon-32.png", rounded, 32);
draw("apple-touch-icon.png", square, 180);
draw("icon-192.png", rounded, 192);
draw("icon-512.png", rounded, 512);
draw("icon-maskable-512.png", maskable, 512);

/** Header of an .ico file that holds one PNG of 32 × 32 pixels. */
const header = Buffer.alloc(22);
header.set([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32]);
header.writeUInt32LE(small.length, 14);
header.writeUInt32LE(header.length, 18);
write("favicon.ico", Buffer.concat([header, small]));

function draw(name: string, svg: string, size: number): Uint8Array {
  const png = new Resvg(withPlainDashes(svg), { fitTo: { mode: "width", value: size } })
    .render()
    .asPng();
  write(name, png);
  return png;
}

function write(name: string, content: string | Uint8Array): void {
  writeFileSync(new URL(name, publicFolder), content);
}
