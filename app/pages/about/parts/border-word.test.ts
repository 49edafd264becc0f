import { expect, test } from "vitest";
import { readWord } from "./border-word.ts";

test("spells each letter as eight bits of ASCII", () => {
  expect(readWord("OTC").letters).toEqual([
    { sign: "O", bits: "01001111" },
    { sign: "T", bits: "01010100" },
    { sign: "C", bits: "01000011" },
  ]);
  expect(readWord("OTC").isCut).toBe(false);
});

test("strips diacritics and reports characters outside ASCII", () => {
  const spelled = (word: string) =>
    readWord(word)
      .letters.map(({ sign }) => sign)
      .join("");
  expect(spelled(" Côte ")).toBe("Cote");
  expect(readWord("Côte").isCut).toBe(false);
  expect(spelled("ŋoma 🧺")).toBe("oma ");
  expect(readWord("ŋoma").isCut).toBe(true);
  expect(spelled("abcdefghijklmnop")).toBe("abcdefghijkl");
  expect(readWord("አማርኛ")).toEqual({ letters: [], isCut: true });
});
