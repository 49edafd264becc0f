declare module "subset-font" {
  /** What an axis of a variable font is pinned to or cut down to. */
  type Axis = number | { min: number; max: number };

  /** Keeps the letters of `text`; resolves to a font in `targetFormat`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2" | "sfnt"; variationAxes?: Readonly<Record<string, Axis>> },
  ): Promise<Buffer>;
}
