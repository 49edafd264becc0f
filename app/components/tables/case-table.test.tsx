import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { withAndWithoutNumber } from "./case-table.examples.tsx";

const html = renderToStaticMarkup(withAndWithoutNumber);

test("names the latest day of a check in the caption", () => {
  expect(html).toContain('Last updated: <time dateTime="2026-11-21">21\u00a0November 2026</time>');
});

test("shows a dash for a case without a number", () => {
  expect(html).toContain('data-label="No.">–</td>');
});

test("joins issues into one phrase with a capital", () => {
  expect(html).toContain("Privacy and failure to follow the law; access to justice");
});

test("shows a note below the status", () => {
  expect(html.indexOf("A note says what changed since.")).toBeGreaterThan(
    html.indexOf("Appeal before the Minister"),
  );
});
