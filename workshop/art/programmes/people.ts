import { type ColourName, colours } from "../../../app/art/colours.ts";
import { round, svgDocument } from "../../../app/art/svg.ts";

interface Person {
  x: number;
  y: number;
  scale: number;
  cloth: ColourName;
  head: ColourName;
  wrap: ColourName;
}

/** A person from the shoulders up: cloth, wrap and head, without a face. 52 units wide at scale 1. */
export function seatedPerson({ x, y, scale, cloth, head, wrap }: Person): string {
  return (
    `<g transform="translate(${round(x)} ${round(y)})scale(${scale.toFixed(2)})">` +
    `<path d="M-26 26a26 27 0 0 1 52 0z" fill="${colours[cloth]}"/>` +
    `<path d="M-16 26a16 16 0 0 1 32 0z" fill="${colours[wrap]}"/>` +
    `<circle cy="-16" r="14" fill="${colours[head]}"/></g>`
  );
}

const width = 300;
const height = 220;

function group(people: readonly Person[], extra = ""): string {
  const thread = `<path d="M0 216h300" stroke="${colours["gold-400"]}" stroke-width="6" stroke-dasharray="13 8"/>`;
  return svgDocument(width, height, people.map(seatedPerson).join("") + extra + thread);
}

/** The ground line on which people stand, for a scale. */
const standing = (scale: number) => 212 - 26 * scale;

/** Children: three small people close together. */
export function childrenGroup(): string {
  return group([
    { x: 66, y: standing(1.5), scale: 1.5, cloth: "gold-400", head: "bark-600", wrap: "kaolin" },
    { x: 226, y: standing(1.7), scale: 1.7, cloth: "jac-300", head: "bark-700", wrap: "dye-400" },
    { x: 146, y: standing(1.9), scale: 1.9, cloth: "dye-400", head: "bark-600", wrap: "gold-200" },
  ]);
}

/** Youth: two people of one height, a knot between them. */
export function youthGroup(): string {
  const knot = `<path d="M150 152l24 24-24 24-24-24z" fill="${colours["gold-400"]}" stroke="${colours["leaf-900"]}" stroke-width="6"/>`;
  return group(
    [
      { x: 80, y: standing(2.7), scale: 2.7, cloth: "jac-300", head: "bark-700", wrap: "leaf-950" },
      { x: 220, y: standing(2.7), scale: 2.7, cloth: "bark-600", head: "bark-700", wrap: "kaolin" },
    ],
    knot,
  );
}

/** Women: one large person with a tied head cloth. */
export function womenGroup(): string {
  const scale = 3.2;
  const y = standing(scale);
  const brow = round(y - 16 * scale + 2);
  const wrap =
    `<path d="M101 ${brow}a49 52 0 0 1 98 0q-49-26-98 0z" fill="${colours["dye-400"]}"/>` +
    `<path d="M150 ${round(brow - 42)}l-32-15v30zM150 ${round(brow - 42)}l32-15v30z" fill="${colours["gold-400"]}"/>`;
  return group([{ x: 150, y, scale, cloth: "dye-400", head: "bark-700", wrap: "gold-400" }], wrap);
}

/** Communities: five people, shoulder to shoulder. */
export function communityGroup(): string {
  const row = (x: number, scale: number, cloth: ColourName, wrap: ColourName): Person => ({
    x,
    y: standing(scale),
    scale,
    cloth,
    head: "bark-600",
    wrap,
  });
  return group([
    { ...row(96, 2.5, "leaf-600", "kaolin"), head: "bark-700" },
    { ...row(204, 2.5, "jac-300", "leaf-900"), head: "bark-700" },
    row(44, 1.7, "gold-400", "bark-700"),
    row(256, 1.7, "dye-400", "kaolin"),
    row(150, 1.9, "kaolin", "bark-600"),
  ]);
}
