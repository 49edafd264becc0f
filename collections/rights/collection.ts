import { below, defineCollection } from "#collections/define-collection.ts";
import { getDoors, rightsFolder, rightsPath } from "./rights.ts";
import { packFile } from "./rights-pack.ts";

export const rights = defineCollection({
  files: rightsFolder,
  items: getDoors,
  title: "Data rights",
  address: below(rightsPath),
  rendered: (content) => [...getDoors(content), packFile("en")].map(({ path }) => path),
});
