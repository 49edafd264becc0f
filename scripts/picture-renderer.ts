import { readFileSync } from "node:fs";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import subsetFont from "subset-font";
import { shareCardFonts } from "#app/art/share-card.ts";
import { escapeMarkup } from "#collections/formats/escape-markup.ts";

const packages = new URL("../node_modules/", import.meta.url);
const faces = [
  ["bricolage-grotesque", "standard", { opsz: 96, wdth: 82, wght: 800 }],
  ["figtree", "wght", { wght: 500 }],
] as const;

/** Starts resvg with fixed cuts of the site's fonts: it cannot vary fonts itself. */
export async function createPictureRenderer(letters: string) {
  await initWasm(readFileSync(new URL("@resvg/resvg-wasm/index_bg.wasm", packages)));
  const fontBuffers: Uint8Array[] = [];
  for (const [family, axes, variationAxes] of faces) {
    for (const script of ["latin", "latin-ext"]) {
      const file = `@fontsource-variable/${family}/files/${family}-${script}-${axes}-normal.woff2`;
      const source = readFileSync(new URL(file, packages));
      const font = await subsetFont(source, letters, { targetFormat: "sfnt", variationAxes });
      fontBuffers.push(script === "latin-ext" ? withExtendedName(font) : font);
    }
  }
  const font = { fontBuffers };
  const widths = new Map<string, number>();

  return {
    /** Width of a text in pixels. */
    measure(text: string, family: string, weight: number, fontSize: number): number {
      const key = `${family}\0${weight}\0${text}`;
      let width = widths.get(key);
      if (width === undefined) {
        width = widthAt100(text, family, weight);
        widths.set(key, width);
      }
      return (width * fontSize) / 100;
    },
    /** RGBA bytes of an SVG document in its own size. */
    draw(svg: string): Uint8Array {
      const picture = new Resvg(svg, { font });
      const image = picture.render();
      const pixels = image.pixels.slice();
      image.free();
      picture.free();
      return pixels;
    },
  };

  function widthAt100(text: string, family: string, weight: number): number {
    const markup = escapeMarkup(text);
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9000 200"><text x="0" y="100"` +
      ` font-family="${family}" font-weight="${weight}" font-size="100">${markup}</text></svg>`;
    const picture = new Resvg(svg, { font });
    const box = picture.getBBox();
    const width = box ? box.x + box.width : 0;
    picture.free();
    return width;
  }
}

/**
 * Gives letters such as ŋ of the text face a family of their own, of as many letters: resvg would take them from the
 * first face that has them, which is the display face.
 */
function withExtendedName(font: Buffer): Buffer {
  const [from, to] = [shareCardFonts.text, shareCardFonts.extended].map((name) =>
    Buffer.from(name, "utf16le").swap16().toString("latin1"),
  ) as [string, string];
  return Buffer.from(font.toString("latin1").replaceAll(from, to), "latin1");
}
