import { getLetters } from "../../collections/letters/letters.ts";
import { getPage } from "../../collections/pages/pages.ts";
import { getAct, sectionOf } from "../../collections/rights/act.ts";
import { getDoors } from "../../collections/rights/rights.ts";
import { getLetterForm } from "../../collections/site/letter-form.ts";

/**
 * Every sentence about the law on the pages about data rights and in the letters, with its sections and their words, and
 * every other fact that has a confidence, such as a telephone number, with its source.
 * @param root repository root
 * @returns lines to print, the last with how many there are of each kind
 */
export function describeLegalSentences(root: string): string[] {
  const act = getAct(root);
  const lines: string[] = [];
  const counts = { sentences: 0, A: 0, B: 0 };
  const describe = (file: string, value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    for (const entry of Object.values(value)) describe(file, entry);
    const fields = value as Record<string, unknown>;
    const { quotes, confidence, source } = fields;
    const cited = [fields.sections ?? fields.section ?? []].flat().map(String);
    const said = fields.text ?? fields.description ?? fields.href;
    const text = String(said ?? cited.map((name) => sectionOf(act, name)?.says).join(" "));
    if (Array.isArray(quotes)) {
      counts.sentences += 1;
      lines.push(`s. ${cited.join(", ").padEnd(12)}  ${file}  ${text}  “${quotes.join("” “")}”`);
    } else if (confidence === "A" || confidence === "B") {
      counts[confidence] += 1;
      lines.push(`${confidence.padEnd(15)}  ${file}  ${text}  (${String(source)})`);
    }
  };
  for (const id of ["your-data-rights", "shutdown"] as const) {
    describe(`pages/${id}.yaml`, getPage(id, root));
  }
  for (const door of getDoors(root)) describe(`rights/${door.slug}.yaml`, door);
  describe("site/letter-form.yaml", getLetterForm(root));
  for (const letter of getLetters(root)) describe(`letters/${letter.slug}.yaml`, letter);
  return [
    ...lines,
    `${counts.sentences} sentences with words of the Act (${act.source}, compared on ${act.comparedOn}); ${counts.A} other facts of confidence A, ${counts.B} of B.`,
  ];
}
