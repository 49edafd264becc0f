type Hex = `#${string}`;

/**
 * The dyes: matooke leaf, barkcloth (olubugo), the crane's crown, dyed raffia, Kampala's jacarandas,
 * the lake, kaolin. They were designed in OKLCH, which old Android WebViews do not read; what ships is
 * that colour clamped to sRGB. `tokens.css` names the source of each, and `colours.test.ts` recomputes
 * it.
 */
export const colours = {
  "leaf-990": "#01130c",
  "leaf-950": "#001d13",
  "leaf-900": "#012c20",
  "leaf-800": "#043e2d",
  "leaf-700": "#0e563f",
  "leaf-600": "#166c4f",
  "leaf-300": "#9bd7b9",
  "leaf-100": "#dff3e2",
  "bark-900": "#4e180a",
  "bark-700": "#872b0c",
  "bark-600": "#a63810",
  "bark-300": "#ecae8e",
  "bark-100": "#fae9e0",
  "gold-500": "#eba800",
  "gold-400": "#fbbe00",
  "gold-200": "#fde59c",
  "gold-800": "#684507",
  "dye-700": "#a6084f",
  "dye-400": "#fb83a4",
  "dye-200": "#ffc0d0",
  "jac-800": "#432b74",
  "jac-300": "#c9b5ef",
  "jac-100": "#efe9fc",
  "lake-700": "#00577a",
  "lake-100": "#d5eef9",
  "lake-300": "#91d2ec",
  kaolin: "#fbfcf9",
  chalk: "#f0f4ec",
  reed: "#dee6d8",
  stone: "#68766a",
  ash: "#3f5247",
} as const satisfies Record<string, Hex>;

/** Name of a dye; also the name of its custom property in `tokens.css`. */
export type ColourName = keyof typeof colours;

/** A dye by its name, or a tone that one drawing alone uses. */
export type Ink = ColourName | Hex;

export function inkValue(ink: Ink): string {
  return ink in colours ? colours[ink as ColourName] : ink;
}

export function dye(...names: ColourName[]): Hex[] {
  return names.map((name) => colours[name]);
}
