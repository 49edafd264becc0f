import { coil } from "../../../app/art/coil.ts";
import { type ColourName, dye } from "../../../app/art/colours.ts";
import { rectangle } from "../../../app/art/svg.ts";
import { chevrons } from "../imigongo.ts";
import { markCloth } from "../mark-cloth.ts";
import { plait, slanted } from "../plait.ts";
import { svgFrame } from "../svg-frame.ts";

const width = 720;
const height = 320;
const head = svgFrame(width, height);

/** Head of the publications: sheets of relief laid over each other, on the night field. */
export function publicationsHead(): string {
  const sheet = (x: number, y: number, ink: ColourName, ground: ColourName) =>
    rectangle(x - 10, y - 10, 250, 340, "leaf-950") +
    rectangle(x, y, 230, 320, ground) +
    chevrons(
      {
        x: x + 18,
        y: y + 20,
        width: 194,
        height: 280,
        step: 24.25,
        amplitude: 12,
        ridge: 7,
        pitch: 20,
      },
      dye(ink),
    );
  return head(
    sheet(40, 84, "gold-400", "leaf-800") +
      sheet(250, 44, "leaf-950", "kaolin") +
      sheet(460, 14, "bark-600", "gold-400"),
  );
}

/** Head of the blogs: signs of mud cloth, every voice another one, on the jacaranda field. */
export function blogsHead(): string {
  const cloth = markCloth([9, 4], ["leaf-950", "dye-700"], { cell: 80, seed: 19 });
  return head(rectangle(0, 0, width, height, "jac-300") + cloth);
}

/** Head of the search page: one ring found in a basket, on the night field. */
export function searchHead(): string {
  const basket = coil(
    [430, 160],
    { width: 20, rings: 20, stitch: 13, gap: 2, ground: "leaf-950", seam: 0.12 },
    (k) =>
      k === 6
        ? { base: "gold-400" }
        : {
            base: k % 2 ? "leaf-800" : "leaf-700",
            over: "leaf-300",
            fold: 12,
            on: 0.18,
            phase: ((k * 5) % 12) / 12,
          },
  );
  return head(basket);
}

/** Head of a single case: two strands that meet and cross, on the bark field. */
export function caseHead(): string {
  const mat = plait(
    [12, 12],
    { size: 92, inset: 6, over: 4 },
    dye("bark-900", "gold-400", "bark-900", "bark-600"),
    dye("kaolin", "bark-300", "leaf-900"),
  );
  return head(slanted(mat, [360, 160], [-140, -380]));
}
