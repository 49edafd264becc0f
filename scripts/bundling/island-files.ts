import type { Plugin, Rolldown } from "vite";
import { reachableFrom } from "./reachable-from.ts";

/** Name of the file with React and all else that islands share. */
const shared = "islands";
/** Name of the file with what only forms share: checking, sending, toasts. */
const sharedByForms = "forms";

export type GetModule = (id: string) => Rolldown.ModuleInfo | null;

/**
 * Packs islands into few files: React and what islands share into one, what only forms share into another, what
 * only the islands of one area share into one of its own, what is left of each island into one more. By itself the
 * bundler makes a file for every set of islands and routes that share something, some thirty small ones, which
 * compress badly and queue up on a slow connection.
 * @param entry the script that starts islands, from the project's root
 */
export function islandFiles(entry: string): Plugin {
  let files: ReadonlyMap<string, string> | undefined;
  const fileOf = (id: string, context: Rolldown.ChunkingContext): string | undefined => {
    // The bundler's own few lines, which it would put into a file of their own.
    if (id.includes("rolldown/runtime")) return shared;
    files ??= chooseFiles(`${process.cwd()}/${entry}`, (module) => context.getModuleInfo(module));
    return files.get(id);
  };
  const only = (file: string) => (id: string, context: Rolldown.ChunkingContext) =>
    fileOf(id, context) === file ? file : null;
  // A group includes the imports of its modules, unless one with a higher priority has them.
  const groups = [
    { name: only("browser"), priority: 4 },
    { name: only(shared), priority: 3 },
    { name: only(sharedByForms), priority: 2 },
    // Before any island: it would take what it shares with the others of its area.
    {
      name: (id: string, context: Rolldown.ChunkingContext) => {
        const file = fileOf(id, context);
        return file?.endsWith(".island") ? null : (file ?? null);
      },
      priority: 1,
    },
    { name: (id: string, context: Rolldown.ChunkingContext) => fileOf(id, context) ?? null },
  ];
  return {
    name: "otc:island-files",
    apply: "build",
    enforce: "pre",
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: { output: { codeSplitting: { groups } } },
          },
        },
      },
    }),
    buildStart() {
      files = undefined;
    },
  };
}

const fileName = (id: string) => id.replace(/.*\/|\.tsx?$/g, "");
/** The page that counts days counts them as the letters do. */
const areaOf = (id: string) => /app\/pages\/([^/]+)\//.exec(id)?.[1]?.replace("count", "rights");

/** @returns the area of pages that all modules belong to */
function commonArea(ids: readonly string[]): string | undefined {
  const [area, ...others] = new Set(ids.map(areaOf));
  return others.length === 0 ? area : undefined;
}

/** @returns name of the file by module, for those that the entry fetches later */
function chooseFiles(entry: string, getModule: GetModule): ReadonlyMap<string, string> {
  const reach = (start: string) => reachableFrom([start], (id) => getModule(id)?.importedIds ?? []);
  const atOnce = reach(entry);
  const later = [...atOnce].flatMap((id) => getModule(id)?.dynamicallyImportedIds ?? []);
  // Modules of the entry stay with it, even if others need them too.
  const files = new Map([...atOnce].map((id) => [id, "browser"]));
  const starts = [...new Set(later)].map((id) => ({ id, reached: reach(id) }));
  // The sending of a queued form belongs to them: it shows the same toasts, which no other island has.
  const isForm = (reached: ReadonlySet<string>) =>
    [...reached].some((id) => /app\/(?:forms\/[\w-]+-form\.|sending\/)/.test(id));
  /** What an island itself fetches later, such as the search with its index, must not fetch the forms. */
  const fetchedByIslands = starts
    .flatMap(({ reached }) => [...reached])
    .flatMap((id) => getModule(id)?.dynamicallyImportedIds ?? [])
    .map(reach);
  const isFetchedByIsland = (id: string) => fetchedByIslands.some((reached) => reached.has(id));
  const isIsland = (id: string) => /\.island\.|\/hydrate\./.test(id);
  for (const { id: start, reached } of starts) {
    // A single module needs no group.
    for (const id of reached.size > 1 ? reached : []) {
      if (files.has(id)) continue;
      const users = starts.filter((start) => start.reached.has(id));
      if (start.includes("/hydrate.")) files.set(id, shared);
      else if (users.length === 1) files.set(id, fileName(start));
      // A small script of a page must not fetch React for what it shares with another one.
      else if (users.every((user) => !isIsland(user.id))) files.set(id, "browser");
      else if (users.every((user) => isForm(user.reached)) && !isFetchedByIsland(id)) {
        files.set(id, sharedByForms);
      } else {
        const area = commonArea(users.map((user) => user.id));
        // What two islands share is too little for a request of its own: one of them has it.
        const isPair = starts.filter((start) => areaOf(start.id) === area).length === 2;
        files.set(id, area ? (isPair ? fileName(start) : area) : shared);
      }
    }
  }
  return files;
}
