/**
 * Draws Africa for `workshop/art/home/map-of-africa.json` from world-atlas (Natural Earth 1:50m, public
 * domain). Run it when the map or its places change: `npm run workshop -- map`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { geoAzimuthalEqualArea, geoPath } from "d3-geo";
import { feature, merge } from "topojson-client";
import {
  filter,
  filterWeight,
  presimplify,
  simplify,
  sphericalTriangleArea,
} from "topojson-simplify";
import type { MultiPolygon, Polygon, Topology } from "topojson-specification";

type Country = Polygon<{ name: string }> | MultiPolygon<{ name: string }>;
type RingWeigher = Parameters<typeof filterWeight>[2];
interface WorldAtlas extends Topology {
  objects: { countries: { type: "GeometryCollection"; geometries: Country[] } };
}

/** ISO 3166-1 numeric codes of the countries that make up the outline. */
const african = new Set(
  (
    "012 024 204 072 854 108 120 140 148 178 180 384 262 818 226 232 231 266 270 288 324 624 404 " +
    "426 430 434 450 454 466 478 504 508 516 562 566 646 686 694 706 710 728 729 748 834 768 788 " +
    "800 894 716 732"
  ).split(" "),
);
const uganda = "800";

/**
 * Cities where the gold threads of the hero end. Illustrative: they say "across Africa" and name
 * no partner. Longitude and latitude in degrees.
 */
const places = {
  kampala: [32.58, 0.32],
  lagos: [3.4, 6.5],
  accra: [-0.2, 5.6],
  johannesburg: [28.05, -26.2],
  cairo: [31.2, 30.05],
  nairobi: [36.8, -1.3],
  addisAbaba: [38.7, 9.0],
  kinshasa: [15.3, -4.3],
  dakar: [-17.4, 14.7],
  lusaka: [28.3, -15.4],
} as const satisfies Record<string, [number, number]>;

const width = 640;
const height = 700;
const margin = 6;
/** Areas in steradians: detail below the first goes, rings below the second go. */
const minBendArea = 2.2e-5;
const minRingArea = 8e-5;

const file = new URL("../node_modules/world-atlas/countries-50m.json", import.meta.url);
const world = JSON.parse(readFileSync(file, "utf8")) as WorldAtlas;
// Natural Earth draws Somaliland apart and without a code; the outline needs its coast.
world.objects.countries.geometries = world.objects.countries.geometries.filter(
  (country) => african.has(String(country.id)) || country.properties?.name === "Somaliland",
);

let topology = simplify(presimplify(world, sphericalTriangleArea), minBendArea) as WorldAtlas;
topology = filter(
  topology,
  // The approved outline was drawn with the area of a ring's first triangle, not of the ring.
  filterWeight(topology, minRingArea, sphericalTriangleArea as RingWeigher),
) as WorldAtlas;
const countries = topology.objects.countries.geometries;

// One outline without internal borders: the art takes no side in a border dispute.
const land = merge(topology, countries);
land.coordinates = land.coordinates.filter(([outer]) => {
  const [longitude = 0, latitude = 0] = outer?.[0] ?? [];
  return longitude > -26 && longitude < 60 && latitude > -36 && latitude < 38;
});

const projection = geoAzimuthalEqualArea()
  .rotate([-18, 0])
  .fitExtent(
    [
      [margin, margin],
      [width - margin, height - margin],
    ],
    land,
  );
const draw = geoPath(projection).digits(1);
const ugandaShape = countries.find((country) => country.id === uganda);
if (!ugandaShape) throw new Error("world-atlas has no country 800 (Uganda)");

const points = Object.entries(places).map(([name, place]) => {
  const [x, y] = projection([...place]) ?? [0, 0];
  return [name, { x: Number(x.toFixed(1)), y: Number(y.toFixed(1)) }];
});
const map = {
  width,
  height,
  places: Object.fromEntries(points),
  africa: draw(land),
  uganda: draw(feature(topology, ugandaShape)),
};
const destination = new URL("../art/home/map-of-africa.json", import.meta.url);
writeFileSync(destination, `${JSON.stringify(map, null, 2)}\n`);
