import { inkValue } from "#app/art/colours.ts";
import { zigzag } from "#app/art/imigongo.ts";
import { marks } from "#app/art/marks.ts";
import { svgDocument } from "#app/art/svg.ts";

const width = 200;
const height = 210;

/** A round arch whose walls stand `inset` units inside the edge. */
function arch(inset: number): string {
  const radius = width / 2 - inset;
  return `M${inset} ${height}V100a${radius} ${radius} 0 0 1 ${2 * radius} 0V${height}`;
}

/** A door hung with a patterned cloth: the way to the page that answers a question. */
export function searchDoor(): string {
  const pink = inkValue("dye-400");
  const night = inkValue("leaf-950");
  const rows = Array.from({ length: 17 }, (_, row) => {
    const line = zigzag({ x: 0, y: row * 15 - 10, width, amplitude: 20, step: 25 });
    return `<path d="${line}" stroke="${row % 3 === 0 ? inkValue("gold-400") : pink}"/>`;
  }).join("");
  return svgDocument(
    width,
    height,
    `<clipPath id="door"><path d="${arch(22)}z"/></clipPath>` +
      `<path d="${arch(0)}z" fill="${pink}"/>` +
      `<path d="${arch(11)}" fill="none" stroke="${night}" stroke-width="4" stroke-dasharray="12 8"/>` +
      `<path d="${arch(19)}z" fill="${night}"/>` +
      `<g clip-path="url(#door)"><path fill="${inkValue("dye-700")}" d="M0 0h${width}v${height}H0z"/>` +
      `<g fill="none" stroke-width="7">${rows}</g></g>` +
      `<path d="M100 44l68 68-68 68-68-68z" fill="${night}"/>` +
      `<path d="M100 54l58 58-58 58-58-58z" fill="none" stroke="${pink}" stroke-width="2.5" stroke-dasharray="9 6"/>` +
      `<path transform="translate(73 85)scale(2.25)" d="${marks.node}" fill="none" stroke="${pink}" stroke-width="2.6" stroke-linecap="square"/>`,
  );
}
