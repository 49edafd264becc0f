import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ContentFile } from "../../../collections/content-file.ts";
import { findAnnotations } from "../../../editor/core/annotations.ts";
import { applyEdit } from "../../../editor/core/apply-edit.ts";
import type { Edit } from "../../../editor/core/edit.ts";
import { launchFindings } from "../../../workshop/launch/launch-findings.ts";
import { check, type FirstDay, people } from "../first-day.ts";

const organisation = "content/site/organisation.yaml";
const questions = "content/site/open-questions.yaml";

/** Values typed into the editor. Unknown ones are left blank, and their lines disappear everywhere. */
const answers: readonly (readonly [path: string[], value: string | null])[] = [
  [["url"], "https://example.org"],
  [["email"], people.office],
  [["phone"], null],
  [["building"], null],
  [["social", "linkedin"], null],
  [["social", "x"], null],
];

/** Writes the organisation's facts and settles their questions, with the editor's code. */
export async function fillPlaceholders(day: FirstDay): Promise<string> {
  const { folder, command } = day;
  const before = await openPoints(day);
  const settled = new Set<number>();
  edit(folder, organisation, (text) =>
    answers.flatMap(([path, value]): Edit[] => {
      const mark = findAnnotations(ContentFile.parse(organisation, text)).find(
        (found) => found.path.join() === path.join(),
      );
      if (mark) settled.add(mark.question);
      const set: Edit = { kind: "set", path, value };
      return mark ? [set, { kind: "resolve", line: mark.line }] : [set];
    }),
  );
  // A question that no line names any more is settled with a day.
  const left = launchFindings(folder).filter(({ kind }) => kind === "question");
  edit(folder, questions, (text) =>
    left.flatMap(({ question = 0, line }): Edit[] => {
      const at = text.split("\n").slice(0, line).filter(isQuestion).length - 1;
      return settled.has(question)
        ? [{ kind: "set", path: [at, "settled"], value: "2026-12-01" }]
        : [];
    }),
  );
  await command("check-content");
  const after = await openPoints(day);
  check(settled.size === 0 || after < before, `${before} points were open, and now ${after}.`);
  return `${answers.length} facts written; of ${before} points of the launch check ${after} are left`;
}

const isQuestion = (line: string) => /^- id: \d+$/.test(line);

/** Changes a file as the editor does. Each edit leaves the lines of the others where they are. */
function edit(folder: string, file: string, editsOf: (text: string) => Edit[]): void {
  const path = join(folder, file);
  const before = readFileSync(path, "utf8");
  writeFileSync(
    path,
    editsOf(before).reduce((text, one) => applyEdit(file, text, one), before),
  );
}

/** Number of findings of `npm run launch-check`. */
async function openPoints({ command }: FirstDay): Promise<number> {
  // It fails as long as a question is open.
  const said = await command("launch-check").catch((error: Error) => error.message);
  const [, count] = /(\d+) points are open/.exec(said) ?? [];
  check(count !== undefined || said.includes("Ready for launch"), said);
  return Number(count ?? 0);
}
