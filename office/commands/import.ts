import { readFileSync } from "node:fs";
import { importSubscribers, parseImport } from "#server/newsletter/subscriber-import.ts";
import { OfficeError } from "../office-error.ts";
import type { AddCommand } from "./command.ts";
import { printOutcome } from "./print.ts";

export const importReaders: AddCommand = (program, office) => {
  program
    .command("import")
    .description("adds confirmed readers of the newsletter")
    .argument("<file>", "CSV with the columns email, consent_at, wording and source_page")
    .action(async (file) => {
      const outcome = await importSubscribers(readImport(file), {
        store: office.store,
        tokens: office.services.tokens,
      });
      const { added, known, suppressed } = outcome;
      const sentence = `${added} added, ${known} known already, ${suppressed} left out because they have left, were erased or bounced.`;
      printOutcome(office, outcome, sentence);
    });
};

/** @throws OfficeError that names every row without an address or without evidence; then nothing is imported */
function readImport(file: string) {
  let parsed: ReturnType<typeof parseImport>;
  try {
    parsed = parseImport(readFileSync(file));
  } catch (error) {
    throw new OfficeError(`${file} cannot be read: ${(error as Error).message}`);
  }
  const { rows, problems } = parsed;
  if (problems.length === 0) return rows;
  const firstProblems = problems.slice(0, 20).join("\n");
  throw new OfficeError(
    `Nothing was imported: an address without evidence of its consent must not get a newsletter.\n${firstProblems}`,
  );
}
