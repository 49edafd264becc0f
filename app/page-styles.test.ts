import { expect, test } from "vitest";
import { splitStyles } from "../scripts/bundling/style-parts.ts";
import { stylesOfPage } from "./page-styles.ts";

function choose(
  css: string,
  html: string,
  more: { always?: string[]; form?: string[]; scripted?: string[] } = {},
) {
  const { always = [], form = [], scripted = [] } = more;
  const styles = {
    sheets: [splitStyles(css)],
    routes: { "/page.js": [0] },
    always,
    scripted,
    islands: { form },
  };
  return stylesOfPage(styles, "/page.js", html);
}

test("includes the rules whose classes the page has, also in conditions", () => {
  const css =
    ".a{color:red}.b{color:blue}.a .b{margin:0}@media print{.a{top:0}.b{top:1px}}@media print{.b{top:2px}}";
  expect(choose(css, '<p class="x a">')).toBe(".a{color:red}@media print{.a{top:0}}");
  expect(choose(css, '<p class="a"><i class="b">')).toBe(css);
});

test("drops selectors that do not match", () => {
  expect(choose(".a,.b,.c.d{top:0}", '<p class="b c">')).toBe(".b{top:0}");
});

test("retains states, attributes and elements", () => {
  const css = "a:hover{top:0}details[open] summary{top:0}.a[data-hydrated]:focus-visible{top:0}";
  expect(choose(css, '<p class="a">')).toBe(css);
});

test("does not require classes in :not() and :is()", () => {
  const css = ".a:not(.b){top:0}.a:is(.b,.c:not(.d)) p{top:1px}";
  expect(choose(css, '<p class="a">')).toBe(css);
});

test("retains classes of its islands and of the page script only", () => {
  const css = ".toast{top:0}.error{top:1px}";
  const always = { always: ["toast"], form: ["error"] };
  expect(choose(css, "<p>", always)).toBe(".toast{top:0}");
  expect(choose(css, '<p class="x" data-island="form">', always)).toBe(css);
});

test("drops unused custom properties", () => {
  const css =
    ':root{--a:var(--b);--b:url("data:x;y");--c:red;--d:0}.p{color:var(--a)}@keyframes spin{to{top:0}}';
  expect(choose(css, '<p class="p"><path fill="var(--d)">')).toBe(css.replace("--c:red;", ""));
});

test("leaves out a face for letters that the page lacks, unless a visitor may write them", () => {
  const face = (ranges: string) => `@font-face{font-family:A;src:url(a);unicode-range:${ranges}}`;
  const css = face("U+20-7E,U+2013") + face("U+100-2AF,U+1E??");
  expect(choose(css, "<p>Kampala")).toBe(face("U+20-7E,U+2013"));
  for (const html of ["<p>Ŋŋ", "<p>ḍ", "<p><input>", '<p data-island="form">'])
    expect(choose(css, html)).toBe(css);
});

test("keeps a property that only the styles of a script read", () => {
  const css = ":root{--leaf:#001d13;--dye:#e0115f}";
  expect(choose(css, "<p>", { scripted: ["--leaf"] })).toBe(":root{--leaf:#001d13;}");
});
