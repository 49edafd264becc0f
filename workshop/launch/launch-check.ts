import { readAllContent } from "../../collections/open-content.ts";
import { projectRoot } from "../../collections/reading/project-root.ts";
import { getOpenQuestions } from "../../collections/site/open-questions.ts";
import { exitOnContentErrors } from "../../scripts/exit-on-content-errors.ts";
import { compareWithSpecification, describeDifferences } from "./compare-with-specification.ts";
import { styleWarnings } from "./house-style.ts";
import { type LaunchFinding, launchFindings } from "./launch-findings.ts";

/**
 * `npm run launch-check [folder]`: lists what the organisation must settle before the site is launched,
 * with file and line. Exits 1 until nothing is left. Words that the house style avoids are listed too,
 * and stop nothing.
 *
 * `npm run launch-check -- specification [folder]`: where the content differs from the specification,
 * for information; always exits 0.
 */
const typed = process.argv.slice(2);
const asksForSpecification = typed[0] === "specification";
const root = typed[asksForSpecification ? 1 : 0] ?? projectRoot();
await exitOnContentErrors(() => readAllContent(root));
if (asksForSpecification) {
  const differences = compareWithSpecification(root);
  if (differences.length > 0) console.log(`${describeDifferences(differences)}\n`);
  console.log(
    `${differences.length} differences from the specification. The organisation decides about its words.`,
  );
  process.exit();
}
const findings = launchFindings(root);

const headings: Record<LaunchFinding["kind"], string> = {
  condition: "Conditions for open forms",
  standing: "Who answers for the organisation",
  placeholder: "Placeholders to fill in",
  unconfirmed: "Claims to confirm",
  question: "Questions that belong to no line",
  mistake: "Marks that point to nothing",
};

for (const [kind, heading] of Object.entries(headings)) {
  const ofKind = findings.filter((finding) => finding.kind === kind);
  if (ofKind.length === 0) continue;
  console.log(`\n${heading} (${ofKind.length})`);
  for (const { file, line, question, text } of ofKind) {
    console.log(`  ${file}:${line}${question ? `  ⚠ ${question}` : ""}  ${text}`);
  }
}

const warnings = styleWarnings(root);
if (warnings.length > 0) console.log(`\nHouse style, for information (${warnings.length})`);
for (const { file, word, advice } of warnings) console.log(`  ${file}  “${word}”: ${advice}`);

if (findings.length > 0) {
  const asked = new Set(findings.map(({ question }) => question));
  console.log("\nThe questions behind them");
  for (const { id, question } of getOpenQuestions(root)) {
    if (asked.has(id)) console.log(`  ⚠ ${id}  ${question}`);
  }
  console.log(`\nNot ready for launch: ${findings.length} points are open.`);
  process.exitCode = 1;
} else {
  console.log("Ready for launch: no placeholder, unconfirmed claim or question is open.");
}
