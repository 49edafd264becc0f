import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseAst } from "rolldown/parseAst";

/** One file that names another. */
export interface Import {
  /** Paths from the project's root, e.g. `app/pages/home/home.tsx`. */
  from: string;
  /** A file of the project, or the name of a package. */
  to: string;
  /** Gone at run time: `import type`, or only types among the names. */
  isTypeOnly: boolean;
  isPackage: boolean;
}

interface Node {
  type: string;
  source?: { value?: unknown } | null;
  importKind?: string;
  exportKind?: string;
  specifiers?: { importKind?: string; exportKind?: string }[];
  [key: string]: unknown;
}

/** Tests and what only they use. */
export function isTestFile(file: string): boolean {
  return /^tests\/|\.(test|contract|fixture)\.tsx?$/.test(file);
}

/** All files below a folder, without those of packages. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "node_modules" ? [] : filesBelow(path);
    return [path];
  });
}

/** TypeScript files below some folders, tests and examples included. */
export function sourceFiles(folders: readonly string[]): string[] {
  return folders.flatMap(filesBelow).filter((file) => /(?<!\.d)\.tsx?$/.test(file));
}

/**
 * Every import between the given files, parsed and not guessed.
 * @throws Error when an imported file does not exist
 */
export function readImports(files: readonly string[]): Import[] {
  return files.flatMap((from) => {
    const program = parseAst(readFileSync(from, "utf8"), {
      lang: from.endsWith(".tsx") ? "tsx" : "ts",
    }) as unknown as Node;
    return findImports(program).map(({ specifier, isTypeOnly }) => {
      const file = resolve(from, specifier);
      return { from, to: file ?? specifier, isTypeOnly, isPackage: file === undefined };
    });
  });
}

function findImports(root: Node): { specifier: string; isTypeOnly: boolean }[] {
  const found: { specifier: string; isTypeOnly: boolean }[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item);
      return;
    }
    if (typeof value !== "object" || value === null) return;
    const node = value as Node;
    if (/^(Import|Export(Named|All))Declaration$|^ImportExpression$/.test(node.type ?? "")) {
      const specifier = node.source?.value;
      if (typeof specifier === "string") found.push({ specifier, isTypeOnly: isTypeOnly(node) });
    }
    for (const [key, child] of Object.entries(node)) if (key !== "parent") visit(child);
  };
  visit(root);
  return found;
}

function isTypeOnly(node: Node): boolean {
  if (node.importKind === "type" || node.exportKind === "type") return true;
  const names = node.specifiers ?? [];
  return (
    names.length > 0 &&
    names.every((name) => name.importKind === "type" || name.exportKind === "type")
  );
}

/** The file behind a specifier; undefined for packages, Node's own modules and virtual ones. */
function resolve(from: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, "");
  // React Router writes these types next to the routes.
  if (path.includes("/+types/")) return undefined;
  const file = path.startsWith("#")
    ? path.slice(1)
    : path.startsWith(".")
      ? normalize(join(dirname(from), path))
      : undefined;
  if (file === undefined) return undefined;
  if (!existsSync(file)) throw new Error(`${from} imports ${specifier}, which does not exist.`);
  return file;
}
