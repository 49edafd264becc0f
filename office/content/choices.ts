import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { collections } from "#collections/all.ts";
import { knownAddresses } from "#collections/open-content.ts";
import { orElse } from "#collections/reading/problem.ts";
import { addressOf, folderOf, nameOf, nameOfOne, placeOf } from "../core/content-folders.ts";
import type { Choices } from "../core/open-file.ts";
import type { Workspace } from "./workspace.ts";

/** Shown in the place of an answer, as `/404`. */
const pageOfError = /^\/\d{3}$/;

/** What the form of a text offers for its fields, and the shelf on which the text stands. */
export function choicesFor(workspace: Workspace, file: string): Choices {
  const shelf = folderOf(file);
  const texts = workspace.files().map((file) => {
    const title = nameOf(file, workspace.parsed(file).values);
    return { ...placeOf(file), title, address: addressOf(file, workspace.fields(file)) };
  });
  // Of several texts on one page, the first gives the title.
  const titles = new Map(texts.toReversed().map(({ address = "", title }) => [address, title]));
  return {
    shelf: {
      title: shelf.title,
      hasPages: shelf.hasPages ?? false,
      isOpen: nameOfOne(shelf) !== undefined,
    },
    links: addressesOf(workspace)
      .filter((address) => !pageOfError.test(address))
      .map((address) => ({ address, title: titles.get(address) })),
    pictures: workspace.pictures.addresses(),
    named: collections.flatMap(({ folder }) => {
      const { namedIn: fields = [] } = folderOf(`content/${folder}/x.yaml`);
      if (fields.length === 0) return [];
      const own = texts
        .filter((entry) => entry.folder === folder)
        .sort((a, b) => a.title.localeCompare(b.title, "en"));
      return { fields, choices: own.map(({ slug, title }) => ({ value: slug, label: title })) };
    }),
  };
}

/** Pages and files that a link may lead to; those of the last good state while something is wrong. */
export function addressesOf(workspace: Workspace): string[] {
  const files = ["documents", "files"].flatMap((folder) => {
    const path = join(workspace.copy, "public", folder);
    return existsSync(path) ? readdirSync(path).map((name) => `/${folder}/${name}`) : [];
  });
  return orElse(files, () =>
    [...new Set([...knownAddresses(workspace.open(workspace.copy)), ...files])].sort(),
  );
}
