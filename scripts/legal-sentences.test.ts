import { expect, test } from "vitest";
import { projectRoot } from "#collections/reading/project-root.ts";
import { getDoors } from "#collections/rights/rights.ts";
import { describeLegalSentences } from "./legal-sentences.ts";

const lines = describeLegalSentences(projectRoot());

test("every right behind a door is listed with its section and how sure we are of it", () => {
  for (const { slug, right } of getDoors()) {
    const start = `${right.confidence}  s. ${right.sections.join(", ")}`;
    const found = lines.filter((line) => line.includes(`rights/${slug}.yaml  ${right.text}`));
    expect(found.length, slug).toBeGreaterThan(0);
    for (const line of found) expect(line.startsWith(start), line).toBe(true);
  }
});

test("no sentence rests on a source that is not named", () => {
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/^[AB] {2}.*\(.{5,}\)$/s);
});
