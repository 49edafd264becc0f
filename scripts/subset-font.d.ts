declare module "subset-font" {
  /** Value or range to which an axis of a variable font is reduced. */
  type Axis = number | { min: number; max: number };

  /** Keeps the letters of `text`; resolves to a font in `targetFormat`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2" | "sfnt"; variationAxes?: Readonly<Record<string, Axis>> },
  ): Promise<Buffer>;
}
