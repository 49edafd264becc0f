import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ContentFile } from "../../collections/content-file.ts";
import { contentFiles, translationFiles } from "../../collections/reading/content-strings.ts";
import { projectRoot } from "../../collections/reading/project-root.ts";

/**
 * Part of `npm run format`: writes every content file in its one form. With `--check`, part of `npm run check`, it
 * writes nothing and fails when a file has another form. Files that are not YAML are left to `check-content`.
 */
const isCheck = process.argv.includes("--check");
const root = projectRoot();
const changed: string[] = [];
for (const path of [...contentFiles(root), ...translationFiles(root)]) {
  const source = readFileSync(join(root, path), "utf8");
  const file = ContentFile.parse(path, source);
  if (file.errors.length > 0) continue;
  const formatted = file.toString();
  if (formatted === source) continue;
  changed.push(path);
  if (!isCheck) writeFileSync(join(root, path), formatted);
}
for (const path of changed) console.log(`${isCheck ? "not formatted" : "formatted"}: ${path}`);
if (isCheck && changed.length > 0) {
  console.error("Format the content first: npm run format");
  process.exitCode = 1;
}
