import { defineCollection, ownPath } from "#collections/define-collection.ts";
import { getLegalPages, legalPaths, legalTextProblems } from "./legal-pages.ts";

export const legal = defineCollection({
  files: getLegalPages,
  title: "Legal texts",
  address: ownPath,
  addresses: () => legalPaths,
  checkText: legalTextProblems,
});
