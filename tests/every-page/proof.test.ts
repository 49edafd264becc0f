import { expect, inject, test } from "vitest";
import { getPage } from "#collections/pages/pages.ts";
import { getProof, packageListPath, proofDataPath } from "#collections/proof/proof.ts";
import { pageHtml } from "../support/page-html.ts";

const { path } = getPage("proof");

test("shows each promise with result, day and command", async () => {
  const html = await pageHtml(path);
  const rows = new Map(
    [...html.matchAll(/<tr data-check="(\w+)">([\s\S]*?)<\/tr>/g)].map(([, check, row]) => [
      check,
      row,
    ]),
  );
  const { checks } = getProof();
  expect([...rows.keys()].toSorted()).toEqual(Object.keys(checks).toSorted());
  for (const [check, outcome] of Object.entries(checks)) {
    const row = rows.get(check);
    expect(row, check).toContain(`<code>${outcome.command}</code>`);
    expect(row, check).toContain(getPage("proof").states[outcome.state]);
    if ("on" in outcome) expect(row, check).toContain(`<time dateTime="${outcome.on}">`);
    expect(row, "a figure without its number").not.toMatch(/\{\w+\}/);
  }
});

test.each([proofDataPath, packageListPath])(
  "%s may be read by scripts of any site",
  async (file) => {
    const answer = await fetch(inject("origin") + file);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    await expect(answer.json()).resolves.toBeTypeOf("object");
  },
);
