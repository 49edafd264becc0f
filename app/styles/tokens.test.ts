import { describe, expect, test } from "vitest";
import { surfaceTones } from "#app/components/layout/surface.tsx";
import { type ColourName, colours } from "../art/colours.ts";
import { selvedge } from "../art/selvedge.ts";
import { readStylesheet, readThemes, readTokens } from "./read-tokens.fixture.ts";

// The surface of paper has the light theme, which is written once, with the other tokens.
const surfaces = readStylesheet("tokens.css") + readStylesheet("surfaces.css");
const { light, dark } = readThemes();

/** A path of triangles that each start where the one before did: repeated steps compress to half. */
function relativePath(path: string): string {
  let [x, y] = [0, 0];
  return path.replaceAll(/M(\d+) (\d+)l([^z]*)/g, (_, left: string, top: string, sides: string) => {
    const [dx, dy] = [Number(left) - x, Number(top) - y];
    [x, y] = [Number(left), Number(top)];
    const move = dx === 0 && dy === 0 ? "M0 0l" : `m${dx} ${dy}l`;
    return (move + sides.replaceAll("l", " ")).replaceAll(" -", "-");
  });
}

/** The site's border as a CSS `url()` for masks. */
function selvedgeMask(part: "bits" | "ends"): string {
  const height = 20;
  const band = selvedge({ text: "OTC", height });
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' width='${band.width}' height='${height}'` +
    ` viewBox='0 0 ${band.width} ${height}'><path d='${relativePath(band[part])}'/></svg>`;
  return `url("data:image/svg+xml,${svg.replace(/</g, "%3C").replace(/>/g, "%3E")}")`;
}

describe("tokens", () => {
  test.each(Object.keys(colours) as ColourName[])("%s is the colour of the art", (name) => {
    expect(light.get(name)).toBe(colours[name]);
  });

  test("set nothing in dark mode that light mode does not define", () => {
    expect(dark.size).toBeGreaterThan(20);
    expect([...light.keys()]).toEqual(expect.arrayContaining([...dark.keys()]));
  });

  test("contain the border that spells OTC", () => {
    expect(light.get("selvedge-bits")).toBe(selvedgeMask("bits"));
    expect(light.get("selvedge-ends")).toBe(selvedgeMask("ends"));
  });
});

describe("surfaces", () => {
  test("all redefine the same tokens", () => {
    const [first, ...others] = surfaceTones.map((tone) =>
      [...readTokens(surfaces, `.surface--${tone}`).keys()].sort(),
    );
    for (const names of others) expect(names).toEqual(first);
  });

  test("redefine every colour of the dark theme except the badges", () => {
    const themed = [...dark.keys()].filter((name) => !/^(success|pending|active)-/.test(name));
    expect([...readTokens(surfaces, ".surface--leaf").keys()].sort()).toEqual(themed.sort());
  });
});
