/** OKLCH coordinates of one colour: lightness 0–1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/**
 * The dyes, as they were designed: matooke leaf, barkcloth (olubugo), the crane's crown, dyed
 * raffia, Kampala's jacarandas, the lake, kaolin. `colours` holds what ships.
 */
export const colourSources = {
  "leaf-990": [0.165, 0.032, 168],
  "leaf-950": [0.205, 0.042, 168],
  "leaf-900": [0.262, 0.052, 168],
  "leaf-800": [0.325, 0.064, 167],
  "leaf-700": [0.405, 0.078, 166],
  "leaf-600": [0.475, 0.092, 165],
  "leaf-300": [0.83, 0.075, 162],
  "leaf-100": [0.945, 0.03, 150],
  "bark-900": [0.295, 0.085, 36],
  "bark-700": [0.425, 0.132, 37],
  "bark-600": [0.495, 0.152, 38],
  "bark-300": [0.8, 0.085, 48],
  "bark-100": [0.945, 0.022, 52],
  "gold-500": [0.775, 0.163, 80],
  "gold-400": [0.835, 0.172, 85],
  "gold-200": [0.925, 0.095, 92],
  "gold-800": [0.42, 0.085, 75],
  "dye-700": [0.47, 0.185, 4],
  "dye-400": [0.752, 0.15, 4],
  "dye-200": [0.87, 0.075, 2],
  "jac-800": [0.36, 0.12, 295],
  "jac-300": [0.81, 0.082, 300],
  "jac-100": [0.945, 0.026, 300],
  "lake-700": [0.43, 0.095, 235],
  "lake-100": [0.935, 0.03, 225],
  "lake-300": [0.83, 0.075, 225],
  kaolin: [0.99, 0.004, 130],
  chalk: [0.962, 0.011, 130],
  reed: [0.915, 0.02, 130],
  stone: [0.55, 0.025, 150],
  ash: [0.42, 0.03, 160],
} as const satisfies Record<string, Oklch>;

/** Name of a dye; also the name of its custom property in `tokens.css`. */
export type ColourName = keyof typeof colourSources;

/**
 * The hex values that ship: old Android WebViews do not read OKLCH. Each is its source clamped
 * to sRGB; `colours.test.ts` recomputes them.
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
} as const satisfies Record<ColourName, string>;

type Hex = `#${string}`;

/** A dye by its name, or a tone that one drawing alone uses. */
export type Ink = ColourName | Hex;

/** The hex value of an ink. */
export function inkValue(ink: Ink): string {
  return ink in colours ? colours[ink as ColourName] : ink;
}

/** The hex values of several dyes, in the order given. */
export function dye(...names: ColourName[]): Hex[] {
  return names.map((name) => colours[name]);
}
