import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { translationFiles } from "#collections/reading/content-strings.ts";
import { fontCharacters } from "../../scripts/font-characters.ts";
import { readStylesheet } from "./read-tokens.fixture.ts";

const fonts = ["otc-display", "otc-display-ext", "otc-text", "otc-text-ext"] as const;
const files = Object.fromEntries(
  fonts.map((name) => [name, readFileSync(new URL(`fonts/${name}.woff2`, import.meta.url))]),
) as Record<(typeof fonts)[number], Buffer>;

/** Budget of the two faces of the first view, in bytes. */
const firstViewBytes = 37_000;

/** The ranges of code points that the stylesheet promises for one file. */
function promisedRanges(font: string): [number, number][] {
  const face = readStylesheet("fonts.css")
    .split("@font-face")
    .find((rule) => rule.includes(`/${font}.woff2`));
  const list = /unicode-range:\s*([^;]+);/.exec(face ?? "")?.[1] ?? "";
  return list.split(",").map((range) => {
    const [first = "", last = first] = range.trim().replace("U+", "").split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

describe("fonts", () => {
  test.each(["otc-display-ext", "otc-text-ext"] as const)("%s draws ŋ and Ŋ", (font) => {
    const characters = fontCharacters(files[font]);
    for (const letter of "ŋŊ") expect(characters).toContain(letter.codePointAt(0));
  });

  test.each([
    ["otc-display", "otc-display-ext"],
    ["otc-text", "otc-text-ext"],
  ] as const)(
    "%s and %s draw every letter of Luganda, Kiswahili and their translations",
    (...faces) => {
      const drawn = new Set(faces.flatMap((face) => [...fontCharacters(files[face])]));
      const orthographies = "abcdefghijklmnoprstuvwxyz ABCDEFGHIJKLMNOPRSTUVWXYZ ŋŊ ’‘ áéíóú âêîôû";
      const translated = translationFiles().map((file) => readFileSync(file, "utf8"));
      const letters = new Set([orthographies, ...translated].join("").replaceAll(/\s/g, ""));
      const missed = [...letters].filter((letter) => !drawn.has(letter.codePointAt(0) ?? 0));
      expect(missed).toEqual([]);
    },
  );

  test.each(["otc-display", "otc-text"] as const)(
    "%s draws English and its punctuation",
    (font) => {
      const characters = fontCharacters(files[font]);
      const sample = "ABCXYZabcxyz0123456789 .,:;!?&@()%+–—‘’“”•…‹›×";
      for (const letter of sample) expect(characters).toContain(letter.codePointAt(0));
    },
  );

  test.each(fonts)("%s has a unicode-range for every letter it draws", (font) => {
    const ranges = promisedRanges(font);
    const missed = [...fontCharacters(files[font])].filter(
      // A font may map the null and the no-break characters beside what it was cut for.
      (code) => code >= 0x20 && !ranges.some(([first, last]) => code >= first && code <= last),
    );
    expect(missed.map((code) => `U+${code.toString(16)}`)).toEqual([]);
  });

  test("of the first view stay within their budget", () => {
    const bytes = files["otc-display"].length + files["otc-text"].length;
    expect(bytes).toBeLessThanOrEqual(firstViewBytes);
  });

  test.each(["bricolage-grotesque", "figtree"])("%s ships with its licence", (family) => {
    const licence = readFileSync(new URL(`fonts/${family}-OFL.txt`, import.meta.url), "utf8");
    expect(licence).toContain("SIL Open Font License");
  });
});
