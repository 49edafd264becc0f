import { expect, test } from "vitest";
import { about, button, facts, paragraph, quote, renderEmail, wrapped } from "./render-email.ts";

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
      wrapped(long),
    ],
    footer: `You get this because you asked.\n${long}`,
    footerLinks: [
      { label: "Stop", href: "https://example.org/stop?a&b" },
      { label: "Change", href: "https://example.org/change" },
    ],
    sender: "OTC\nKampala",
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

${words} and
${words}

-- 
You get this because you asked.
${words} and
${words}
Stop: https://example.org/stop?a&b
Change: https://example.org/change
OTC
Kampala
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
    ">OTC<br>\nKampala</p>",
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
  expect(html).not.toMatch(/display:none|<a |font-size:13px/);
  expect(html).toMatch(/<main>\n<table.*>Why\.<\/p>\n<\/td>/s);
});

test("shows the preview in lists of e-mails alone, and names its language", () => {
  const { text, html } = renderEmail({
    heading: "Habari",
    parts: [],
    footer: "Kwa nini.",
    preview: "A & B",
    language: "sw",
  });
  expect(html).toContain('<html lang="sw">');
  expect(html).toContain('<div style="display:none">A &amp; B</div>');
  expect(text).not.toContain("A & B");
});

test("names the kind of each thing that an e-mail is about above its title", () => {
  const part = about("Case", "A < B", ["Heard\ntoday", long], "https://example.org/?a&b");
  expect(part.text).toBe(
    `CASE\nA < B\nHeard\ntoday\n${words} and\n${words}\nhttps://example.org/?a&b`,
  );
  expect(part.html).toMatch(/>Case<\/p><h2/);
  expect(part.html).toMatch(
    /<a href="https:\/\/example\.org\/\?a&amp;b" style="[^"]+">A &lt; B<\/a><\/h2>/,
  );
  expect(part.html).toContain(">Heard<br>\ntoday</p><p");
});

test("shows a title without kind, lines or link as it is", () => {
  const { text, html } = about("", "A < B");
  expect(text).toBe("A < B");
  expect(html).toMatch(/^<h2 style="[^"]+">A &lt; B<\/h2><div style="[^"]+"><\/div>$/);
});

test("breaks lines of more than 72 characters, and no word", () => {
  const line = "a".repeat(71);
  expect(wrapped(`${line} b`).text).toBe(`${line}\nb`);
  expect(wrapped(`${"a".repeat(70)} b`).text).toBe(`${"a".repeat(70)} b`);
  expect(wrapped(`${"a".repeat(100)} b`).text).toBe(`${"a".repeat(100)}\nb`);
});
