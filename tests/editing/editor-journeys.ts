import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { getPage } from "#collections/pages/pages.ts";
import {
  sampleAddress,
  sampleQuestions,
  samples,
} from "../../office/content/sample-content.fixture.ts";
import { launchFindings } from "../../workshop/launch/launch-findings.ts";
import { refusedFile } from "../support/test-editor.ts";
import { slowMachineTimeout, type UserInput } from "./user-input.ts";

/** A person at the editor, and the files that they change. */
export interface Desk {
  page: Page;
  input: UserInput;
  /** Origin of the editor. */
  origin: string;
  /** Folder of the project that is edited. */
  root: string;
  /** Runs Git there. */
  git(...typed: string[]): string;
  /** Looks for barriers on what is shown at this moment. */
  look(): Promise<void>;
}

export const read = ({ root }: Desk, file: string) => readFileSync(join(root, file), "utf8");
/** The page beside the form. */
export const beside = ({ page }: Pick<Desk, "page">) => page.frameLocator("iframe");
const button = ({ page }: Desk, name: string | RegExp) => page.getByRole("button", { name });
/** Presses what a dialog offers. */
const answer = ({ page, input }: Desk, name: string) =>
  input.press(page.getByRole("dialog").getByRole("button", { name, exact: true }));

export async function openFile({ page, origin }: Desk, file: string): Promise<void> {
  await page.goto(`${origin}/#/${file}`);
  await page.getByText(file, { exact: true }).waitFor();
}

/** How far the file is, beside what saves it. */
export const state = ({ page }: Pick<Desk, "page">) =>
  page.getByRole("group", { name: "This file" }).getByRole("status");

export async function save(desk: Desk): Promise<void> {
  await desk.input.save();
  await state(desk)
    .getByText(/^(Saved here|Draft|Not finished|Waiting for its day|Nothing left to do)(:|$)/)
    .waitFor();
}

const goTo = ({ page, origin }: Desk, place: string) => page.goto(`${origin}/#/${place}`);

async function begin(desk: Desk, task: string, title: string, file: string): Promise<void> {
  const { page, input, origin } = desk;
  await page.goto(`${origin}/#/`);
  await input.press(button(desk, task));
  await input.write(page.getByRole("dialog").getByRole("textbox").last(), title);
  await input.press(button(desk, "Begin"));
  await page.getByText(file, { exact: true }).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), slowMachineTimeout)
    .toBe("H1");
}

/** Says who publishes, and presses the button. */
async function publish(desk: Desk, message: string): Promise<void> {
  const { page, input } = desk;
  await goTo(desk, "changes");
  await input.write(page.getByLabel("Your name"), "A Name");
  await input.write(page.getByLabel("Your e-mail address"), "name@example.org");
  await input.write(page.getByLabel("What you changed"), message);
  await input.press(button(desk, /^(Put it online|Try again)$/));
}

/** Waits until a field that was chosen elsewhere has the focus, and gives it. */
async function focused({ page }: Desk, id: string): Promise<Locator> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.id), slowMachineTimeout)
    .toBe(id);
  return page.locator(`[id="${id}"]`);
}

/** Of what is waiting, every title has room for eight letters, and no badge leaves its own entry. */
async function expectEntriesApart(desk: Desk): Promise<void> {
  await goTo(desk, "");
  const { page } = desk;
  const entries = page.locator("section", { has: page.locator("#kind-waiting") }).locator("li");
  await entries.getByText("Waiting for its day").waitFor();
  const wrong = await entries.evaluateAll((all) =>
    all.filter((entry) => {
      const { left, right, top, bottom } = entry.getBoundingClientRect();
      const [title, ...badges] = [...entry.querySelectorAll("b, a + span > span")];
      const letter = Number.parseFloat(getComputedStyle(entry).fontSize) / 2;
      return (
        (title?.getBoundingClientRect().width ?? 0) < 8 * letter ||
        badges.some((badge) => {
          const its = badge.getBoundingClientRect();
          return its.left < left || its.right > right || its.top < top || its.bottom > bottom;
        })
      );
    }),
  );
  expect(wrong.length).toBe(0);
}

/** What people do at the editor. Each leaves every file in order. */
export const journeys: Record<string, (desk: Desk) => Promise<void>> = {
  async "finds the e-mail address, changes it and sees it on the page"(desk) {
    const { page, input } = desk;
    const file = "content/site/organisation.yaml";
    const before = read(desk, file);
    await input.write(page.getByLabel("Search all contents"), sampleAddress);
    // The places come a moment later, and Enter opens the first one.
    await page.keyboard.press("Enter");
    await input.write(await focused(desk, "field-email"), "office@example.org");
    await beside(desk).getByText("office@example.org").first().waitFor();
    expect((await page.locator("iframe").boundingBox())?.height).toBeGreaterThan(400);
    // The page goes to what is edited.
    await expect
      .poll(
        () =>
          beside(desk)
            .getByText("office@example.org")
            .evaluateAll((all) =>
              all.some((one) => {
                const { top, bottom, width } = one.getBoundingClientRect();
                return width > 0 && top >= 0 && bottom <= window.innerHeight;
              }),
            ),
        slowMachineTimeout,
      )
      .toBe(true);
    expect(read(desk, file)).toBe(before);
    await save(desk);
    expect(read(desk, file)).toBe(before.replace(/^email: \S+/m, "email: office@example.org"));
  },

  async "adds a member of the team with a picture, and puts entries into another order"(desk) {
    const { page, input } = desk;
    const file = "content/team/head-of-gardens.yaml";
    // The name is asked for first, and the address is made of the position.
    await goTo(desk, "");
    await input.press(button(desk, "Add a person"));
    const asked = page.getByRole("dialog");
    const isFirst = await asked
      .getByLabel("Name (may be blank)")
      .evaluate((field) => field === document.activeElement);
    expect(isFirst).toBe(true);
    await desk.look();
    await input.write(asked.getByLabel("Name (may be blank)"), "A Gardener");
    await input.write(asked.getByLabel("Position"), "Head of Gardens");
    await input.press(button(desk, "Begin"));
    await page.getByText(file, { exact: true }).waitFor();
    await state(desk)
      .getByText(/^Not finished: .*Profile/)
      .waitFor();
    await input.bring(page.getByLabel("Bring a picture"), "README.md");
    await page.getByText("A picture is a file that ends in .jpg").waitFor();
    await input.bring(page.getByLabel("Bring a picture"), "public/icon-192.png");
    await page.getByText("must say on which day the member agreed").first().waitFor();
    await input.setDay(page.getByLabel("Agreed in writing on"), "2026-12-01");
    await input.write(page.getByLabel("Profile 1", { exact: true }), "Looks after the gardens.");
    await input.write(page.getByLabel("Expertise 1", { exact: true }), "Trees");
    await input.press(button(desk, "Add to “Expertise”"));
    await input.write(page.getByLabel("Expertise 2", { exact: true }), "Flowers");
    await input.press(button(desk, "Put Expertise 2: Flowers above"));
    await button(desk, "Put Expertise 1: Flowers below").waitFor();
    // A picture that no saved file names is not published.
    const picture = join(desk.root, "public/team/icon-192.png");
    expect(existsSync(picture)).toBe(false);
    await save(desk);
    expect(existsSync(picture)).toBe(true);
    const written = read(desk, file);
    expect(written).toContain("name: A Gardener\n");
    expect(written).toContain("image: /team/icon-192.png\n");
    expect(written).toContain("agreedOn: 2026-12-01\n");
    expect(written).toContain("expertise:\n  - Flowers\n  - Trees\n");
  },

  async "publishes a news item with a figure and a footnote"(desk) {
    const { page, input, git } = desk;
    const file = "content/news/a-first-item.md";
    await begin(desk, "Write news", "A first item", file);
    await input.write(page.getByLabel("Summary"), "What it is about.");
    // What else it names is chosen as people know it, not typed as a file is called.
    await input.tick(page.getByRole("checkbox", { name: "Health" }));
    await input.select(page.getByLabel("Case (may be blank)"), "A sample case");
    const text = page.getByLabel("Text", { exact: true });
    await input.write(text, "One sentence.");
    await input.press(page.getByText("Put a picture in", { exact: true }));
    await input.write(page.getByLabel("What it shows, for people who cannot see it"), "A square");
    await input.bring(page.getByLabel("The picture", { exact: true }), "public/icon-192.png");
    await expect
      .poll(() => text.inputValue(), slowMachineTimeout)
      .toContain("![A square](/images/");
    await input.append(text, "Another sentence.");
    await input.press(button(desk, "Footnote"));
    // Its words are chosen, so that one types over them.
    await page.keyboard.type("Where it comes from. ");
    await page.keyboard.press("ControlOrMeta+i");
    await page.keyboard.type("Today");
    const shown = beside(desk);
    await shown.getByText("Where it comes from.").waitFor();
    await shown.getByRole("img", { name: "A square" }).waitFor();
    await input.choose(page.getByLabel("On the public site, once it is put online"));
    await save(desk);
    const body =
      "One sentence.\n\n![A square](/images/icon-192.png)\n\nAnother sentence.[^1]\n\n[^1]: Where it comes from. *Today*";
    expect(read(desk, file)).toContain("topics:\n  - technology\n  - health\n");
    expect(read(desk, file)).toContain("\ncase: sample-complaint\n");
    expect(read(desk, file)).toContain(`---\n\n${body}\n`);
    await publish(desk, "Say what is new");
    await page.getByRole("heading", { name: "It is built on this computer" }).waitFor();
    await page.getByRole("heading", { name: "Nothing has changed" }).waitFor();
    expect(git("show", "--name-only", "--format=%an %ae %s", "HEAD").split("\n")).toEqual([
      "A Name name@example.org Say what is new",
      "",
      file,
      "public/images/icon-192.png",
    ]);
  },

  async "puts a link into a text, to one of the site’s own addresses"(desk) {
    const { page, input } = desk;
    const file = samples.news;
    await openFile(desk, file);
    const text = page.getByLabel("Text", { exact: true });
    await input.append(text, " Read of ");
    await input.press(page.getByText("Put a link in", { exact: true }));
    await input.write(page.getByLabel("Part of its title or address"), "about");
    const addresses = page.getByLabel("Where the link leads");
    // The page that ends in what was typed comes first; another one is chosen.
    await expect.poll(() => addresses.inputValue(), slowMachineTimeout).toBe("/about");
    await input.select(addresses, getPage("values").breadcrumb);
    await expect.poll(() => addresses.inputValue(), slowMachineTimeout).toBe("/about/values");
    await input.press(button(desk, "Put the link in"));
    await expect
      .poll(() => text.inputValue(), slowMachineTimeout)
      .toContain("[words](/about/values)");
    // Its words are chosen, so that one types over them.
    await page.keyboard.type("our values");
    await beside(desk).getByRole("link", { name: "our values" }).waitFor();
    // Enter takes one where it is typed and in the list, and none before a word is typed.
    const typed = page.getByLabel("Part of its title or address");
    for (const place of [typed, addresses]) {
      await input.append(text, " and ");
      await input.press(page.getByText("Put a link in", { exact: true }));
      await typed.press("Enter");
      expect(await text.inputValue()).toMatch(/ and $/);
      await input.write(typed, "legal privacy");
      await place.press("Enter");
      await expect
        .poll(() => text.inputValue(), slowMachineTimeout)
        .toMatch(/ and \[words\]\(\/legal\/privacy\)$/);
    }
    await save(desk);
    expect(read(desk, file)).toMatch(
      / Read of \[our values\]\(\/about\/values\)( and \[words\]\(\/legal\/privacy\)){2}\n$/,
    );
  },

  async "schedules a news item, and then lets it show at once"(desk) {
    const { page, input } = desk;
    const file = "content/news/a-later-item.md";
    await begin(desk, "New news item", "A later item", file);
    await input.write(page.getByLabel("Summary"), "What it is about.");
    await input.choose(page.getByLabel("Waiting for its day"));
    await input.setDay(page.getByLabel("Day and time in Kampala"), "2099-01-02T09:30");
    await page.getByText(/shows by itself from Friday,? 2 January 2099 at 09:30 on/).waitFor();
    await save(desk);
    await state(desk).getByText("Not finished: Text", { exact: true }).waitFor();
    await input.write(page.getByLabel("Text", { exact: true }), "One sentence.");
    await save(desk);
    const day =
      /^Waiting for its day: Friday,? 2 January 2099 at 09:30, if it is put online before$/;
    await state(desk).getByText(day).waitFor();
    expect(read(desk, file)).toContain("\npublishAt: 2099-01-02T09:30:00+03:00\n");
    expect(read(desk, file)).toContain("\ndate: 2099-01-02\n");
    expect(read(desk, file)).not.toContain("\ndraft:");
    await expectEntriesApart(desk);
    await openFile(desk, file);
    await page.getByLabel("Day and time in Kampala").fill("2026-01-02T09:30");
    await page.getByText("That moment is over").waitFor();
    await input.choose(page.getByLabel("On the public site, once it is put online"));
    await save(desk);
    expect(read(desk, file)).not.toContain("\npublishAt:");
    // Neither the day for which it was meant nor one that is over.
    expect(read(desk, file)).not.toMatch(/\ndate: (2099|2026-01)-/);
    // A look at waiting, even without a moment, leaves its day as it was.
    await goTo(desk, "");
    await openFile(desk, samples.news);
    await input.choose(page.getByLabel("Waiting for its day"));
    await page.getByLabel("Day and time in Kampala").fill("");
    await page.getByText("A day and a time.").waitFor();
    await input.choose(page.getByLabel("On the public site, once it is put online"));
    await expect.poll(() => button(desk, "Save").isDisabled(), slowMachineTimeout).toBe(true);
    expect(await page.getByRole("group", { name: "This file" }).textContent()).not.toContain(
      "Not saved yet",
    );
  },

  async "records that an appeal was withdrawn"(desk) {
    const { page, input } = desk;
    const file = samples.appeal;
    await openFile(desk, file);
    await input.write(page.getByLabel("Status", { exact: true }), "Appeal withdrawn");
    await input.select(page.getByLabel("Colour of the badge"), "Green");
    await input.write(page.getByLabel("What changed since"), "The company withdrew its appeal.");
    await input.setDay(page.getByLabel("Checked on"), "2026-12-01");
    const settle = button(desk, `take the sign ⚠ ${sampleQuestions.appeal} away`);
    await expect.poll(() => settle.count(), slowMachineTimeout).toBe(2);
    await input.press(settle.first());
    await expect.poll(() => settle.count(), slowMachineTimeout).toBe(1);
    await input.press(settle);
    await expect.poll(() => settle.count(), slowMachineTimeout).toBe(0);
    await beside(desk).getByText("Appeal withdrawn").first().waitFor();
    await save(desk);
    const written = read(desk, file);
    expect(written).toMatch(/^status: Appeal withdrawn\nstatusType: success\nnote:/m);
    expect(written).toContain("The company withdrew its appeal.\n");
    expect(written).toMatch(/^checkedOn: 2026-12-01$/m);
    expect(written).toMatch(/^caseName: .* # ⚠ \d+ may the real names be used\?$/m);
  },

  async "finds a law from the first page by a part of its name"(desk) {
    const { page, input } = desk;
    const file = "content/laws/uganda-computer-misuse-amendment.md";
    await goTo(desk, "");
    await input.press(button(desk, "Correct a law"));
    expect(await page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("search");
    await desk.look();
    await page.keyboard.type("computer misuse amendment");
    await page
      .getByRole("status")
      .getByText(/^\d+ places? found$/)
      .waitFor();
    await page.keyboard.press("Enter");
    await page.getByText(file, { exact: true }).waitFor();
    // An act comes before the regulations that carry its name.
    await input.write(page.getByLabel("Search all contents"), "Uganda data protection");
    await page.keyboard.press("Enter");
    await page.getByText("content/laws/uganda-data-protection.md", { exact: true }).waitFor();
  },

  async "chooses a picture by what it shows"(desk) {
    const { page, input } = desk;
    const { root } = desk;
    mkdirSync(join(root, "public/team"), { recursive: true });
    copyFileSync("public/icon-192.png", join(root, "public/team/a-face.png"));
    // A portrait is offered for a person, and not for news.
    await openFile(desk, samples.news);
    await input.press(page.getByText("Put a picture in", { exact: true }));
    await page.getByRole("group", { name: "Pictures that are there" }).waitFor();
    expect(await button(desk, "a-face.png").count()).toBe(0);
    await openFile(desk, samples.member);
    const face = button(desk, "a-face.png");
    await expect.poll(() => face.count(), slowMachineTimeout).toBe(1);
    await face.scrollIntoViewIfNeeded();
    const width = () =>
      face.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width, slowMachineTimeout).toBe(192);
    await input.press(face);
    await expect.poll(() => face.getAttribute("aria-pressed"), slowMachineTimeout).toBe("true");
    await input.setDay(page.getByLabel("Agreed in writing on"), "2026-12-01");
    await desk.look();
    await save(desk);
    expect(read(desk, samples.member)).toContain("image: /team/a-face.png");
    await input.press(face);
    await expect.poll(() => face.getAttribute("aria-pressed"), slowMachineTimeout).toBe("false");
    await input.press(button(desk, "Discard"));
    await expect.poll(() => face.getAttribute("aria-pressed"), slowMachineTimeout).toBe("true");
  },

  async "writes bold, italic, a heading, a list and a link by button and by key"(desk) {
    const { page, input } = desk;
    await openFile(desk, samples.news);
    const text = page.getByLabel("Text", { exact: true });
    const pieces: Record<string, [keys: string, written: string]> = {
      Bold: ["ControlOrMeta+b", "**One**"],
      Italic: ["ControlOrMeta+i", "*One*"],
      Heading: ["ControlOrMeta+Alt+Digit2", "## One"],
      List: ["ControlOrMeta+Shift+Digit8", "- One"],
    };
    for (const [label, [keys, written]] of Object.entries(pieces)) {
      for (const act of [() => input.press(button(desk, label)), () => page.keyboard.press(keys)]) {
        await input.write(text, "One");
        await text.press("ControlOrMeta+a");
        await act();
        await expect
          .poll(async () => (await text.inputValue()).trim(), slowMachineTimeout)
          .toBe(written);
        // The words stay chosen.
        const chosen = await text.evaluate((area: HTMLTextAreaElement) =>
          area.value.slice(area.selectionStart, area.selectionEnd),
        );
        expect(chosen).toBe("One");
      }
    }
    await input.write(text, "One");
    await text.press("ControlOrMeta+a");
    await input.press(button(desk, "Bold"));
    await text.press("ControlOrMeta+z");
    expect(await text.inputValue()).toBe("One");
    await text.press("ControlOrMeta+k");
    const typed = page.getByLabel("Part of its title or address");
    expect(await typed.evaluate((field) => field === document.activeElement)).toBe(true);
    await input.press(button(desk, "Discard"));
  },

  async "corrects which law another one was made under, by its title"(desk) {
    const { page, input, root } = desk;
    const folder = join(root, "content/laws");
    const [name = ""] = readdirSync(folder).filter((one) =>
      /^under: /m.test(readFileSync(join(folder, one), "utf8")),
    );
    const file = `content/laws/${name}`;
    const before = read(desk, file);
    await openFile(desk, file);
    const under = page.getByLabel("Made under (may be blank)");
    const options = await under.locator("option").all();
    const other = options.at(-1);
    await input.select(under, (await other?.textContent()) ?? "");
    await expect.poll(() => page.getByText("Not saved yet").count(), slowMachineTimeout).toBe(1);
    await save(desk);
    const value = await other?.getAttribute("value");
    expect(read(desk, file)).toBe(before.replace(/^under: .*$/m, `under: ${value}`));
  },

  async "settles three questions of the launch check, and writes down on which day"(desk) {
    const { page, input, root } = desk;
    const wanted: readonly number[] = sampleQuestions.oneLineEach;
    const find = () => launchFindings(root);
    const settled = () =>
      read(desk, "content/site/open-questions.yaml").match(/^ {2}settled: 2026-12-01/gm)?.length ??
      0;
    const [before, settledBefore] = [find(), settled()];
    const isWanted = ({ question = 0 }) => wanted.includes(question);
    expect(before.filter(isWanted)).toHaveLength(3);
    for (const id of wanted) {
      await goTo(desk, "questions");
      const question = page.getByRole("listitem").filter({ hasText: `⚠ ${id} ` });
      await expect.poll(() => question.getByRole("link").count(), slowMachineTimeout).toBe(1);
      await input.press(question.getByRole("link"));
      await input.press(button(desk, `take the sign ⚠ ${id} away`));
      await save(desk);
      await goTo(desk, "questions");
      await input.press(question.getByRole("link", { name: `(question ${id})` }));
      await expect
        .poll(
          () => page.evaluate(() => document.activeElement?.getAttribute("type")),
          slowMachineTimeout,
        )
        .toBe("date");
      const day = page.locator(`[id="${await page.evaluate(() => document.activeElement?.id)}"]`);
      await input.setDay(day, "2026-12-01");
      await save(desk);
    }
    expect(find()).toHaveLength(before.length - 3);
    expect(find().filter(isWanted)).toEqual([]);
    expect(settled()).toBe(settledBefore + 3);
    await goTo(desk, "changes");
    const [first] = wanted;
    await page
      .getByRole("row", { name: `⚠ ${first} Made up for a test? It is settled here.` })
      .waitFor();
  },

  async "is told beside the field what the loader says, whatever is wrong"(desk) {
    const { page, input } = desk;
    /** Types something wrong, looks beside the field, and takes it back. */
    const verifyBackup = async (
      field: Locator,
      wrong: string,
      id: string,
      reason: string,
      look = async () => {},
    ) => {
      const before = await field.inputValue();
      await input.write(field, wrong);
      const said = page.locator(`[id="field-${id}-notes"]`).getByText(`This ${reason}`);
      await said.waitFor();
      await look();
      await input.press(button(desk, "Undo"));
      await said.waitFor({ state: "detached" });
      await expect.poll(() => field.inputValue(), slowMachineTimeout).toBe(before);
    };
    await openFile(desk, samples.member);
    const named = (label: string) => page.getByLabel(label, { exact: true });
    await verifyBackup(
      named("Position"),
      "",
      "position",
      "is missing; it must be text",
      async () => {
        await page
          .getByText("The page shows your change once what is marked in the form is right.")
          .waitFor();
        await beside(desk).getByText("Head of Samples").first().waitFor();
        await desk.look();
      },
    );
    await beside(desk).getByText("Head of Samples").first().waitFor();
    await verifyBackup(
      page.getByLabel("E-mail (may be blank)"),
      "nobody",
      "social.email",
      "must be an e-mail address such as name@example.org",
    );
    await verifyBackup(
      page.getByLabel("LinkedIn (may be blank)"),
      "linkedin.com/me",
      "social.linkedin",
      "must be a full address that starts with https://",
    );
    await openFile(desk, samples.appeal);
    await input.press(page.getByText("Step 1: A sample step"));
    await verifyBackup(
      page.locator('[id="field-events[0].date"]'),
      "July 2025",
      "events[0].date",
      "must be a date such as 2025-07-18, or 2025-07",
    );
    await openFile(desk, samples.news);
    await verifyBackup(
      named("Text"),
      "Read [more](/nowhere).",
      "body",
      "links to /nowhere, and there is no such page",
    );
    await openFile(desk, "content/site/redirects.yaml");
    const entry = (at: number) => page.locator(`[id="field-[${at}].from"]`);
    const first = await entry(0).inputValue();
    await input.press(page.locator("summary", { hasText: /^Redirect 2/ }));
    await verifyBackup(entry(1), first, "", "must not redirect the same address twice");
  },

  async "puts a file right that is no YAML any more"(desk) {
    const { page, input } = desk;
    const file = "content/site/topics.yaml";
    const before = read(desk, file);
    writeFileSync(join(desk.root, file), `${before}- id: "not closed\n`);
    await openFile(desk, file);
    await page
      .getByText(/cannot be read as YAML/)
      .first()
      .waitFor();
    await desk.look();
    await input.write(page.getByLabel("The file as it stands"), before);
    await input.press(button(desk, "Read it again"));
    await page.getByText(/cannot be read as YAML/).waitFor({ state: "detached" });
    await page.getByRole("group", { name: "This file" }).waitFor();
    await save(desk);
    expect(read(desk, file)).toBe(before);
  },

  async "chooses between theirs and mine when the file changed on disk"(desk) {
    const { page, input } = desk;
    const file = "content/pages/about.yaml";
    const before = read(desk, file);
    await openFile(desk, file);
    const name = page.getByLabel("Short name");
    await input.write(name, "Made up");
    await page.getByText("Not saved yet").waitFor();
    const theirs = before.replace(/^heading: .*/m, "heading: Theirs");
    writeFileSync(join(desk.root, file), theirs);
    await input.save();
    await page.getByRole("heading", { name: "This file was changed elsewhere" }).waitFor();
    await desk.look();
    expect(read(desk, file)).toBe(theirs);
    await input.press(button(desk, "Take theirs"));
    await expect
      .poll(() => page.locator("#field-heading").inputValue(), slowMachineTimeout)
      .toBe("Theirs");
    await input.press(button(desk, "Undo"));
    await expect.poll(() => name.inputValue(), slowMachineTimeout).toBe("Made up");
    await save(desk);
    expect(read(desk, file)).toBe(before.replace(/^breadcrumb: .*/m, "breadcrumb: Made up"));
    // The other way round: what was theirs comes back with Undo.
    await input.write(name, "Made up later");
    await page.getByText("Not saved yet").waitFor();
    writeFileSync(join(desk.root, file), theirs);
    await input.save();
    await input.press(button(desk, "Take mine"));
    const heading = page.locator("#field-heading");
    await expect.poll(() => heading.inputValue(), slowMachineTimeout).not.toBe("Theirs");
    await expect.poll(() => name.inputValue(), slowMachineTimeout).toBe("Made up later");
    await input.press(button(desk, "Undo"));
    await expect.poll(() => heading.inputValue(), slowMachineTimeout).toBe("Theirs");
  },

  async "opens one file in two windows, which join two fields and ask about the same one"(desk) {
    const { page, input } = desk;
    const file = "content/pages/about.yaml";
    const before = read(desk, file);
    await openFile(desk, file);
    const other = await page.context().newPage();
    await openFile({ ...desk, page: other }, file);
    const [name, heading] = ["#field-breadcrumb", "#field-heading"] as const;
    const shows = (window: Page, field: string, text: string) =>
      expect.poll(() => window.locator(field).inputValue(), slowMachineTimeout).toBe(text);
    await other.locator(name).fill("Theirs");
    await other.getByText("Not saved yet").waitFor();
    await input.write(page.locator(heading), "Mine");
    await shows(page, name, "Theirs");
    await beside(desk).getByRole("heading", { level: 1, name: "Mine" }).waitFor();
    await other.locator(name).fill("Theirs later");
    await shows(other, heading, "Mine");
    await other.close();
    await input.write(page.locator(name), "Mine");
    await state(desk).getByText("Not saved yet", { exact: true }).waitFor();
    // Wherever one is in the form, the choice is in sight.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const choice = await button(desk, "Take theirs").boundingBox();
    expect(choice?.y).toBeGreaterThan(0);
    expect(choice?.y).toBeLessThan(1000);
    await desk.look();
    await input.press(button(desk, "Take theirs"));
    await shows(page, name, "Theirs later");
    await save(desk);
    const joined = before.replace(/^heading: .*/m, "heading: Mine");
    expect(read(desk, file)).toBe(joined.replace(/^breadcrumb: .*/m, "breadcrumb: Theirs later"));
  },

  async "copies an item, keeps it as a draft, renames it and deletes it"(desk) {
    const { page, input, root } = desk;
    const [copied, renamed] = ["content/news/another.md", "content/news/another-name.md"];
    const dialog = page.getByRole("dialog");
    const begin = (name: string) => input.press(page.getByRole("button", { name, exact: true }));
    await openFile(desk, samples.news);
    await begin("Copy");
    await input.write(dialog.getByLabel("Title of the copy"), "Another");
    await desk.look();
    await answer(desk, "Copy");
    await page.getByText(copied, { exact: true }).waitFor();
    await input.choose(page.getByLabel("On the public site, once it is put online"));
    await save(desk);
    expect(read(desk, copied)).not.toContain("\ndraft:");
    await input.choose(page.getByLabel("Draft: shown here only"));
    await save(desk);
    expect(read(desk, copied)).toContain("\ndraft: true\n");
    // It stands above the form, and says what it does.
    const rename = page.getByRole("button", { name: "Rename: change the address" });
    const [above, below] = [await rename.boundingBox(), await button(desk, "Save").boundingBox()];
    expect(above?.y).toBeLessThan(below?.y ?? 0);
    await input.press(rename);
    await dialog.getByText("The title stays: change it in the form.").waitFor();
    await input.write(dialog.getByLabel("Last part of its address"), "another-name");
    await desk.look();
    await answer(desk, "Rename");
    await page.getByText(renamed, { exact: true }).waitFor();
    await page.getByText(", at /news/another-name").waitFor();
    expect(existsSync(join(root, copied))).toBe(false);
    await begin("Delete");
    await dialog.getByText("Nothing on the site leads here.").waitFor();
    await desk.look();
    await answer(desk, "Delete");
    await page.getByRole("heading", { level: 1, name: "What do you want to do?" }).waitFor();
    expect(existsSync(join(root, renamed))).toBe(false);
    // Of one that was published, the list of changes says that it is the same one.
    await openFile(desk, samples.member);
    await begin("Rename");
    await input.write(dialog.getByLabel("Name of the file"), "head-of-trials");
    await answer(desk, "Rename");
    await page.getByText("content/team/head-of-trials.yaml", { exact: true }).waitFor();
    await goTo(desk, "changes");
    await page.getByText("It was head-of-samples and is now head-of-trials.").waitFor();
    await page.getByRole("heading", { name: "1 file has changed" }).waitFor();
    await desk.look();
  },

  async "takes a change back after a confirmation, and never a later change by others"(desk) {
    const { page, input, git, root } = desk;
    const file = "content/pages/about.yaml";
    await openFile(desk, file);
    await input.write(page.getByLabel("Short name"), "Made up");
    await save(desk);
    await goTo(desk, "changes");
    const takeBack = button(desk, "Take back");
    await input.press(takeBack);
    await desk.look();
    await answer(desk, "Not now");
    const theirs = read(desk, file).replace(/^heading: .*/m, "heading: Theirs");
    writeFileSync(join(root, file), theirs);
    await input.press(takeBack);
    await answer(desk, "Take it back");
    await page.getByText(/^Nothing was taken back\./).waitFor();
    await page.getByRole("row", { name: /^Heading .* Theirs$/ }).waitFor();
    await desk.look();
    expect(read(desk, file)).toBe(theirs);
    await input.press(takeBack);
    await answer(desk, "Take it back");
    await page.getByRole("heading", { name: "Nothing has changed" }).waitFor();
    expect(git("status", "--porcelain", "content")).toBe("");
  },

  async "is refused a publication with the list of mistakes, and tries again"(desk) {
    const { page, input, git, root } = desk;
    const file = samples.member;
    await openFile(desk, file);
    await input.write(page.getByLabel("Position", { exact: true }), "");
    await save(desk);
    await publish(desk, "Say what she does");
    const isRefused = page.getByRole("heading", { name: "It is not online" });
    await isRefused.waitFor();
    await page.getByText("Stopped: 1 thing to put right", { exact: true }).waitFor();
    await desk.look();
    await input.press(
      page.getByRole("listitem").filter({ hasText: "is missing" }).getByRole("link"),
    );
    await input.write(await focused(desk, "field-position"), "Head of Money");
    await save(desk);
    const last = git("rev-parse", "HEAD");
    writeFileSync(join(root, refusedFile), "");
    await publish(desk, "Say what she does");
    await page.getByText("It tells where it was taken.").waitFor();
    await page.getByText("Not done: The site is built", { exact: true }).waitFor();
    expect(git("rev-parse", "HEAD")).toBe(last);
    rmSync(join(root, refusedFile));
    await input.press(button(desk, "Try again"));
    await page.getByRole("heading", { name: "It is built on this computer" }).waitFor();
    expect(git("show", "--name-only", "--format=%s", "HEAD")).toBe(`Say what she does\n\n${file}`);
  },
};
