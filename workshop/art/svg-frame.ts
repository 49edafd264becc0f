import { type Ink, inkValue } from "../../app/art/colours.ts";
import { svgDocument } from "../../app/art/svg.ts";

/** Makes whole SVG documents of one size, each from its body and a ground of one colour if it has one. */
export function svgFrame(width: number, height: number) {
  return (body: string, ground?: Ink): string => {
    const cloth = ground ? `<path fill="${inkValue(ground)}" d="M0 0h${width}v${height}H0z"/>` : "";
    return svgDocument(width, height, cloth + body);
  };
}
