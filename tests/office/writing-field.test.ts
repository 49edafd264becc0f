import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { build } from "vite";
import { clientAliases } from "../../office/content/build-client.ts";
import { findFont, stylesheet } from "../../office/shell/site-files.ts";
import { everything, findAxeViolations } from "../support/axe-violations.ts";
import { openVisitor, type VisitorPage } from "../support/chromium.ts";
import { expect, test } from "../support/test.ts";

const address = "http://localhost/";
/** What the office sends with a page that has a text. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'";

let files: Map<string, { body: string; contentType: string }>;
let visitor: VisitorPage;
let page: Page;

test.beforeAll(async ({ browser }) => {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    resolve: { alias: clientAliases(resolve(".")) },
    define: { "process.env.NODE_ENV": '"development"' },
    build: {
      write: false,
      minify: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: "tests/office/fixtures/writing-field.entry.tsx",
        output: { entryFileNames: "field.js", assetFileNames: "[name][extname]" },
      },
    },
  });
  const [result] = [built].flat();
  if (!result || !("output" in result)) throw new Error("The fixture was not built.");
  files = new Map([
    ["office.css", { body: stylesheet.text, contentType: "text/css" }],
    ...result.output.map((one) => {
      const isCode = one.type === "chunk";
      const contentType = isCode ? "text/javascript" : "text/css";
      return [one.fileName, { body: isCode ? one.code : String(one.source), contentType }] as const;
    }),
  ]);
  visitor = await openVisitor(browser, {
    viewport: { width: 900, height: 900 },
  });
  page = visitor.page;
});
test.afterEach(() => expect(visitor.consoleErrors.splice(0)).toEqual([]));
test.afterAll(async () => {
  await visitor?.[Symbol.asyncDispose]();
});

async function open(text: string): Promise<void> {
  await page.unroute(`${address}**`);
  const sheets = [...files.keys()].filter((name) => name.endsWith(".css"));
  const escaped = text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("\r", "&#13;");
  const html = `<!doctype html><html lang="en"><title>Field</title>${sheets
    .map((name) => `<link rel="stylesheet" href="/${name}">`)
    .join(
      "",
    )}<main><h1>Field</h1><div id="field" data-text="${escaped}"></div></main><script type="module" src="/field.js"></script>`;
  await page.route(`${address}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const font = findFont(name.replace("fonts/", ""));
    if (font) return route.fulfill({ path: font });
    const file = files.get(name);
    const isPage = route.request().resourceType() === "document";
    return route.fulfill(
      isPage
        ? { body: html, contentType: "text/html", headers: { "content-security-policy": policy } }
        : (file ?? { status: 204 }),
    );
  });
  await page.goto(address);
  await field().waitFor();
}

const field = () => page.getByRole("textbox", { name: "Text" });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const written = async () =>
  JSON.parse((await page.locator("output").textContent()) ?? "") as string;
const type = (text: string) => page.keyboard.type(text);
const press = async (...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const hasFocus = (label: string) =>
  page.getByLabel(label).evaluate((element) => element === document.activeElement);

test("a text stays as it is to the byte until a key is pressed, wherever one looks", async () => {
  const text = "One line  \r\n\r\n* Two\r\n\t\r\n| a |\r\n| - |\r\n";
  await open(text);
  await field().click();
  await press("ControlOrMeta+End", "ArrowUp", "ArrowUp", "ArrowLeft");
  await page.getByLabel("After").click();
  expect(await written()).toBe(text);
  expect(await page.locator("output").getAttribute("data-reports")).toBe("0");
  await field().click();
  await type("x");
  expect(await page.locator("output").getAttribute("data-reports")).toBe("1");
});

test("one writes a heading, bold words, a list and plain words again, by key alone", async () => {
  await open("");
  await expect.poll(() => page.getByText("Who did what?").count()).toBe(1);
  await page.getByLabel("Before").focus();
  await press("Tab", "Tab");
  await press("ControlOrMeta+Alt+Digit2");
  await type("What is new");
  await press("Enter");
  await type("It is ");
  await press("ControlOrMeta+b");
  await type("bold");
  await press("ControlOrMeta+b");
  await press("End", "Enter");
  await press("ControlOrMeta+Shift+Digit8");
  await type("twelve from Gulu");
  await press("Enter");
  await type("of whom four speak");
  await press("Tab", "Enter", "Shift+Tab");
  await type("twenty-eight from Lira");
  await press("Enter", "Enter");
  await type("That is all.");
  expect(await written()).toBe(
    "## What is new\n\nIt is **bold**\n\n- twelve from Gulu\n  - of whom four speak\n- twenty-eight from Lira\n\nThat is all.",
  );
  await press("ControlOrMeta+z");
  expect(await written()).not.toContain("That is all.");
});

test("Enter begins a paragraph, Backspace takes it back, and Shift with Enter breaks the line", async () => {
  await open("One");
  await field().focus();
  await press("ControlOrMeta+End", "Enter");
  await type("Two");
  expect(await written()).toBe("One\n\nTwo");
  await press("Enter", "Backspace");
  expect(await written()).toBe("One\n\nTwo");
  await press("Shift+Enter");
  await type("below it");
  await press("Enter");
  await type("Three");
  expect(await written()).toBe("One\n\nTwo\\\nbelow it\n\nThree");
});

test("Tab leaves the field, and in a list after Escape too; the buttons are one stop with arrows", async () => {
  await open("One\n\n- Two\n- Three");
  await field().focus();
  await press("ControlOrMeta+Home", "Tab");
  expect(await hasFocus("After")).toBe(true);
  await press("Shift+Tab", "ControlOrMeta+End", "Tab");
  expect(await written()).toBe("One\n\n- Two\n  - Three");
  await press("Escape", "Tab");
  expect(await hasFocus("After")).toBe(true);
  await page.getByLabel("Before").focus();
  await press("Tab", "ArrowRight", "ArrowRight");
  expect(await hasFocus("Italic")).toBe(true);
  await press("End");
  expect(await hasFocus("More")).toBe(true);
  await press("ArrowRight");
  expect(await hasFocus("Heading")).toBe(true);
  await press("Tab", "Shift+Tab");
  expect(await hasFocus("Heading")).toBe(true);
});

test("the buttons say where the caret is, and have nothing that stops people", async () => {
  await open("## A heading\n\nSome **bold** words\n\n1. One\n\n> [!NOTE]\n> A note");
  const isPressed = (name: string) => button(name).getAttribute("aria-pressed");
  await field().focus();
  await press("ControlOrMeta+Home", "ArrowRight");
  expect([await isPressed("Heading"), await isPressed("Bold")]).toEqual(["true", "false"]);
  await press("ArrowDown", "ArrowDown", ...Array(9).fill("ArrowRight"));
  expect([await isPressed("Heading"), await isPressed("Bold")]).toEqual(["false", "true"]);
  await press("ArrowDown", "ArrowDown");
  expect(await isPressed("Numbered list")).toBe("true");
  await button("More").click();
  await button("Link").click();
  const found = await findAxeViolations(page, { rules: [...everything], within: "#field" });
  expect(found).toEqual([]);
});

test("a link leads to one of the site’s addresses, a picture says what it shows", async () => {
  await open("See our values now");
  await field().focus();
  await press("ControlOrMeta+Home");
  await press("ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight");
  for (const _ of "our values") await press("Shift+ArrowRight");
  await press("ControlOrMeta+k");
  await type("stand for");
  await press("Enter");
  expect(await written()).toBe("See [our values](/about/values) now");
  await press("ControlOrMeta+End");
  await button("Picture").click();
  expect(await button("a-square.png").isDisabled()).toBe(true);
  await type("A square");
  await button("a-square.png").click();
  expect(await written()).toContain(" now\n\n![A square](/images/a-square.png)\n\n");
  await type("Below it.");
  await page.getByText("For people who cannot see it: A square").waitFor();
});

test("a table is shown as one, opens with the caret, and takes a row and a column", async () => {
  await open("One\n\n| Place | People |\n| --- | --- |\n| Gulu | 12 |\n\nTwo");
  await page.getByRole("columnheader", { name: "People" }).waitFor();
  await field().focus();
  await press("ControlOrMeta+Home", "ArrowDown", "ArrowDown");
  await expect.poll(() => page.getByRole("columnheader").count()).toBe(0);
  await button("Add a row").click();
  await type("Lira");
  await button("Add a column").click();
  await type("Day");
  expect(await written()).toBe(
    "One\n\n| Place | People | Day |\n| --- | --- | --- |\n| Lira |  |  |\n| Gulu | 12 |  |\n\nTwo",
  );
  await press("ControlOrMeta+End");
  await page.getByRole("cell", { name: "Lira" }).click();
  await expect.poll(() => page.getByRole("columnheader").count()).toBe(0);
  await press("ControlOrMeta+Home");
  await button("More").click();
  await button("Note").click();
  expect(await written()).toMatch(/^> \[!NOTE\]\n> One\n/);
});

test("words from elsewhere come in beside what is typed, and the caret stays with its words", async () => {
  await open("One\n\nTwo");
  await field().focus();
  await press("ControlOrMeta+End");
  await type(" and three");
  await page
    .getByRole("button", { name: "Bring theirs" })
    .evaluate((one: HTMLElement) => one.click());
  await type(" more");
  expect(await written()).toBe("Theirs\n\nTwo and three more");
  await press("ControlOrMeta+z");
  expect(await written()).toMatch(/^Theirs\n\nTwo/);
});

/** Pastes HTML as another program puts it on the clipboard. */
async function paste(html: string): Promise<string> {
  await open("");
  await field().focus();
  await field().evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", text);
    const event = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent("paste", event));
  }, html);
  await expect.poll(written).not.toBe("");
  return written();
}

test("what is pasted from Word keeps headings, bold, lists, links and tables", async () => {
  const point = (sign: string, words: string) =>
    `<p class="MsoListParagraphCxSpMiddle" style="text-indent:-18pt;mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${sign}<span style="font:7pt Times">&nbsp; </span></span>${words}</p>`;
  expect(
    await paste(
      `<html><head><style>p{}</style></head><body><h1>Report</h1><h4>Part</h4><p class="MsoNormal">Some <b>bold</b>&nbsp;and <a href="https://example.org/a">a link</a>, <a href="#_Toc1">none</a>.</p>${point("·", "One")}${point("·", "Two")}${point("1.", "First")}${point("2.", "Second")}<table><tr><td><p>Place</p></td><td><p>People</p></td></tr><tr><td><p>Gulu</p></td><td><p>12</p></td></tr></table><p><img src="file:///C:/x.png"></p></body></html>`,
    ),
  ).toBe(
    "## Report\n\n### Part\n\nSome **bold** and [a link](https://example.org/a), none.\n\n- One\n- Two\n\n1. First\n2. Second\n\n| Place | People |\n| --- | --- |\n| Gulu | 12  |",
  );
});

test("what is pasted from Google Docs or a mail keeps them too", async () => {
  expect(
    await paste(
      `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:700">News</span></h2><p dir="ltr"><span>Some </span><span style="font-weight:700;font-style:normal">bold</span><span style="font-style:italic"> words</span></p><ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>One</span></p></li><ul><li dir="ltr" aria-level="2"><p><span>Inside</span></p></li></ul><li><p><span>Two</span></p></li></ul></b>`,
    ),
  ).toBe("## News\n\nSome **bold** *words*\n\n- One\n  - Inside\n- Two");
  expect(
    await paste(
      `<div dir="ltr">Dear all,<div><br></div><div>see <a href="https://example.org/b">this</a>.</div><ol><li>One<ol><li>Inside</li></ol></li><li>Two</li></ol></div>`,
    ),
  ).toBe("Dear all,\n\nsee [this](https://example.org/b).\n\n1. One\n   1. Inside\n2. Two");
});

test("what the site would refuse is pasted as what it takes", async () => {
  const table = (rows: string) => paste(`<table>${rows}</table>`);
  expect(
    await table(
      "<tr><th>Place<br>of work</th><th>People\n who came</th></tr><tr><td>Plot 5<br>Kampala</td><td><ul><li>One</li><li>Two.</li><li>Three</li></ul></td><td>More</td></tr>",
    ),
  ).toBe(
    "| Place; of work | People who came |     |\n| --- | --- | --- |\n| Plot 5; Kampala | One; Two. Three | More |",
  );
  expect(
    await paste(
      "<table><tr><td><h1>News</h1><table><tr><td><p>One</p></td></tr></table></td></tr></table>",
    ),
  ).toBe("## News\n\nOne");
  expect(
    await paste(
      `<p>See <a href="http://example.org/a" title="A title">this</a>, www.example.org &lt;today&gt; and <a href="https://example.org"><img src="https://example.org/x.png"></a>http://example.org</p><b><p>Whole</p></b>`,
    ),
  ).toBe(
    "See [this](https://example.org/a), https://www.example.org \\<today> and https://example.org\n\nWhole",
  );
});
