import { type ColourName, dye } from "../../../app/art/colours.ts";
import { rectangle, svgDocument } from "../../../app/art/svg.ts";
import { nest, points } from "../imigongo.ts";

const width = 720;
const height = 372;
const columns = 4;
const rows = 3;
const gap = 12;
const letter = { width: (width - gap) / columns - gap, height: (height - gap) / rows - gap };

/** Body and flap of each letter of the year, row by row. */
const year: readonly (readonly [body: ColourName, flap: ColourName, relief: ColourName])[] = [
  ["leaf-900", "gold-400", "leaf-900"],
  ["kaolin", "dye-700", "kaolin"],
  ["bark-600", "kaolin", "bark-600"],
  ["leaf-900", "kaolin", "leaf-900"],
  ["dye-700", "gold-400", "dye-700"],
  ["gold-400", "leaf-900", "gold-400"],
  ["leaf-900", "jac-300", "leaf-900"],
  ["kaolin", "bark-600", "kaolin"],
  ["gold-400", "bark-600", "gold-400"],
  ["leaf-900", "kaolin", "dye-700"],
  ["bark-600", "gold-400", "bark-600"],
  ["kaolin", "leaf-900", "kaolin"],
];

/** Head of the newsletter page: twelve letters, one for each month, on the jacaranda field. */
export function twelveLetters(): string {
  const letters = year.map(([body, flap, relief], index) => {
    const x = gap + (index % columns) * (letter.width + gap);
    const y = gap + Math.floor(index / columns) * (letter.height + gap);
    const middle = x + letter.width / 2;
    const fold = points(`${x},${y} ${x + letter.width},${y} ${middle},${y + letter.height * 0.68}`);
    return (
      rectangle(Math.round(x), Math.round(y), letter.width, letter.height, body) +
      nest(fold, [middle, y + 2], dye(flap, relief), 5)
    );
  });
  return svgDocument(width, height, rectangle(0, 0, width, height, "jac-300") + letters.join(""));
}
