import dyes from "./colours.json" with { type: "json" };

type Hex = `#${string}`;

/**
 * The dyes: matooke leaf, barkcloth (olubugo), the crane's crown, dyed raffia, Kampala's jacarandas,
 * the lake, kaolin. They were designed in OKLCH, which old Android WebViews do not read; what ships is
 * that colour clamped to sRGB. `tokens.css` names the source of each, and `colours.test.ts` recomputes
 * it.
 */
export const colours = dyes as Readonly<Record<keyof typeof dyes, Hex>>;

/** Name of a dye; also the name of its custom property in `tokens.css`. */
export type ColourName = keyof typeof colours;

/** A dye by its name, or a tone that one drawing alone uses. */
export type Ink = ColourName | Hex;

export function inkValue(ink: Ink): string {
  return ink in colours ? colours[ink as ColourName] : ink;
}
