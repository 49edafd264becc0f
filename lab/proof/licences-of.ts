import type { PackageList } from "../../scripts/package-list.ts";

/** Returns the names of all licences in a list, sorted. */
export function licencesOf({ components }: PackageList): string[] {
  const names = components.flatMap(({ licenses = [] }) =>
    licenses.map((entry) =>
      "expression" in entry
        ? String(entry.expression)
        : ((entry.license as { id?: string; name?: string }).id ??
          (entry.license as { name?: string }).name ??
          "none"),
    ),
  );
  return [...new Set(names)].sort();
}
