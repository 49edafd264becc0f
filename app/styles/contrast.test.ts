import { wcagContrast } from "culori";
import { describe, expect, test } from "vitest";
import { surfaceTones } from "#app/components/layout/surface.tsx";
import {
  readStylesheet,
  readThemes,
  readTokens,
  resolveToken,
  type Tokens,
} from "./read-tokens.fixture.ts";

/** Ratios of WCAG 2.2, one step above AA for text. */
const needs = { text: 7, link: 4.5, border: 3 } as const;
type Need = keyof typeof needs;

/** The lighter tones of `app/art/drawings/ground-*.svg`. */
const groundTones = { hub: "#6b2410", center: "#573d8e", consultancy: "#941450" } as const;

// The surface of paper has the light theme, which is written once, with the other tokens.
const surfaces = readStylesheet("tokens.css") + readStylesheet("surfaces.css");
const { light, dark } = readThemes();
const themes = { light: [light], dark: [light, dark] } satisfies Record<string, Tokens[]>;

/** Token on token, with what a reader needs; true on the page and on every surface. */
const pairs: readonly (readonly [foreground: string, background: string, Need])[] = [
  ...["ground", "ground-2"].flatMap((ground) => [
    ["text", ground, "text"] as const,
    ["text-2", ground, "text"] as const,
    ["link", ground, "link"] as const,
    ["danger", ground, "link"] as const,
    ["line", ground, "border"] as const,
    ["focus", ground, "border"] as const,
    ["accent", ground, "border"] as const,
  ]),
  ["text", "input", "text"],
  ["text-2", "input", "link"],
  ["line", "input", "border"],
  ["danger", "input", "border"],
  ["btn-text", "btn", "link"],
];
const badges = ["success", "pending", "active"].flatMap((kind) => [
  [`${kind}-text`, `${kind}-bg`, "text"] as const,
  [`${kind}-ink`, `${kind}-key`, "border"] as const,
]);

function ratio(foreground: string, background: string, layers: Tokens[]): number {
  const colour = (value: string) =>
    value.startsWith("#") ? value : resolveToken(value, ...layers);
  return wcagContrast(colour(foreground), colour(background));
}

describe.each(Object.entries(themes))("on the page in the %s theme", (_, layers) => {
  test.each([...pairs, ...badges])("%s on %s is strong enough for %s", (fore, back, need) => {
    expect(ratio(fore, back, layers)).toBeGreaterThanOrEqual(needs[need]);
  });
});

describe.each(surfaceTones)("on the %s surface", (tone) => {
  const surface = readTokens(surfaces, `.surface--${tone}`);
  test.each(pairs)("%s on %s is strong enough for %s", (fore, back, need) => {
    for (const layers of Object.values(themes)) {
      expect(ratio(fore, back, [...layers, surface])).toBeGreaterThanOrEqual(needs[need]);
    }
  });
});

/** Pairs that single components make of the dyes; see the CSS Modules of their names. */
const components: readonly (readonly [what: string, string, string, Need])[] = [
  ["Donate at rest", "leaf-950", "gold-400", "text"],
  ["Donate on hover", "leaf-950", "gold-500", "text"],
  ["ink button at rest", "kaolin", "leaf-900", "text"],
  ["ink button on hover", "kaolin", "leaf-700", "text"],
  ["disabled button", "ash", "reed", "link"],
  ["product card text", "#d4e2d8", "leaf-950", "text"],
  ["product intro on Litigation", "kaolin", "leaf-700", "text"],
  ["product intro on the Hub", "kaolin", groundTones.hub, "text"],
  ["product intro on the Center", "kaolin", groundTones.center, "text"],
  ["product intro on Consultancy", "kaolin", groundTones.consultancy, "text"],
  ["toast text", "#dbe7df", "leaf-950", "text"],
  ["success icon of a toast", "leaf-950", "leaf-300", "border"],
  ["destructive icon of a toast", "#4a0a00", "#ffb3a3", "border"],
  ["monogram of a medallion", "kaolin", "bark-700", "link"],
  ["Uganda on its halo", "gold-400", "leaf-950", "border"],
];
test.each(components)("%s: %s on %s is strong enough for %s", (_, fore, back, need) => {
  expect(ratio(fore, back, [light])).toBeGreaterThanOrEqual(needs[need]);
});
