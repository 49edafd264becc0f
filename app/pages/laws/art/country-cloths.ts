import { hashText } from "#app/art/random.ts";
import { type StripDyes, stripCloth, stripDyes, ugandanDyes } from "#app/art/strip-cloth.ts";
import { shapeOf } from "./country-shapes.ts";

/** Countries nearer to each other than this, in units of the map, never share their dyes. */
const near = 330;
/** Steps through the sets of dyes; it shares no factor with their number, so it meets all of them. */
const step = 5;

type NamedCountry = Record<"name" | "slug", string>;

/**
 * Dyes of a country by its slug: the hash of its name chooses, and moves on while a near one has the same.
 * @param countries all of them, in an order that does not change from build to build
 */
export function dyesOf(countries: readonly NamedCountry[]): (slug: string) => StripDyes {
  const taken: { choice: number; at: readonly [number, number] }[] = [];
  const dyes = new Map(
    countries.map(({ name, slug }) => {
      const at = shapeOf(slug).centre;
      let choice = hashText(name) % stripDyes.length;
      for (let tries = 0; tries < stripDyes.length; tries += 1) {
        const isTaken = taken.some(
          (neighbour) =>
            neighbour.choice === choice &&
            Math.hypot(neighbour.at[0] - at[0], neighbour.at[1] - at[1]) < near,
        );
        if (!isTaken) break;
        choice = (choice + step) % stripDyes.length;
      }
      taken.push({ choice, at });
      return [slug, slug === "uganda" ? ugandanDyes : (stripDyes[choice] ?? ugandanDyes)];
    }),
  );
  return (slug) => dyes.get(slug) ?? ugandanDyes;
}

/** Square, and cropped from below where it is shown, so that every strip stays in view. */
const size = { width: 720, height: 720 };

/** The cloths of countries and of the continent, woven from their names, as functions. */
export function lawCloths(countries: readonly NamedCountry[]): Record<string, () => string> {
  const dyesOfCountry = dyesOf(countries);
  const cloth = (name: string, dyes: StripDyes) => () => stripCloth(name, dyes, size);
  return Object.fromEntries([
    ...countries.map(({ name, slug }) => [`country-${slug}`, cloth(name, dyesOfCountry(slug))]),
    ["country-africa", cloth("Africa", ["gold-400", "bark-700", "leaf-950"])],
  ]);
}
