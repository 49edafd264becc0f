import { expect, test } from "vitest";
import { button, facts, paragraph, quote, renderEmail } from "./render-email.ts";

const words = "Justice for all who live with data that others hold about them,";
const long = `${words} and ${words}`;

test("says the same as text and as HTML, whatever signs it holds", () => {
  const { text, html } = renderEmail({
    heading: "News & <views>",
    parts: [
      paragraph("Dear reader,\nhello."),
      quote("One < two\nTwo"),
      button("Read & act", "https://example.org/?a=1&b=2"),
      facts([
        ["Amount", "UGX 5,000"],
        ["Phone", null],
        ["Name", ""],
        ["Note", "a\n<b>"],
      ]),
    ],
    footer: `You get this because you asked.\n${long}`,
    footerLinks: [
      { label: "Stop", href: "https://example.org/stop?a&b" },
      { label: "Change", href: "https://example.org/change" },
    ],
  });
  expect(text).toBe(`News & <views>

Dear reader,
hello.

> One < two
> Two

https://example.org/?a=1&b=2

Amount: UGX 5,000
Note: a
<b>

-- 
You get this because you asked.
${words} and
${words}
Stop: https://example.org/stop?a&b
Change: https://example.org/change
`);
  for (const part of [
    '<html lang="en">',
    "<title>News &amp; &lt;views&gt;</title>",
    ">News &amp; &lt;views&gt;</h1>",
    ">Dear reader,<br>\nhello.</p>",
    ">One &lt; two<br>\nTwo</div>",
    '<a href="https://example.org/?a=1&amp;b=2" style=',
    ">Read &amp; act</a>",
    // The address again, for programs that show no links.
    ">https://example.org/?a=1&amp;b=2</p>",
    ">Amount</th>",
    ">UGX 5,000</td>",
    ">a<br>\n&lt;b&gt;</td>",
    ">You get this because you asked.<br>\n",
    '<a href="https://example.org/stop?a&amp;b" style=',
    ">Stop</a>",
    ">Change</a>",
  ]) {
    expect(html).toContain(part);
  }
  expect(html).not.toContain(">Phone<");
  expect(html).not.toContain(">Name<");
  expect(html).not.toMatch(/undefined|null|Stryker/);
});

test("leaves out what an e-mail does not have", () => {
  const { text, html } = renderEmail({ heading: "Hello", parts: [], footer: "Why." });
  expect(text).toBe("Hello\n\n-- \nWhy.\n");
  expect(html).not.toMatch(/<a /);
  expect(html).toMatch(/<main>\n<table.*>Why\.<\/p>\n<\/td>/s);
});

test("names its language", () => {
  const { html } = renderEmail({
    heading: "Habari",
    parts: [],
    footer: "Kwa nini.",
    language: "sw",
  });
  expect(html).toContain('<html lang="sw">');
});

test("breaks lines of more than 72 characters, and no word", () => {
  const textOf = (footer: string) => renderEmail({ heading: "", parts: [], footer }).text;
  expect(textOf(`${"a".repeat(71)} b`)).toContain(`${"a".repeat(71)}
b`);
  expect(textOf(`${"a".repeat(70)} b`)).toContain(`${"a".repeat(70)} b`);
  expect(textOf(`${"a".repeat(100)} b`)).toContain(`${"a".repeat(100)}
b`);
});
