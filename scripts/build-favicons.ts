/**
 * Draws the icons in `public/` from the brand mark with an installed Chromium. Run by hand when
 * the mark changes: `node scripts/build-favicons.ts`. CHROMIUM names another browser.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { chromium, type Page } from "playwright-core";
import { brandCoil } from "../app/art/brand-mark.ts";
import { colours } from "../app/art/colours.ts";
import { svgDocument } from "../app/art/svg.ts";
import { findChromium } from "./find-chromium.ts";

const publicFolder = new URL("../public/", import.meta.url);
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

writeFileSync(new URL("favicon.svg", publicFolder), `${rounded}\n`);
const browser = await chromium.launch({
  executablePath: findChromium() ?? chromium.executablePath(),
  args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
});
try {
  const page = await browser.newPage();
  await draw(page, "favicon-32.png", rounded, 32);
  await draw(page, "apple-touch-icon.png", square, 180);
  await draw(page, "icon-192.png", rounded, 192);
  await draw(page, "icon-512.png", rounded, 512);
  await draw(page, "icon-maskable-512.png", maskable, 512);
} finally {
  await browser.close();
}
const small = readFileSync(new URL("favicon-32.png", publicFolder));
writeFileSync(
  new URL("favicon.ico", publicFolder),
  Buffer.concat([icoHeader(small.length), small]),
);

/** Header of an .ico file that holds one PNG of 32 × 32 pixels. */
function icoHeader(bytes: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(bytes, 14);
  header.writeUInt32LE(header.length, 18);
  return header;
}

async function draw(page: Page, name: string, svg: string, size: number): Promise<void> {
  await page.setViewportSize({ width: size, height: size });
  const image = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await page.setContent(
    `<body style="margin:0"><img src="${image}" width="${size}" height="${size}" style="display:block">`,
  );
  // As text, because it runs in the browser.
  await page.locator("img").evaluate("(image) => image.decode()");
  const path = new URL(name, publicFolder).pathname;
  await page.screenshot({ path, omitBackground: true });
}
