import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Files made up for tests, so that a reworded content file breaks no test. */
export const samples = {
  member: "content/team/head-of-samples.yaml",
  news: "content/news/a-sample-item.md",
  case: "content/cases/sample-complaint.yaml",
  /** Two stages of that case. */
  appeal: "content/cases/sample-appeal.yaml",
  hearing: "content/cases/sample-hearing.yaml",
} as const;

/** Public address of the organisation in a copy with samples. */
export const sampleAddress = "sample-address@example.org";

/** Open questions of the samples: one of the member, one of the appeal, and three with one line each. */
export const sampleQuestions = {
  member: 9001,
  appeal: 9002,
  oneLineEach: [9003, 9004, 9005],
} as const;

const [first, second, third] = sampleQuestions.oneLineEach;

const texts: Record<string, string> = {
  [samples.member]: `order: 90
name: # ⚠ ${sampleQuestions.member} placeholder: name, with written consent
pronouns: # ⚠ ${sampleQuestions.member} placeholder: only if the member gives them
position: Head of Samples # ⚠ ${sampleQuestions.member} is this the right word?
image: # ⚠ ${sampleQuestions.member} placeholder: photograph, with written consent
expertise:
  - Samples
bio: # ⚠ ${sampleQuestions.member} placeholder: the member’s own text
  - >-
    Made up for a test.
social: # ⚠ ${sampleQuestions.member} placeholder: leave an address blank and its link disappears
  linkedin: https://linkedin.example/sample
  email: sample@otc.example
  twitter: https://x.example/sample
basketColours: 4
`,
  [samples.news]: `---
title: A sample item
date: 2026-11-20
summary: Made up for a test.
type: announcement
topics:
  - technology
case: sample-complaint
---

Made up for a test.
`,
  [samples.case]: `order: 90
caseNumber: S1
caseName: A sample case
issues:
  - samples
country: Uganda
yearFiled: November 2024
status: Decided
statusType: success
checkedOn: 2026-11-20
summary: Made up for a test.
forum: A sample office
parties:
  asking: One side
  answering: The other side
relatedCases:
  - sample-appeal
  - sample-hearing
`,
  [samples.appeal]: `order: 91
caseNumber: S2
caseName: A sample appeal # ⚠ ${first} may the real names be used?
issues:
  - samples
country: Uganda
yearFiled: August 2025
status: Waiting for an answer # ⚠ ${sampleQuestions.appeal} reports say something else
statusType: pending
# ⚠ ${sampleQuestions.appeal} is it confirmed?
note: >-
  Made up for a test.
checkedOn: 2026-11-20
summary: Made up for a test.
stageOf: sample-complaint
forum: A sample office
parties:
  asking: The other side
  answering: One side
events:
  - date: 2025-07-18
    by: forum
    title: A sample step
  - date: 2025-08
    by: asking
    title: Another sample step
relatedCases:
  - sample-complaint
  - sample-hearing
`,
  [samples.hearing]: `order: 92
caseNumber: S3
caseName: A sample hearing # ⚠ ${second} may the real names be used?
issues:
  - samples
country: Uganda
yearFiled: Pending
status: Hearing # ⚠ ${third} what is the state today?
statusType: active
checkedOn: 2026-11-20
stageOf: sample-complaint
forum: A sample office
parties:
  asking: One side
  answering: The other side
relatedCases:
  - sample-complaint
  - sample-appeal
`,
};

/** Puts the samples and their questions into a copy of the content, and gives the organisation their address. */
export function writeSamples(root: string): void {
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(root, file), text);
  const { member, appeal, oneLineEach } = sampleQuestions;
  const questions = [member, appeal, ...oneLineEach].map(
    (id) => `- id: ${id}\n  topic: Samples\n  question: Made up for a test?\n  settled:\n`,
  );
  appendFileSync(join(root, "content/site/open-questions.yaml"), questions.join(""));
  const organisation = join(root, "content/site/organisation.yaml");
  const before = readFileSync(organisation, "utf8");
  writeFileSync(organisation, before.replace(/^email:( \S+)?/m, `email: ${sampleAddress}`));
}
