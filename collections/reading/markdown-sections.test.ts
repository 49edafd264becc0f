import { expect, test } from "vitest";
import { markdownSections } from "./markdown-sections.ts";

const nothing = { values: {}, slots: [] };

test("splits a text at its headings, with an anchor for each section", () => {
  expect(markdownSections("## Who we are\n\nOne.\n\n## What’s kept?\n\n- Two", nothing)).toEqual([
    { id: "who-we-are", title: "Who we are", parts: [{ html: "<p>One.</p>" }] },
    { id: "what-s-kept", title: "What’s kept?", parts: [{ html: "<ul>\n<li>Two</li>\n</ul>" }] },
  ]);
});

test("replaces names inside sentences, and makes a slot of a name on its own line", () => {
  const [section] = markdownSections("## A\n\nWrite to {email}.\n\n{table}\n\nEnd.", {
    values: { email: "[us](mailto:office@example.org)" },
    slots: ["table"],
  });
  expect(section?.parts).toEqual([
    { html: '<p>Write to <a href="mailto:office@example.org">us</a>.</p>' },
    { slot: "table" },
    { html: "<p>End.</p>" },
  ]);
});

test("rejects an unknown name inside a sentence", () => {
  expect(() => markdownSections("## A\n\nCall {fax}.", nothing)).toThrow(
    "A text asks for {fax}, which has no value.",
  );
  expect(() => markdownSections("## A\n\n{tabel}", { values: {}, slots: ["table"] })).toThrow(
    "A text asks for {tabel}, which has no value.",
  );
});

test("rejects text before the first heading", () => {
  expect(() => markdownSections("Hello.\n\n## A", nothing)).toThrow(/must begin with a heading/);
});

test("removes HTML", () => {
  expect(markdownSections("## A\n\nOne <b>two</b>.\n\n<script>1</script>", nothing)).toEqual([
    { id: "a", title: "A", parts: [{ html: "<p>One two.</p>" }] },
  ]);
});
