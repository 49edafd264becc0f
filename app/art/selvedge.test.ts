import { describe, expect, test } from "vitest";
import { selvedge } from "./selvedge.ts";

/** Reads a border back: a triangle that begins at the foot points up and is a 1. */
function readBorder(bits: string, height: number): string {
  const digits = [...bits.matchAll(/M[\d.]+ ([\d.]+)l/g)].map(([, y]) => Number(y) === height);
  const letters: string[] = [];
  for (let i = 0; i < digits.length; i += 8) {
    const byte = digits.slice(i, i + 8).map((up) => (up ? "1" : "0"));
    letters.push(String.fromCharCode(Number.parseInt(byte.join(""), 2)));
  }
  return letters.join("");
}

describe("selvedge", () => {
  test.each(["OTC", "DATA", "LAW"])("spells %s in 8-bit ASCII", (text) => {
    expect(readBorder(selvedge({ text }).bits, 20)).toBe(text);
  });

  test("closes each letter with a diamond", () => {
    const { ends, width } = selvedge({ text: "OTC", unit: 12 });
    expect(ends.match(/M/g)).toHaveLength(3);
    expect(width).toBe(3 * 9 * 12);
  });
});
