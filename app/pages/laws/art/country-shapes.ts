import shapes from "./country-shapes.json" with { type: "json" };

/** A country of the map, in whole units of a page 1,800 high. */
interface CountryShape {
  path: string;
  /** Left, top, right, bottom. */
  box: readonly [number, number, number, number];
  centre: readonly [number, number];
}

const countryShapes = shapes as unknown as Readonly<Record<string, CountryShape>>;

/**
 * The shape of a country of `content/site/countries.yaml`, or of Western Sahara, which is drawn and not
 * listed. Shapes help to find a country; they take no side on any border.
 * @throws Error for a country that `country-shapes.json` has not
 */
export function shapeOf(slug: string): CountryShape {
  const shape = countryShapes[slug];
  if (!shape) throw new Error(`"${slug}" has no shape in country-shapes.json`);
  return shape;
}
