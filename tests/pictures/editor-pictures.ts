import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { openTestEditor, type TestEditor } from "../support/test-editor.ts";

/** How a screen of the editor is seen: on a desk, or on a small notebook beside something else. */
export interface EditorView {
  width: 1440 | 820;
  colorScheme: "light" | "dark";
}

interface EditorPicture {
  screen: string;
  view: EditorView;
  png: Uint8Array;
}

const views: readonly EditorView[] = [
  { width: 1440, colorScheme: "light" },
  { width: 1440, colorScheme: "dark" },
  { width: 820, colorScheme: "light" },
  { width: 820, colorScheme: "dark" },
];

const member = "content/team/head-of-finance.yaml";
const article = "content/news/your-rights-and-the-law-library.md";

/** Files and unsaved drafts before the pictures are taken. */
async function prepare(page: Page, { editor, root }: TestEditor): Promise<void> {
  const save = async (file: string, label: string, words: string) => {
    await page.goto(`${editor.origin}/#/${file}`);
    await page.getByLabel(label, { exact: true }).first().fill(words);
    await page.getByText("Not saved yet").waitFor();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved here", { exact: true }).first().waitFor();
  };
  await save("content/pages/about.yaml", "Short name", "About us");
  await save("content/site/organisation.yaml", "E-mail address", "office@example.org");
  writeFileSync(join(root, "public/a-picture.svg"), "<svg/>");
  await page.goto(`${editor.origin}/#/${member}`);
  await page.getByLabel("E-mail (may be blank)").fill("no address");
  await page.getByLabel("Position", { exact: true }).fill("");
  await page.getByText("2 things to put right").waitFor();
}

/** Each screen: where it is, what is done there, and what shows that it has come. */
const screens: Record<string, (page: Page, origin: string) => Promise<void>> = {
  contents: async (page, origin) => {
    await page.goto(`${origin}/#/`);
    await page.getByRole("heading", { level: 1 }).waitFor();
  },
  "a file with its page": async (page, origin) => {
    await page.goto(`${origin}/#/${article}`);
    const toggle = page.getByRole("button", { name: "Show the page" });
    if ((await toggle.getAttribute("aria-pressed")) === "false") await toggle.click();
    await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
  },
  "mistakes beside fields": async (page, origin) => {
    await page.goto(`${origin}/#/${member}`);
    await page.getByText("2 things to put right").waitFor();
  },
  "a dialog": async (page, origin) => {
    await page.goto(`${origin}/#/${article}`);
    await page.getByRole("button", { name: "Rename" }).click();
    await page.getByRole("dialog").waitFor();
  },
  changes: async (page, origin) => {
    await page.goto(`${origin}/#/changes`);
    await page.getByRole("heading", { name: "files have changed" }).waitFor();
  },
  questions: async (page, origin) => {
    await page.goto(`${origin}/#/questions`);
    await page.getByRole("heading", { level: 1 }).waitFor();
  },
};

/** Takes the screens of the editor over a copy of the content. The site must have been built. */
export async function* editorPictures(browser: Browser): AsyncGenerator<EditorPicture> {
  await using opened = await openTestEditor();
  const { editor } = opened;
  for (const [nth, view] of views.entries()) {
    const { width, colorScheme } = view;
    const window = await browser.newContext({
      viewport: { width, height: 1000 },
      colorScheme,
      reducedMotion: "reduce",
      timezoneId: "Africa/Kampala",
      locale: "en-GB",
    });
    const page = await window.newPage();
    await page.goto(editor.newAddress());
    await page.getByRole("heading", { level: 1 }).waitFor();
    if (nth === 0) await prepare(page, opened);
    for (const [screen, go] of Object.entries(screens)) {
      await go(page, editor.origin);
      await page.evaluate(async () => {
        await document.fonts.ready;
        document.scrollingElement?.scrollTo(0, 0);
      });
      const png = await page.screenshot({ animations: "disabled", caret: "hide" });
      yield { screen, view, png };
    }
    await window.close();
  }
}
