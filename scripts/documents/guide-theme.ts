import { colours } from "../../app/art/colours.ts";
import type { GuideFace } from "./guide-fonts.ts";

/** Sizes and distances in points; A4 is 595 by 842. */
export const margin = { left: 64, right: 84, top: 74, bottom: 76 };
export const headHeight = 232;
export const bandHeight = 18;

/** How running text is set; sizes and distances in points. */
export interface TextStyle {
  face: GuideFace;
  size: number;
  leading: number;
  colour: string;
  after: number;
  /** Distance to the previous block, except at the top of a page. */
  before?: number;
  linkColour?: string;
}

export const body: TextStyle = {
  face: "text",
  size: 11,
  leading: 16.6,
  after: 8.5,
  colour: colours["leaf-950"],
  linkColour: colours["bark-700"],
};
export const headings: Record<2 | 3 | 4, TextStyle> = {
  2: { face: "display", size: 19, leading: 22, before: 18, after: 7, colour: colours["leaf-900"] },
  3: { face: "display", size: 14, leading: 18, before: 10, after: 4, colour: colours["bark-700"] },
  4: { face: "strong", size: 11, leading: 16, before: 6, after: 3, colour: colours["leaf-900"] },
};
