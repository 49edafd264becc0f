import type { RowChange } from "../../app/pages/newsroom/open-data/versions.ts";

type Entries = Map<string, Record<string, unknown>>;

function entriesOf(name: string, json = `{"${name}":[]}`): Entries {
  const list = (JSON.parse(json) as Record<string, { id: string }[]>)[name] ?? [];
  return new Map(list.map((entry) => [entry.id, entry]));
}

/** Compares the files of two versions, entry by entry; JSON holds all that CSV holds. */
export function changesBetween(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): RowChange[] {
  return ["laws", "cases"].flatMap((name) => {
    const file = `${name}.json`;
    const [old, now] = [before, after].map((files) => entriesOf(name, files.get(file)));
    const ids = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].toSorted();
    return ids.flatMap((id): RowChange[] => {
      const [one, other] = [old?.get(id), now?.get(id)];
      if (!one || !other) return [{ file, id, change: one ? "removed" : "added", fields: "" }];
      const fields = Object.keys({ ...one, ...other }).filter(
        (field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]),
      );
      return fields.length > 0 ? [{ file, id, change: "changed", fields: fields.join("; ") }] : [];
    });
  });
}
