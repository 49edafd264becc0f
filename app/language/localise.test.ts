import { describe, expect, test } from "vitest";
import { englishMarks } from "#collections/formats/current-language.ts";
import { localise, localiseProps } from "./localise.ts";

const english = (text: string) => englishMarks.join(text);
const translated = new Set(["/shutdown", "/count-the-days", "/your-data-rights"]);
const local = (path: string) => (translated.has(path) ? `/lg${path}` : path);
const finish = (html: string) => localise(html, local);

describe("an address", () => {
  test.each([
    ["of a link", '<a href="/shutdown">x</a>', '<a href="/lg/shutdown">x</a>'],
    [
      "with a query and an anchor",
      '<a class="b" href="/count-the-days?days=30#last">x</a>',
      '<a class="b" href="/lg/count-the-days?days=30#last">x</a>',
    ],
    [
      "of a form",
      '<form method="get" action="/count-the-days">',
      '<form method="get" action="/lg/count-the-days">',
    ],
  ])("%s leads to the language of the page", (_, html, wanted) => {
    expect(finish(html)).toBe(wanted);
  });

  test.each([
    ["of a page that is in English alone", '<a href="/donate">x</a>'],
    ["of another site", '<a href="https://example.org/shutdown">x</a>'],
    ["inside the page", '<a href="#main">x</a>'],
    ["of a telephone", '<a href="tel:116">x</a>'],
    ["of the page in another language", '<a href="/shutdown" lang="en" hrefLang="en">English</a>'],
    ["that is no link", '<link rel="alternate" href="/shutdown"><img src="/shutdown">'],
  ])("%s stays", (_, html) => {
    expect(finish(html)).toBe(html);
  });
});

describe("a text in English", () => {
  test("that fills an element gives it its language", () => {
    expect(finish(`<p class="a">${english("Wait.")}</p>`)).toBe('<p class="a" lang="en">Wait.</p>');
  });

  test("among others stands in an element of its own", () => {
    expect(finish(`<p>Linda. ${english("Wait.")} <b>x</b></p>`)).toBe(
      '<p>Linda. <span lang="en">Wait.</span> <b>x</b></p>',
    );
  });

  test.each([
    ["the title", `<title>${english("Wait")}</title>`, "<title>Wait</title>"],
    [
      "a title with other words",
      `<title>${english("Wait")} – OTC</title>`,
      "<title>Wait – OTC</title>",
    ],
    [
      "an attribute",
      `<img alt="${english("A loom")}"><input placeholder="${english("Name")}">`,
      '<img alt="A loom"><input placeholder="Name">',
    ],
    [
      "a script",
      `<script type="application/ld+json">{"name":"${english("Wait")}"}</script>`,
      '<script type="application/ld+json">{"name":"Wait"}</script>',
    ],
  ])("leaves no mark in %s", (_, html, wanted) => {
    expect(finish(html)).toBe(wanted);
  });

  test("leaves no mark where half of it is cut off", () => {
    const [open] = englishMarks;
    expect(finish(`<p>${open}Wa</p>`)).toBe("<p>Wa</p>");
  });
});

test("the props of an island lead to the language of the page and hold no marks", () => {
  const props = {
    path: "/your-data-rights",
    link: { label: english("Wait"), href: "/count-the-days?days=30" },
    others: ["/donate", "a/shutdown"],
    count: 3,
  };
  expect(localiseProps(props, local)).toEqual({
    path: "/lg/your-data-rights",
    link: { label: "Wait", href: "/lg/count-the-days?days=30" },
    others: ["/donate", "a/shutdown"],
    count: 3,
  });
});
