import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Content } from "../../collections/content.ts";
import { placeholderPattern } from "../../collections/formats/placeholder.ts";
import { getPage } from "../../collections/pages/pages.ts";
import { contentFiles } from "../../collections/reading/content-strings.ts";
import { getOpenQuestions } from "../../collections/site/open-questions.ts";
import { getOrganisation } from "../../collections/site/organisation.ts";
import { getProcessors } from "../../collections/site/processors.ts";
import { getTeam } from "../../collections/team/collection.ts";

/** One thing that the organisation must settle before launch. */
export interface LaunchFinding {
  /** Path below the repository root. */
  file: string;
  /** First line is 1. */
  line: number;
  kind: "condition" | "standing" | "placeholder" | "unconfirmed" | "question" | "mistake";
  /** Number of the question in `content/site/open-questions.yaml`, when there is one. */
  question?: number;
  /** The task or question, in one sentence. */
  text: string;
}

const questionsFile = "content/site/open-questions.yaml";
const sign = /⚠\s*(\d+)(\s+placeholder\b:?)?\s*(.*?)\s*(?:-->)?\s*$/;

/**
 * Reads all content as text and lists every placeholder, every unconfirmed claim, every open
 * question that no line points to and every version of the open data with a placeholder.
 * @param root repository root
 * @throws ContentError when the file of open questions itself is malformed
 */
export function launchFindings(root: string): LaunchFinding[] {
  const questions = getOpenQuestions(root);
  const marks = contentFiles(root)
    .filter((file) => file !== questionsFile)
    .flatMap((file) => marksOf(root, file));
  const findings = marks.map((finding) => {
    const question = questions.find(({ id }) => id === finding.question);
    if (finding.question === undefined) return finding;
    if (question && !question.settled)
      return { ...finding, text: finding.text || question.question };
    const text = question
      ? `question ${question.id} was settled on ${question.settled}; take the ⚠ away.`
      : `points to question ${finding.question}, which ${questionsFile} does not have.`;
    return { ...finding, kind: "mistake" as const, text };
  });
  const pointedTo = new Set(marks.map(({ question }) => question));
  const unplaced = questions
    .filter(({ id, settled }) => !settled && !pointedTo.has(id))
    .map(({ id, question }) => ({
      file: questionsFile,
      line: lineOf(root, questionsFile, `- id: ${id}`),
      kind: "question" as const,
      question: id,
      text: question,
    }));
  return [...openForms(root), ...standing(root), ...findings, ...unplaced];
}

/**
 * What must be known before the forms of a site take anybody’s data: the registration of section 29 or the day of the
 * application for it, and for the server its country and what protects data there (section 19). To take a mark away
 * is not enough.
 */
function openForms(root: string): LaunchFinding[] {
  const content = new Content(root);
  const { pdpoRegistrationNumber, pdpoAppliedOn } = getOrganisation(content);
  const { hosting } = getProcessors(content);
  const condition = (file: string, field: string, words: string) =>
    blank(
      root,
      "condition",
      `content/site/${file}`,
      field,
      `${words} is blank: until it is known, the forms must not take anybody’s data.`,
    );
  return [
    ...(pdpoRegistrationNumber || pdpoAppliedOn
      ? []
      : [condition("organisation.yaml", "pdpoRegistrationNumber:", "The registration")]),
    ...(hosting.country
      ? []
      : [condition("processors.yaml", "country:", "The country of the server")]),
    ...(hosting.safeguard
      ? []
      : [condition("processors.yaml", "safeguard:", "What protects data where the server stands")]),
  ];
}

/**
 * What a donor, a funder and an editor look for first: who OTC is in law and since when, one person by name, and whose
 * the bank account is. To take a mark away is not enough here either.
 */
function standing(root: string): LaunchFinding[] {
  const content = new Content(root);
  const { legalForm = "", foundingYear, bankAccountHolder } = getOrganisation(content);
  const organisation = "content/site/organisation.yaml";
  const [member] = getTeam(content).toSorted((one, other) => one.order - other.order);
  const names = [
    ...getTeam(content).map(({ name }) => name),
    ...getPage("accountability", content).board.members.map(({ name }) => name),
  ];
  const answers: [isKnown: boolean, file: string, field: string, words: string][] = [
    [
      /\d/.test(legalForm),
      organisation,
      "legalForm:",
      "The legal form with its registration number",
    ],
    [foundingYear !== undefined, organisation, "foundingYear:", "The year of foundation"],
    [
      Boolean(bankAccountHolder),
      organisation,
      "bankAccountHolder:",
      "The holder of the bank account",
    ],
    [names.some(Boolean), `content/team/${member?.slug}.yaml`, "name:", "The name of one person"],
  ];
  return answers
    .filter(([isKnown]) => !isKnown)
    .map(([, file, field, words]) =>
      blank(
        root,
        "standing",
        file,
        field,
        `${words} is missing: nobody can see who answers for OTC.`,
      ),
    );
}

function blank(
  root: string,
  kind: "condition" | "standing",
  file: string,
  field: string,
  text: string,
): LaunchFinding {
  return { file, line: lineOf(root, file, field), kind, text };
}

function marksOf(root: string, file: string): LaunchFinding[] {
  const explanations = /^\s*# (A line with|The number after)/;
  const findings: LaunchFinding[] = [];
  let below = false;
  readFileSync(join(root, file), "utf8")
    .split("\n")
    .forEach((content, index) => {
      if (explanations.test(content)) return;
      const line = index + 1;
      const found = sign.exec(content);
      if (found) {
        const [, id, placeholder, text = ""] = found;
        findings.push({
          file,
          line,
          kind: placeholder ? "placeholder" : "unconfirmed",
          question: Number(id),
          text,
        });
        // A mark at the head of a group (`social: # ⚠ 7`) covers the indented lines below it.
        below = /^\s*\w+:\s*#/.test(content);
      } else if (/^\s*confirmedBy:\s*$/.test(content)) {
        const text = "no advocate has confirmed this text; write who did, and on which day";
        findings.push({ file, line, kind: "unconfirmed", text });
      } else if (placeholderPattern.test(content) && !content.trimStart().startsWith("#")) {
        if (below && /^\s/.test(content)) return;
        findings.push({ file, line, kind: "placeholder", text: content.trim() });
      } else if (/^\S/.test(content)) {
        below = false;
      }
    });
  return findings;
}

function lineOf(root: string, file: string, start: string): number {
  const lines = readFileSync(join(root, file), "utf8").split("\n");
  return Math.max(1, lines.findIndex((line) => line.trim().startsWith(start)) + 1);
}
