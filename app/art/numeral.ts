import figures from "./numeral-figures.json" with { type: "json" };

/** A number in the figures of the display face: 68 units high. */
export function numeral(number: number): { width: number; paths: string } {
  let width = 0;
  let paths = "";
  for (const sign of String(number)) {
    const { width: advance, outline } = figures[sign as keyof typeof figures];
    paths += `<path transform="translate(${width.toFixed(1)} 66)" d="${outline}"/>`;
    width += advance - 0.9;
  }
  return { width: Math.ceil(width), paths };
}
