import { defineCollection } from "#collections/define-collection.ts";
import { letterPath } from "#collections/rights/rights.ts";
import { getLetters, letterFolder } from "./letters.ts";

export const letters = defineCollection({
  files: letterFolder,
  items: getLetters,
  title: "Letters",
  address: letterPath,
  rendered: (content) => getLetters(content).map(({ path }) => path),
});
