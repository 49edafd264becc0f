/**
 * Draws the countries of Africa for the law library from world-atlas (Natural Earth 1:50m, public domain),
 * and writes the rules that let a country of the map show its laws. Run it when the list of
 * countries changes: `npm run workshop -- country-shapes`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { geoAzimuthalEqualArea } from "d3-geo";
import { feature, mergeArcs } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import type { MultiPolygon, Polygon, Topology } from "topojson-specification";
import { getCountries } from "../../collections/site/countries.ts";

type Country = Polygon<{ name: string }> | MultiPolygon<{ name: string }>;
type Point = [x: number, y: number];
interface WorldAtlas extends Topology {
  objects: { countries: { type: "GeometryCollection"; geometries: Country[] } };
}

/** Names that world-atlas writes in another way. Somaliland is drawn there apart; the line between goes. */
const otherNames: Record<string, string> = {
  "Central African Rep.": "central-african-republic",
  "Côte d'Ivoire": "cote-d-ivoire",
  "Dem. Rep. Congo": "dr-congo",
  "Eq. Guinea": "equatorial-guinea",
  "S. Sudan": "south-sudan",
  Somaliland: "somalia",
  eSwatini: "eswatini",
  "W. Sahara": "western-sahara",
};
/** Too small to draw at this size: a woven square stands for each, roughly where it lies (longitude, latitude). */
const islands: Record<string, Point> = {
  "cabo-verde": [-23.6, 15.1],
  comoros: [43.6, -12],
  mauritius: [57.5, -20.2],
  "sao-tome-and-principe": [6.7, 0.3],
  seychelles: [55.5, -4.7],
};
const height = 1800;
const margin = { left: 60, top: 20 };
/** Square units that a corner must span to stay, and a ring to be drawn. */
const minBendArea = 100;
const minRingArea = 60;

const file = new URL("../node_modules/world-atlas/countries-50m.json", import.meta.url);
const world = JSON.parse(readFileSync(file, "utf8")) as WorldAtlas;
const countries = getCountries();
const bySlug = new Map<string, Country[]>();
for (const country of world.objects.countries.geometries) {
  const name = country.properties?.name ?? "";
  const slug = otherNames[name] ?? countries.find((one) => one.name === name)?.slug;
  if (slug && !islands[slug]) bySlug.set(slug, [...(bySlug.get(slug) ?? []), country]);
}
const missing = countries.filter(({ slug }) => !bySlug.has(slug) && !islands[slug]);
if (missing.length > 0) throw new Error(`No shape for ${missing.map(({ name }) => name).join()}`);

// Prince Edward Island and other far places would make the map three times as large.
const isNear = ([longitude = 0, latitude = 0]: readonly number[]) =>
  longitude > -26 && longitude < 60 && latitude > -36 && latitude < 38;

const drawn = [...bySlug].map(([slug, parts]) => {
  const rings = ringsOf(world, parts);
  return {
    slug,
    parts,
    isNear: rings.map(([first]) => isNear(first ?? [])),
    near: rings.filter(([first]) => isNear(first ?? [])),
  };
});
const land = {
  type: "MultiPoint" as const,
  coordinates: drawn.flatMap(({ near }) => near.flat()),
};
const projection = geoAzimuthalEqualArea()
  .rotate([-18, 0])
  .fitHeight(height - 2 * margin.top, land);
const place = (point: Point): Point => {
  const [x, y] = projection(point) ?? [0, 0];
  return [Math.round(x + margin.left), Math.round(y + margin.top)];
};

// Arcs are placed on the page and thinned there; neighbours share them, so they keep one line.
const { scale = [1, 1], translate = [0, 0] } = world.transform ?? {};
const placed: WorldAtlas = {
  ...world,
  arcs: world.arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx = 0, dy = 0]) => {
      x += dx;
      y += dy;
      return place([x * scale[0] + translate[0], y * scale[1] + translate[1]]);
    });
  }),
};
delete placed.transform;
const thinned = simplify(presimplify(placed), minBendArea);

const shapes = Object.fromEntries(
  drawn.map(({ slug, parts, isNear }) => {
    const rings = ringsOf(thinned, parts).filter(
      (ring, index) => isNear[index] && Math.abs(area(ring)) > minRingArea,
    );
    const largest = rings.toSorted((a, b) => Math.abs(area(b)) - Math.abs(area(a)))[0] ?? [];
    const xs = rings.flat().map(([x]) => x);
    const ys = rings.flat().map(([, y]) => y);
    const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    return [slug, { path: rings.map(pathOf).join(""), box, centre: centreOf(largest) }];
  }),
);
for (const [slug, at] of Object.entries(islands)) {
  const [x, y] = place(at);
  const path = `M${x - 27} ${y - 27}h54v54h-54z`;
  shapes[slug] = { path, box: [x - 27, y - 27, x + 27, y + 27], centre: [x, y] };
}
write("app/pages/laws/art/country-shapes.json", `${JSON.stringify(shapes, null, 1)}\n`);

const rules = countries.map(
  ({ slug }) =>
    `.atlas:has([data-land="${slug}"]:is(:hover, :focus-visible)) [data-reading="${slug}"]`,
);
write(
  "app/pages/laws/parts/map-readings.module.css",
  `/* Written by workshop/map/draw-country-shapes.ts: a country under the pointer shows its laws. */\n${rules.join(",\n")} {\n  display: block;\n}\n`,
);

function write(name: string, text: string): void {
  writeFileSync(new URL(`../../${name}`, import.meta.url), text);
}

/** The rings of one country, which may be made of several shapes. */
function ringsOf(topology: WorldAtlas, parts: readonly Country[]): Point[][] {
  const { arcs } = mergeArcs(topology, [...parts] as (Polygon | MultiPolygon)[]);
  const { geometry } = feature(topology, { type: "MultiPolygon", arcs } satisfies MultiPolygon);
  return geometry.type === "MultiPolygon" ? (geometry.coordinates.flat() as Point[][]) : [];
}

/** Area in square units; its sign tells which way the ring runs. */
function area(ring: readonly Point[]): number {
  return sides(ring).reduce((sum, [[x, y], [u, v]]) => sum + (x * v - u * y), 0) / 2;
}

function centreOf(ring: readonly Point[]): Point {
  const six = 6 * area(ring);
  const along = (axis: 0 | 1) =>
    sides(ring).reduce(
      (sum, [from, to]) => sum + (from[axis] + to[axis]) * (from[0] * to[1] - to[0] * from[1]),
      0,
    ) / six;
  return [Math.round(along(0)), Math.round(along(1))];
}

function sides(ring: readonly Point[]): [Point, Point][] {
  return ring.slice(1).map((to, index) => [ring[index] ?? to, to]);
}

/** In steps from point to point, the shortest way to write whole numbers. */
function pathOf(ring: readonly Point[]): string {
  const [start = [0, 0]] = ring;
  const steps = sides(ring)
    .slice(0, -1)
    .map(([[x, y], [u, v]]) => [u - x, v - y] as const);
  const line = steps.filter(([x, y]) => x || y).map(([x, y]) => `${x} ${y}`);
  return `M${start.join(" ")}l${line.join(" ").replaceAll(" -", "-")}z`;
}
