import { getCases } from "../../collections/cases/cases.ts";
import { countFacts } from "../../collections/laws/known-facts.ts";
import { countSources, getLaws, isDataLaw, sourceAddress } from "../../collections/laws/laws.ts";
import { launchFindings } from "../launch/launch-findings.ts";

/**
 * Lists the sources of the evidence: how many data protection laws have the facts that come first, laws with and without a source that a reader can open, sources of cases without an
 * address, and facts that carry a question.
 * @param root repository root
 * @returns lines to print
 */
export function describeSources(root: string): string[] {
  const laws = getLaws(root);
  const { opened, notOpened } = countSources(laws);
  const facts = countFacts(laws.filter(isDataLaw));
  const unlinked = getCases(root).flatMap(({ slug, sources }) =>
    sources
      .filter(({ href }) => href === undefined)
      .map(({ name }) => `  content/cases/${slug}.yaml  ${name}`),
  );
  const questions = launchFindings(root).filter(({ kind }) => kind === "unconfirmed");
  return [
    `Data protection laws (${facts.laws})`,
    `  in force or not answered: ${facts.inForce}, with a day, month or year: ${facts.since}`,
    `  regulator named: ${facts.regulator}, not set up yet: ${facts.notSetUp}`,
    `  where to complain: ${facts.complaints}, only by the regulator's home page: ${facts.homePage}`,
    `Laws with a source that opens in form, an https address that is no home page (${opened})`,
    ...laws.flatMap((law) => {
      const address = sourceAddress(law);
      return address ? [`  content/laws/${law.slug}.md  ${address}`] : [];
    }),
    `Laws whose source is not opened yet (${notOpened})`,
    ...laws.flatMap((law) =>
      sourceAddress(law)
        ? []
        : [`  content/laws/${law.slug}.md  ${law.sources.map(({ name }) => name).join("; ")}`],
    ),
    `Sources of cases without an address (${unlinked.length})`,
    ...unlinked,
    `Facts that carry a question (${questions.length})`,
    ...questions.map(
      ({ file, line, question, text }) => `  ${file}:${line}  ⚠ ${question}  ${text}`,
    ),
  ];
}
