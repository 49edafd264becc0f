import { clampChroma, formatHex } from "culori";
import { describe, expect, test } from "vitest";
import { type ColourName, colourSources, colours } from "./colours.ts";

describe("colours", () => {
  test.each(Object.keys(colours) as ColourName[])("%s is its OKLCH source inside sRGB", (name) => {
    const [l, c, h] = colourSources[name];
    expect(colours[name]).toBe(formatHex(clampChroma({ mode: "oklch", l, c, h }, "oklch")));
  });
});
