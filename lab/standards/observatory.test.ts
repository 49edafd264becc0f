import { beforeAll, expect, test } from "vitest";
import { answerKinds, askSite, startPublicSite } from "../../tests/support/answer-kinds.ts";
import { recordFigures } from "../../tests/support/record-figures.ts";
import type { RunningSite } from "../../tests/support/running-site.ts";
import { maxScore, observatoryScore, scoreModifiers } from "./observatory-score.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startPublicSite();
  return () => site[Symbol.asyncDispose]();
});

test.each(answerKinds.documents)("$title reaches the maximum score", async (kind) => {
  const modifiers = scoreModifiers(await askSite(site, kind));
  recordFigures({ score: observatoryScore(modifiers), most: maxScore });
  expect(observatoryScore(modifiers), JSON.stringify(modifiers)).toBe(maxScore);
});

test.each(answerKinds.withoutDocument)(
  "$title misses only the points for scripts, which it does not have",
  async (kind) => {
    const modifiers = scoreModifiers(await askSite(site, kind));
    expect(modifiers["subresource-integrity"]).toBe(0);
    expect(observatoryScore(modifiers)).toBe(maxScore - 5);
  },
);

test("takes points where the rules do", () => {
  const nothing = scoreModifiers({
    headers: new Headers({ "content-type": "text/html" }),
    body: "",
  });
  expect(nothing).toMatchObject({
    "content-security-policy": -25,
    "strict-transport-security": -20,
    "x-content-type-options": -5,
    "x-frame-options": -20,
    "referrer-policy": 0,
  });
  expect(observatoryScore(nothing)).toBe(30);
  const policies: [string, number][] = [
    ["default-src 'none'; default-src 'self'", -25],
    ["script-src 'self' 'unsafe-inline'", -20],
    ["img-src 'self'", -20],
    ["default-src 'self'; connect-src http://example.org", -20],
    ["default-src 'self'; script-src 'self' 'unsafe-eval'", -10],
    ["default-src 'self'; img-src http:", -10],
    ["default-src 'self'; style-src 'unsafe-inline'", 0],
    ["default-src 'self'", 5],
    ["default-src 'none'; script-src 'self'; style-src 'sha256-abc='", 10],
  ];
  for (const [policy, points] of policies) {
    const headers = new Headers({ "content-security-policy": policy });
    expect(scoreModifiers({ headers, body: "" })["content-security-policy"], policy).toBe(points);
  }
  const foreign = '<script src="https://other.example/a.js" integrity="sha384-x"></script>';
  const headers = new Headers({ "content-type": "text/html" });
  expect(scoreModifiers({ headers, body: foreign })["subresource-integrity"]).toBe(-50);
});
