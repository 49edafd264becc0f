import { expect, test } from "vitest";
import { markdownAsHtml, markdownAsText } from "./markdown-email.ts";

test("removes HTML, pictures and scripts, and links to the site", () => {
  const markdown =
    'Two <script>alert(1)</script>\n\n![A dot](https://example.org/dot.png) [Run](javascript:alert(1)) and [us](/about)\n\n<img src="https://example.org/x.png">';
  const html = markdownAsHtml(markdown, {}, "https://www.example.org");
  expect(html).not.toMatch(/<script|<img|javascript:/);
  expect(html).toContain('<a href="https://www.example.org/about">us</a>');
  const text = markdownAsText(markdown, "https://www.example.org");
  expect(text).toContain("us (https://www.example.org/about)");
  expect(text).not.toContain("javascript:");
});
