import { expect, test } from "vitest";
import { stripCloth, stripDyes, stripMotif, ugandanDyes, wovenLetters } from "./strip-cloth.ts";

const plain = stripDyes[0] ?? ugandanDyes;

test("a name gives one strip for each letter, and marks are left out", () => {
  expect(wovenLetters("Côte d’Ivoire").join("")).toBe("COTEDIVOIRE");
  const seams = (name: string) =>
    stripCloth(name, plain).match(/stroke-width="3" d="M[\d.]+ 0v/g)?.length ?? 0;
  expect(seams("Chad")).toBe(3);
  expect(seams("Uganda")).toBe(5);
});

test("a letter has a motif of its own, the same in every name", () => {
  const motifs = Array.from({ length: 26 }, (_, at) => stripMotif(at + 1, plain));
  expect(new Set(motifs).size).toBe(26);
  const motifOf = (name: string, letter: string) =>
    new RegExp(`id="w${letter}".*?>(.*?)</pattern>`).exec(stripCloth(name, plain))?.[1];
  expect(motifOf("Kenya", "K")).toBe(stripMotif(11, plain));
  expect(motifOf("Morocco", "O")).toBe(motifOf("Togo", "O"));
});

test("the same name is the same cloth on every build, another name is another", () => {
  expect(stripCloth("Mali", plain)).toBe(stripCloth("Mali", plain));
  expect(stripCloth("Mali", plain)).not.toBe(stripCloth("Iraq", plain));
  expect(() => stripCloth("2026", plain)).toThrow("no letter");
});
