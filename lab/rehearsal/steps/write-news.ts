import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { applyEdit } from "../../../editor/core/apply-edit.ts";
import type { Edit } from "../../../editor/core/edit.ts";
import { check, type FirstDay } from "../first-day.ts";

/** Title of the item that is published. */
export const newsTitle = "The first day of a website";

/** Subject of the first newsletter, and where it is written. */
export const newsletter = { subject: "Our first newsletter", file: "content/newsletters/first.md" };

/** Creates an item by `npm run new`, fills it in and publishes it with the editor's code; writes the first newsletter. */
export async function writeNews({ folder, command, notes }: FirstDay): Promise<string> {
  const said = await command("new", "news", newsTitle);
  const [file = ""] = /content\/\S+\.md/.exec(said) ?? [];
  check(file !== "", `npm run new said: ${said}`);
  const edits: Edit[] = [
    { kind: "set", path: ["summary"], value: "What a website does on its first day." },
    { kind: "set", path: ["body"], value: "It tells its news.\n\n## Afterwards\n\nIt goes on." },
    { kind: "remove", path: ["draft"] },
  ];
  const path = join(folder, file);
  const text = edits.reduce(
    (before, edit) => applyEdit(file, before, edit),
    readFileSync(path, "utf8"),
  );
  writeFileSync(path, text);
  const { subject, file: issue } = newsletter;
  mkdirSync(join(folder, dirname(issue)), { recursive: true });
  const front = `subject: ${subject}\nsummary: It says hello.`;
  writeFileSync(join(folder, issue), `---\n${front}\n---\n\nHello.\n`);
  await command("check-content");
  notes.write("news item", `/news/${basename(file, ".md")}`);
  return `${file} and ${issue}`;
}
