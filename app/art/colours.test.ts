import { readFileSync } from "node:fs";
import { clampChroma, formatHex } from "culori";
import { describe, expect, test } from "vitest";
import { type ColourName, colours } from "./colours.ts";

const tokens = readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8");

describe("colours", () => {
  test.each(Object.keys(colours) as ColourName[])("%s is its OKLCH source inside sRGB", (name) => {
    const source = new RegExp(`--${name}: .*(oklch\\([^)]*\\))`).exec(tokens)?.[1] ?? "none";
    expect(colours[name]).toBe(formatHex(clampChroma(source, "oklch")));
  });
});
