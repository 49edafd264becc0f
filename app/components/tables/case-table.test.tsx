import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { withAndWithoutNumber } from "./case-table.examples.tsx";

const html = renderToStaticMarkup(withAndWithoutNumber);

test("the caption names the latest day on which any case was checked", () => {
  expect(html).toContain('Last updated: <time dateTime="2026-11-21">21 November 2026</time>');
});

test("a case without a number shows a dash", () => {
  expect(html).toContain('data-label="No.">–</td>');
});

test("issues read as one phrase that begins with a capital", () => {
  expect(html).toContain("Privacy and failure to follow the law; access to justice");
});

test("a note stands below the status that it changes", () => {
  expect(html.indexOf("A note says what changed since.")).toBeGreaterThan(
    html.indexOf("Appeal before the Minister"),
  );
});

test("a few cases are shown in their usual order, without filters", () => {
  expect(html).not.toContain("<form");
  expect(html).not.toContain("?sort=");
  expect(html).not.toContain("aria-sort");
});
