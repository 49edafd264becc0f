import { expect, test } from "vitest";
import { markdownSections } from "./markdown-sections.ts";

test("a text is split at its headings, and each section can be linked to", () => {
  expect(markdownSections("## Who we are\n\nOne.\n\n## What’s kept?\n\n- Two", {})).toEqual([
    { id: "who-we-are", title: "Who we are", parts: [{ html: "<p>One.</p>" }] },
    { id: "what-s-kept", title: "What’s kept?", parts: [{ html: "<ul>\n<li>Two</li>\n</ul>" }] },
  ]);
});

test("names inside sentences are replaced, and names on a line of their own become places to fill", () => {
  const [section] = markdownSections("## A\n\nWrite to {email}.\n\n{table}\n\nEnd.", {
    email: "[us](mailto:office@example.org)",
  });
  expect(section?.parts).toEqual([
    { html: '<p>Write to <a href="mailto:office@example.org">us</a>.</p>' },
    { slot: "table" },
    { html: "<p>End.</p>" },
  ]);
});

test("a name inside a sentence that nobody knows stops the build", () => {
  expect(() => markdownSections("## A\n\nCall {fax}.", {})).toThrow(
    "The text asks for {fax}, which has no value.",
  );
});

test("text before the first heading stops the build", () => {
  expect(() => markdownSections("Hello.\n\n## A", {})).toThrow(/must begin with a ## heading/);
});
