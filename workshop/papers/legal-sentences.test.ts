import { expect, test } from "vitest";
import { projectRoot } from "../../collections/reading/project-root.ts";
import { getDoors } from "../../collections/rights/rights.ts";
import { describeLegalSentences } from "./legal-sentences.ts";

const lines = describeLegalSentences(projectRoot());

test("every right behind a door is listed with its section and the words of the Act", () => {
  for (const { slug, right } of getDoors()) {
    const found = lines.filter((line) => line.includes(`rights/${slug}.yaml  ${right.text}`));
    expect(found.length, slug).toBeGreaterThan(0);
    for (const line of found) {
      expect(line.startsWith(`s. ${right.sections.join(", ")}`), line).toBe(true);
      for (const quote of right.quotes) expect(line).toContain(`“${quote}”`);
    }
  }
});

test("no sentence is without words of the Act or a source", () => {
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/”$|^[AB] .*\(.{5,}\)$/s);
});
