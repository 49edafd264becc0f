import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import {
  laterRules,
  maxScore,
  observatoryScore,
  type ScoreModifiers,
  scoreModifiers,
} from "../support/observatory-score.ts";
import { recordFigures } from "../support/record-figures.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ PUBLIC_URL: "https://www.example.org", HSTS_PRELOAD: "yes", ...mail });
  return () => site[Symbol.asyncDispose]();
});

/** Without a mail server a site on a public address does not start. */
const mail = {
  SMTP_URL: "smtp://127.0.0.1:1",
  MAIL_FROM: "website@example.org",
  LOG_LEVEL: "silent",
};
const html = { accept: "text/html" };
const form = (fields: Record<string, string>): RequestInit => ({
  method: "POST",
  body: new URLSearchParams(fields),
  headers: html,
  redirect: "manual",
});
const message = {
  firstName: "Amina",
  lastName: "Okello",
  email: "amina@example.org",
  subject: "A question",
  message: "Which headers does the answer carry?",
};

async function ask(path: string, init: RequestInit = { headers: html, redirect: "manual" }) {
  const answer = await fetch(`${site.origin}${path}`, init);
  const modifiers = scoreModifiers({ headers: answer.headers, body: await answer.text() });
  const type = answer.headers.get("content-type") ?? "";
  return { status: answer.status, type, modifiers };
}

/** The score without the rules that came later. */
function scoreBefore(modifiers: ScoreModifiers): number {
  const earlier = Object.entries(modifiers).filter(
    ([name]) => !(laterRules as readonly string[]).includes(name),
  );
  return observatoryScore(Object.fromEntries(earlier));
}

test.each<[string, number, string, RequestInit?]>([
  ["the home page", 200, "/"],
  ["a page with a form", 200, "/contact"],
  ["a page made for one question", 200, "/search?q=data"],
  ["a page of the newsletter's archive", 200, "/newsletter/archive"],
  ["a form that is refused", 422, "/contact", form({ firstName: "Amina" })],
  ["a link that we never made", 410, "/newsletter/confirm/x"],
  ["an address that is not there", 404, "/nothing"],
  ["a way of asking that is not known", 405, "/about", { method: "DELETE", headers: html }],
])("%s (%i) has the most that a document can have", async (_, status, path, init) => {
  const answer = await ask(path, init);
  expect(answer).toMatchObject({ status, type: expect.stringContaining("text/html") });
  recordFigures({ score: observatoryScore(answer.modifiers), most: maxScore.now });
  expect(scoreBefore(answer.modifiers), JSON.stringify(answer.modifiers)).toBe(maxScore.before);
  expect(observatoryScore(answer.modifiers)).toBe(maxScore.now);
});

test("what fails has it too: a message that cannot be kept (503), a page that cannot be made (500)", async () => {
  const broken = await startSite({
    PUBLIC_URL: "https://www.example.org",
    HSTS_PRELOAD: "yes",
    ...mail,
  });
  onTestFinished(() => broken.kill());
  for (const file of readdirSync(broken.dataFolder).filter((name) => name.startsWith("otc."))) {
    writeFileSync(join(broken.dataFolder, file), "x".repeat(4096 * 100));
  }
  const ownSite = site;
  site = broken;
  onTestFinished(() => {
    site = ownSite;
  });
  for (const [path, init] of [
    ["/contact", form(message)],
    ["/newsletter/archive", undefined],
  ] as const) {
    const answer = await ask(path, init);
    expect([500, 503]).toContain(answer.status);
    expect(answer.type).toContain("text/html");
    expect(observatoryScore(answer.modifiers), path).toBe(maxScore.now);
  }
});

test.each<[string, number, string, RequestInit?]>([
  ["a redirect", 303, "/contact", form(message)],
  ["an address that moved", 308, "/home"],
  ["health", 200, "/healthz"],
  ["an answer for programs", 404, "/nothing", { headers: { accept: "application/json" } }],
])("%s (%i) loses nothing but the points for scripts that it does not have", async (...row) => {
  const [, status, path, init] = row;
  const answer = await ask(path, init);
  expect(answer.status).toBe(status);
  expect(answer.modifiers["subresource-integrity"]).toBe(0);
  expect(observatoryScore(answer.modifiers)).toBe(maxScore.now - 5);
});

/** Rules about what a file is. The others are about documents, which carry them for the files they load. */
const fileRules = [
  "cookies",
  "cross-origin-resource-policy",
  "cross-origin-resource-sharing",
  "subresource-integrity",
  "x-content-type-options",
] as const;

const asset = () =>
  readdirSync("build/client/assets").find((name) => /^browser-.*\.js$/.test(name)) ?? "";

test.each<[string, () => string, number]>([
  ["a script", () => `/assets/${asset()}`, 110],
  ["the drawing of an icon", () => "/favicon.svg", 110],
  // Open to all on purpose, which gives no points and takes none.
  ["a feed", () => "/feeds/all.rss", 100],
  ["data", () => "/data/laws.json", 100],
])("%s loses no point by the rules that are about files", async (_, path, score) => {
  const { status, modifiers } = await ask(path());
  expect(status).toBe(200);
  const judged = Object.fromEntries(fileRules.map((rule) => [rule, modifiers[rule]]));
  expect(observatoryScore(judged), JSON.stringify(judged)).toBe(score);
});

test("the scorer takes points where the rules do", () => {
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
