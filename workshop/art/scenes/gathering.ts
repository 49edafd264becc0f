import { type CoilRing, coil } from "../../../app/art/coil.ts";
import { type ColourName, colours } from "../../../app/art/colours.ts";
import { round, svgDocument } from "../../../app/art/svg.ts";

const size = 720;
const cx = 360;
const cy = 700;

/** Radius, seats, bench and its thread, from the middle outwards. */
const rows: readonly (readonly [radius: number, seats: number, ColourName, ColourName])[] = [
  [190, 9, "bark-600", "kaolin"],
  [290, 13, "leaf-800", "jac-300"],
  [392, 17, "bark-700", "dye-400"],
  [494, 21, "leaf-900", "gold-400"],
  [596, 25, "bark-900", "kaolin"],
];

/** A bench lies this far inside its row of people. */
const benchInset = 34;

/** Third poster: people as knots, seated in a half basket. No faces are drawn. */
export function gathering(): string {
  const sky = coil([cx, cy], { width: 20, from: 30, rings: 44, gap: 15, stitch: 16 }, (k) => ({
    over: "gold-400",
    fold: Math.round(k * 3),
    on: 0.6,
  }));
  const stage = coil([cx, cy], { width: 15, rings: 9, stitch: 10, ground: "leaf-900" }, stageRing);
  return svgDocument(
    size,
    size,
    `<defs>${person("p0", "leaf-900", "bark-900", "dye-400")}` +
      `${person("p1", "bark-600", "leaf-950", "kaolin")}` +
      `${person("p2", "dye-700", "bark-900", "jac-300")}</defs>` +
      `<path fill="${colours["gold-200"]}" d="M0 0h720v720H0z"/>${sky}${stage}${rows.map(seatedRow).join("")}`,
  );
}

function stageRing(k: number): CoilRing {
  if (k < 3) return { base: "gold-400" };
  if (k === 8) return { base: "kaolin" };
  return { base: "leaf-700", over: "dye-400", fold: 12, on: (8 - k) / 6 };
}

function person(id: string, cloth: ColourName, head: ColourName, wrap: ColourName): string {
  return (
    `<g id="${id}"><path d="M-26 26a26 27 0 0 1 52 0z" fill="${colours[cloth]}"/>` +
    `<path d="M-16 26a16 16 0 0 1 32 0z" fill="${colours[wrap]}"/>` +
    `<circle cy="-16" r="14" fill="${colours[head]}"/></g>`
  );
}

function seatedRow([radius, seats, bench, thread]: (typeof rows)[number], row: number): string {
  const circle = `<circle cx="${cx}" cy="${cy}" r="${radius - benchInset}" fill="none"`;
  let people = "";
  for (let seat = 0; seat < seats; seat++) {
    const angle = (Math.PI * (seat + 0.5)) / seats;
    const x = round(cx - Math.cos(angle) * radius);
    const y = round(cy - Math.sin(angle) * radius);
    const turn = round((angle * 180) / Math.PI - 90);
    people += `<use href="#p${(seat + row) % 3}" transform="translate(${x} ${y})rotate(${turn})"/>`;
  }
  return (
    `${circle} stroke="${colours[bench]}" stroke-width="20"/>` +
    `${circle} stroke="${colours[thread]}" stroke-width="4" stroke-dasharray="13 8"/>${people}`
  );
}
