import { type Ink, inkValue } from "../../../app/art/colours.ts";

/** A line without a filling. `more` are further attributes. */
export function strand(data: string, ink: Ink, width: number, more = ""): string {
  return `<path d="${data}" fill="none" stroke="${inkValue(ink)}" stroke-width="${width}"${more}/>`;
}

/** A thick thread on a dark bed with a stitch along its middle. */
export function stitchedThread(
  data: string,
  ink: Ink,
  bed: Ink,
  widths: readonly [number, number],
) {
  const [outer, inner] = widths;
  const round = ' stroke-linejoin="round"';
  return (
    strand(data, bed, outer, round) +
    strand(data, ink, inner, round) +
    strand(data, bed, 1.8, ' stroke-dasharray="7 7"')
  );
}
