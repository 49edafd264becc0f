import { create } from "fontkit";

/** The code points that a font draws. @throws Error when it is no TrueType, WOFF or WOFF2 file */
export function fontCharacters(font: Buffer): Set<number> {
  const face = create(font);
  if (!("characterSet" in face)) throw new Error("This is a collection of fonts.");
  // The table of letters ends with a mark that is none.
  return new Set(face.characterSet.filter((code) => code !== 0xffff));
}
