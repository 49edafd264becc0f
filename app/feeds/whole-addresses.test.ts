import { expect, test } from "vitest";
import { withWholeAddresses } from "./whole-addresses.ts";

const page = "https://www.example.org/news/one";

test.each([
  ['<a href="/about?a=1&amp;b=2">', '<a href="https://www.example.org/about?a=1&amp;b=2">'],
  ['<a href="#note-1" id="x">', '<a href="https://www.example.org/news/one#note-1" id="x">'],
  ['<a href="two">', '<a href="https://www.example.org/news/two">'],
  ['<a href="//other.example/a">', '<a href="https://other.example/a">'],
  ['<a href="https://other.example">', '<a href="https://other.example">'],
  ['<a href="mailto:a@example.org">', '<a href="mailto:a@example.org">'],
  ['<a href="tel:+256">', '<a href="tel:+256">'],
  [
    '<img src="/a.png" alt="/not an address">',
    '<img src="https://www.example.org/a.png" alt="/not an address">',
  ],
  [
    '<source srcset="/a.avif 640w, /b.avif 1280w" sizes="90vw">',
    '<source srcset="https://www.example.org/a.avif 640w, https://www.example.org/b.avif 1280w" sizes="90vw">',
  ],
  ['<img srcSet="/a.avif 1x">', '<img srcSet="https://www.example.org/a.avif 1x">'],
  ['<source srcset="/a.avif">', '<source srcset="https://www.example.org/a.avif">'],
  ['<blockquote cite="/law">', '<blockquote cite="https://www.example.org/law">'],
  ['<video poster="/p.png">', '<video poster="https://www.example.org/p.png">'],
  ["<p>href=&quot;/a&quot;</p>", "<p>href=&quot;/a&quot;</p>"],
])("%s is written as %s", (html, whole) => {
  expect(withWholeAddresses(html, page)).toBe(whole);
});
