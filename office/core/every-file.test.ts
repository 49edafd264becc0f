// @module-tag slow
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isMap, isScalar, isSeq, type Node, parseDocument } from "yaml";
import { ContentFile, type ValuePath, valueAt } from "#collections/content-file.ts";
import { contentFiles } from "#collections/reading/content-strings.ts";
import { projectRoot } from "#collections/reading/project-root.ts";
import { applyEdit } from "./apply-edit.ts";
import type { Edit } from "./edit.ts";

const root = projectRoot();
const files = contentFiles(root).map((file) => ({
  file,
  source: readFileSync(join(root, file), "utf8"),
}));

/**
 * Says of each place whether one like it has been looked at: the same kind of file and the same field. All places
 * of all files take a minute and a half; `ALL_VALUES=1` looks at them.
 */
function firstOfItsKind() {
  const known = new Set<string>();
  return (file: string, path: ValuePath): boolean => {
    if (process.env.ALL_VALUES) return true;
    const folder = file.replace(/[^/]+$/, "");
    const names = path.map((step) => (typeof step === "number" ? Math.min(step, 1) : step));
    // Pages have fields of their own each, but the same few shapes.
    const shape = /pages|site|letters/.test(folder) ? names.slice(-1) : names;
    const kind = `${folder} ${shape.join(".")}`;
    if (known.has(kind)) return false;
    known.add(kind);
    return true;
  };
}

/** The fields of a file as nodes. */
function documentOf(file: string, source: string) {
  const fields = file.endsWith(".md") ? /^---\n([\s\S]*?)\n---/.exec(source)?.[1] : source;
  return parseDocument(fields ?? "");
}

/** Every value of a file by its path, groups and lists too. */
function paths(value: unknown, path: ValuePath = []): ValuePath[] {
  if (value === null || typeof value !== "object") return [path];
  const inside = Array.isArray(value)
    ? value.flatMap((entry, at) => paths(entry, [...path, at]))
    : Object.entries(value).flatMap(([name, entry]) => paths(entry, [...path, name]));
  return [path, ...inside];
}

/** How many runs of lines differ, when lines are taken out and put in between equal ones. */
function hunks(before: string, after: string): number {
  const [a, b] = [before.split("\n"), after.split("\n")];
  let top = 0;
  while (top < a.length && top < b.length && a[top] === b[top]) top += 1;
  let bottom = 0;
  const rest = Math.min(a.length, b.length) - top;
  while (bottom < rest && a[a.length - 1 - bottom] === b[b.length - 1 - bottom]) bottom += 1;
  const [gone, come] = [a.length - top - bottom, b.length - top - bottom];
  if (gone === 0 && come === 0) return 0;
  // A run of equal lines within both would part them.
  const middle = new Set(a.slice(top, a.length - bottom));
  return b.slice(top, b.length - bottom).some((line) => line.trim() && middle.has(line)) ? 2 : 1;
}
const signs = (text: string) => text.match(/⚠/g)?.length ?? 0;
const remarks = (text: string) => text.match(/(^|\s)#\s.*$/gm)?.length ?? 0;

/** Another value of the same kind. */
function another(value: unknown): unknown {
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  if (typeof value === "string") return `Changed: ${value.replace(/\s*$/, "")}`;
  return "Filled in";
}

/** Every field and entry of a file by its path, with what stands there. */
function nodes(root: Node | null): { path: ValuePath; node: Node | null }[] {
  const visit = (node: Node | null, path: ValuePath): { path: ValuePath; node: Node | null }[] => {
    const inside = isMap(node)
      ? node.items.flatMap(({ key, value }) => visit(value as Node | null, [...path, String(key)]))
      : isSeq(node)
        ? node.items.flatMap((item, at) => visit(item as Node, [...path, at]))
        : [];
    return [{ path, node }, ...inside];
  };
  return visit(root, []);
}

test("every content file has the one form that npm run format writes", () => {
  const others = files.filter(
    ({ file, source }) => ContentFile.parse(file, source).toString() !== source,
  );
  expect(others.map(({ file }) => file)).toEqual([]);
});

test("setting a value that is there already alters no byte of any file", () => {
  expect(files.length).toBeGreaterThan(180);
  for (const { file, source } of files) {
    const values = ContentFile.parse(file, source).values;
    // Each asks the same first: whether the value is another one.
    const all = paths(values);
    for (const path of process.env.ALL_VALUES ? all : [all[1] ?? [], all.at(-1) ?? []]) {
      const edit: Edit = { kind: "set", path, value: valueAt(values, path) };
      expect(applyEdit(file, source, edit) === source, `${file} ${path.join(".")}`).toBe(true);
    }
  }
});

test("a value that is changed and changed back leaves every byte of its file as it was", () => {
  const changed = new Set<string>();
  for (const { file, source } of files) {
    const document = documentOf(file, source);
    for (const { path, node } of nodes(document.contents)) {
      // Lines of a folded text are wrapped again where all of it changes.
      if (!isScalar(node) || /^BLOCK/.test(node.type ?? "") || node.value === null) continue;
      const isShort = !String(node.value).includes("\n") && String(node.value).length < 60;
      if (!isShort || (changed.has(file) && !process.env.ALL_VALUES)) continue;
      // One that needs no quotation marks: those stay when the value goes back.
      const value = typeof node.value === "string" ? `${node.value} too` : another(node.value);
      const other = applyEdit(file, source, { kind: "set", path, value });
      expect(other === source, `${file} ${path.join(".")}`).toBe(false);
      const back = applyEdit(file, other, { kind: "set", path, value: node.value });
      expect(back === source, `${file} ${path.join(".")}`).toBe(true);
      changed.add(file);
    }
  }
  expect(files.map(({ file }) => file).filter((file) => !changed.has(file))).toEqual([]);
});

describe("one change is one hunk, with every remark and every ⚠ where it was", {
  timeout: 120_000,
}, () => {
  function check(file: string, source: string, edit: Edit, keepsRemarks = true) {
    const after = applyEdit(file, source, edit);
    const place = `${file} ${JSON.stringify(edit)}`;
    expect(hunks(source, after), place).toBe(1);
    if (!keepsRemarks) return after;
    expect(signs(after), place).toBe(signs(source));
    expect(remarks(after), place).toBeGreaterThanOrEqual(remarks(source));
    return after;
  }

  test("each single value of each file takes another one", () => {
    let count = 0;
    const isNew = firstOfItsKind();
    for (const { file, source } of files) {
      const values = ContentFile.parse(file, source).values;
      for (const path of paths(values)) {
        const value = valueAt(values, path);
        if (
          !isNew(file, path) ||
          path.length === 0 ||
          (value !== null && typeof value === "object")
        )
          continue;
        const isField = path[0] !== "body";
        const after = check(file, source, { kind: "set", path, value: another(value) }, isField);
        const now = ContentFile.parse(file, after).values;
        if (isField) expect(valueAt(now, path)).toBe(another(value));
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(300);
  });

  test("each field is made blank, and what was blank is filled in again", () => {
    const isNew = firstOfItsKind();
    for (const { file, source } of files) {
      const document = documentOf(file, source);
      if (!isMap(document.contents)) continue;
      for (const pair of document.contents.items) {
        if (!isScalar(pair.key) || !isScalar(pair.value) || pair.value.value === null) continue;
        const path = [String(pair.key.value)];
        if (!isNew(file, path)) continue;
        const blank = check(file, source, { kind: "set", path, value: null });
        const again = applyEdit(file, blank, { kind: "set", path, value: pair.value.value });
        expect(hunks(source, again), `${file} ${path}`).toBeLessThanOrEqual(1);
      }
    }
  });

  test("each list takes an entry at every place, gives it back, and its entries change places", () => {
    let count = 0;
    const isNew = firstOfItsKind();
    for (const { file, source } of files) {
      const document = documentOf(file, source);
      const visit = (node: Node | null | undefined, path: ValuePath): void => {
        if (isMap(node)) {
          for (const { key, value } of node.items) visit(value as Node, [...path, String(key)]);
        }
        if (!isSeq(node) || !isNew(file, path)) return;
        const entry = node.items[0];
        const value: unknown = entry ? (entry as Node).toJS(document) : "New";
        const places = node.items.length > 4 ? [0, 1, node.items.length] : [0, node.items.length];
        for (const at of places) {
          const more = check(file, source, { kind: "insert", path, at, value });
          if (node.items.length > 0) {
            const less = check(file, more, { kind: "remove", path: [...path, at] }, false);
            expect(less === source, `${file} ${path.join(".")} ${at}`).toBe(true);
          }
        }
        if (node.items.length > 1) {
          const moved = applyEdit(file, source, { kind: "move", path, from: 0, to: 1 });
          const back = applyEdit(file, moved, { kind: "move", path, from: 1, to: 0 });
          expect(signs(moved)).toBe(signs(source));
          // An entry goes from one place to another: no other line changes.
          if (!node.flow) {
            expect(moved.split("\n").sort(), `${file} ${path}`).toEqual(source.split("\n").sort());
          }
          expect(back === source, `${file} ${path.join(".")}`).toBe(true);
        }
        count += 1;
        for (const [at, item] of node.items.entries()) visit(item as Node, [...path, at]);
      };
      visit(document.contents, []);
    }
    expect(count).toBeGreaterThan(80);
  });

  test("each group takes a field, a record a name, and each gives it back; a group goes and comes as a whole", () => {
    let count = 0;
    const isNew = firstOfItsKind();
    for (const { file, source } of files) {
      const document = documentOf(file, source);
      for (const { path, node } of nodes(document.contents)) {
        // Of the entries of a list, the first one stands for all.
        const isFirst = path.every((step) => typeof step === "string" || step === 0);
        if (!isMap(node) || path.length === 0 || !isFirst || !isNew(file, path)) continue;
        const inside = [...path, "another-name"];
        const more = check(file, source, { kind: "set", path: inside, value: "New" });
        const less = check(file, more, { kind: "remove", path: inside });
        expect(less === source, `${file} ${path.join(".")}`).toBe(true);
        count += 1;
        if (typeof path.at(-1) === "number") continue;
        const order = Object.keys(
          valueAt(ContentFile.parse(file, source).values, path.slice(0, -1)) as object,
        );
        const gone = applyEdit(file, source, { kind: "remove", path });
        expect(signs(gone), `${file} ${path.join(".")}`).toBe(signs(source));
        const value: unknown = node.toJS(document);
        check(file, gone, { kind: "set", path, value, order }, false);
        // A sign ⚠ within the group stays behind, and parts the lines around it.
        if (signs(node.toString()) === 0) {
          expect(hunks(source, gone), `${file} ${path.join(".")}`).toBe(1);
        }
      }
    }
    expect(count).toBeGreaterThan(50);
  });
});
