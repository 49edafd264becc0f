import { coil } from "../../../app/art/coil.ts";
import { type ColourName, colours, dye } from "../../../app/art/colours.ts";
import { rectangle, triangleWave } from "../../../app/art/svg.ts";
import { plait, slanted } from "../plait.ts";
import { svgFrame } from "../svg-frame.ts";
import { chevronCloth, diamondCloth } from "./column-cloth.ts";

const head = svgFrame(720, 320);

const columnThreads: readonly ColourName[] = [
  "gold-400",
  "kaolin",
  "jac-300",
  "gold-400",
  "dye-400",
  "kaolin",
  "gold-400",
];

/** Head of the litigation page: a row of columns, on the bark field. */
export function litigationHead(): string {
  const columns = columnThreads.map((thread, i) => {
    const x = 30 + i * 100;
    const odd = i % 2 === 1;
    const tooth = { width: 25, rise: 11, fall: 14, pitch: 17 };
    const cloth = odd ? diamondCloth(x + 30, 62, 330, 23) : chevronCloth(x + 5, 58, 320, tooth);
    return (
      rectangle(x - 8, 34, 76, 14, "kaolin") +
      rectangle(x, 52, 60, 268, odd ? "bark-900" : "leaf-900") +
      `<path d="${cloth}" fill="none" stroke="${colours[thread]}" stroke-width="5.5"/>`
    );
  });
  return head(columns.join(""));
}

/** Head of the donation page: a rising basket, on the gold field. */
export function donateHead(): string {
  const basket = coil(
    [420, 380],
    { width: 22, rings: 17, stitch: 15, gap: 2, ground: "gold-400", seam: 0.12 },
    (k) => {
      if (k % 6 === 5) return { base: "kaolin" };
      const inner = k < 6;
      const outerThread = k < 12 ? "dye-400" : "gold-200";
      return {
        base: inner ? "bark-600" : "leaf-900",
        over: inner ? "leaf-900" : outerThread,
        fold: 16,
        on: triangleWave(k + 1, 12) / 7,
        phase: (Math.floor(k / 6) % 2) * 0.5,
      };
    },
  );
  return head(basket);
}

/** Head of the contact page: a plaited mat, on the leaf field. */
export function contactHead(): string {
  const mat = plait(
    [12, 12],
    { size: 76, inset: 5, over: 4 },
    dye("leaf-900", "bark-600", "leaf-900", "dye-700"),
    dye("leaf-700", "kaolin", "gold-400"),
  );
  return head(slanted(mat, [360, 160], [-40, -300]));
}
