import { execFile, execFileSync } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { exampleFiles } from "#collections/example-files.fixture.ts";
import { readAllContent } from "#collections/open-content.ts";
import { pageFile } from "#collections/reading/build-folder.ts";
import { Workspace } from "../../office/content/workspace.ts";
import { listChanges } from "../../office/online/changes.ts";
import { Online } from "../../office/online/online.ts";
import { buildCopy, copyProject } from "../support/project-copy.ts";
import { expect, test } from "../support/test.ts";
import { rewordAllContent } from "./reword-content.ts";

const run = promisify(execFile);
/** What the tests of the schemas read. */
const more = ["bench", "tests", "docs", "workshop/launch", "workshop/new"];

let root: string;

test.beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "otc-editing-"));
  copyProject(root, { more });
  // What “Publish” needs: a checkout, and where it came from.
  cpSync(".gitignore", join(root, ".gitignore"));
  execFileSync("git", ["init", "--quiet", "--bare", origin()]);
  git("init", "--quiet", "--initial-branch", "main");
  git("add", "content", "public");
  git(
    "-c",
    "user.name=Example",
    "-c",
    "user.email=example@example.org",
    "commit",
    "--quiet",
    "--message",
    "Begin",
  );
  git("remote", "add", "origin", origin());
  git("push", "--quiet", "--set-upstream", "origin", "main");
});
test.afterAll(() => {
  for (const folder of [root, origin()]) rmSync(folder, { recursive: true, force: true });
});

const origin = () => `${root}.git`;
const git = (...typed: string[]) =>
  execFileSync("git", typed, { cwd: root, encoding: "utf8" }).trim();

const environment = { ...process.env, NODE_ENV: "production" };
const node = (...typed: string[]) =>
  run(process.execPath, typed, { cwd: root, env: environment, maxBuffer: 64 * 1024 * 1024 });

/** Reads everything as `npm run check-content` does, which is the first step of the build below. */
function checkContent(): void {
  readAllContent(root);
}

function change(file: string, ...edits: [from: RegExp, to: string][]): void {
  const path = join(root, "content", file);
  let source = readFileSync(path, "utf8");
  for (const [from, to] of edits) {
    expect(source, `${file} has ${from}`).toMatch(from);
    source = source.replace(from, to);
  }
  writeFileSync(path, source);
}

function write(file: string, source: string): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, source);
}

/** A file of a collection that the site has, or one of our own where it has none. */
function anyOf(folder: string): string {
  const path = join(root, "content", folder);
  const [first] = readdirSync(path).sort();
  if (first) return `${folder}/${first}`;
  write(`content/${folder}/example.yaml`, exampleFiles[`${folder}/example.yaml`] ?? "");
  return `${folder}/example.yaml`;
}

/** What the guide says, by its heading and the number of the step; a section without numbers is one step. */
const steps: Record<string, () => unknown> = {
  "Change a member of the team 1": () => anyOf("team"),
  "Change a member of the team 2": () =>
    change(anyOf("team"), [/^name:.*$/m, "name: A Name"], [/^pronouns:.*$/m, "pronouns: she/her"]),
  "Change a member of the team 3": () =>
    change(anyOf("team"), [
      /^bio:[\s\S]*?(?=^\w)/m,
      "bio:\n  - A first paragraph.\n  - A second paragraph.\n",
    ]),
  "Change a member of the team 4": () =>
    change(
      anyOf("team"),
      [/linkedin:.*/, "linkedin: https://example.org/me"],
      [/twitter:.*/, "twitter:"],
    ),
  "Change a member of the team 5": () => {
    mkdirSync(join(root, "public/team"), { recursive: true });
    copyFileSync("public/icon-512.png", join(root, "public/team/finance.png"));
    const file = anyOf("team");
    change(file, [/^image:.*$/m, "image: /team/finance.png"]);
    expect(checkContent).toThrow(/agreedOn: must say on which day/);
    change(file, [/^image:.*$/m, "$&\nagreedOn: 2026-12-01"]);
  },
  "Change a member of the team 6": () => {
    write("content/team/new-member.yaml", exampleFiles["team/example.yaml"] ?? "");
    change("team/new-member.yaml", [/^image:$/m, "image:\nbasketColours: 3"]);
    write("content/team/leaving.yaml", exampleFiles["team/example.yaml"] ?? "");
    rmSync(join(root, "content/team/leaving.yaml"));
  },
  "Change a member of the team 7": () => {
    const file = anyOf("team");
    write(
      `content/${file}`,
      readFileSync(join(root, "content", file), "utf8").replace(/ *# ⚠ 7.*/g, ""),
    );
  },
  "Change a case 1": () => anyOf("cases"),
  "Change a case 2": () =>
    change(
      anyOf("cases"),
      [/^status: .*/m, "status: Decided"],
      [/^statusType: .*/m, "statusType: success"],
    ),
  "Change a case 3": () =>
    change(
      anyOf("cases"),
      [/^note:.*\n(?: .*\n)*|$(?![\s\S])/m, ""],
      [/^statusType: /m, "note: It was decided.\nstatusType: "],
    ),
  "Change a case 4": () => change(anyOf("cases"), [/^checkedOn: .*/m, "checkedOn: 2026-12-01"]),
  "Change a course": () =>
    change(
      anyOf("courses"),
      [/^duration: .*/m, "duration: 10 weeks"],
      [/^format: .*/m, "format: In a classroom"],
      [/^level: .*/m, "level: For everybody"],
      [/^features:\n/m, "features:\n  - Another point\n"],
    ),
  "Change a programme": () =>
    change(
      "programmes/bita.yaml",
      [/^rights:\n {2}heading: .*\n {2}items:\n/m, "$&    - A seventh right\n"],
      [/^lead: .*/m, "lead: Another sentence."],
    ),
  "Change a letter": () =>
    change("letters/object.yaml", [
      /If I ever agreed to it, I no longer do/,
      "I do not agree to it, whatever I may have said before",
    ]),
  "Change a sentence on a page 1": () =>
    expect(readFileSync(join(root, "content/pages/about.yaml"), "utf8")).toMatch(
      /^path: \/about$/m,
    ),
  "Change a sentence on a page 2": () =>
    change("site/purpose.yaml", [/how: .*/, "how: We do this by other means."]),
  "Change a sentence on a page 3": () =>
    change("pages/about.yaml", [/^heading: .*/m, "heading: About this organisation"]),
  "Change a data right": () =>
    change("rights/loan-app.yaml", [/^comfort: .*/m, "comfort: You still have rights."]),
};

/** The sections of the guide that tell an editor to change something. */
function stepsOfTheGuide(): string[] {
  const guide = readFileSync("docs/how-to/edit-content.md", "utf8");
  return [...guide.matchAll(/^## (Change .*)\n([\s\S]*?)(?=^## )/gm)].flatMap(
    ([, heading, text = ""]) => {
      const numbers = [...text.matchAll(/^(\d+)\. /gm)].map(([, number]) => number);
      return numbers.length > 0 ? numbers.map((number) => `${heading} ${number}`) : [`${heading}`];
    },
  );
}

test("the guide and this test know the same steps", () => {
  expect(Object.keys(steps)).toEqual(stepsOfTheGuide());
});

test.describe("in a copy of the site", () => {
  // One copy, which each test finds as the one before left it: a second try begins with the first.
  test.describe.configure({ mode: "serial" });
  for (const [name, apply] of Object.entries(steps)) {
    test(`“${name}” leaves the content in order`, async () => {
      await apply();
      checkContent();
    });
  }

  test("the facts about the organisation can be filled in, and what needs them is written again", () => {
    write(
      "content/site/organisation.yaml",
      `name: Example
url: https://www.example.org
email: office@example.org
phone: "+256 312 000111"
building: Plot 5, Second Floor
city: Entebbe
country: Uganda
social:
  linkedin: https://example.org/linkedin
  x:
pdpoRegistrationNumber: PDPO-0001
dataProtectionContact: The Data Protection Officer
legalForm: Company limited by guarantee
foundingYear: 2019
bankAccountHolder: Example Limited
`,
    );
    checkContent();
  });

  test("it is handed in as the office does: checked, committed and sent on", async () => {
    test.setTimeout(300_000);
    await using online = Online.open({ workspace: new Workspace(root) });
    await online.settled();
    const changes = await listChanges(online.workspace);
    const chosen = changes.map(({ file }) => file);
    await online.put(chosen, "Say it in other words", { name: "A Name" });
    await online.settled();
    expect(online.last()).toMatchObject({ ending: "handed in" });
    const sent = execFileSync("git", [
      "--git-dir",
      origin(),
      "log",
      "-1",
      "--format=%H %an %s",
      "main",
    ]);
    expect(String(sent).trim()).toBe(`${git("rev-parse", "HEAD")} A Name Say it in other words`);
    expect(git("status", "--porcelain", "content", "public")).toBe("");
  });

  test("the pages say what was changed", async () => {
    test.setTimeout(300_000);
    await buildCopy(root);
    const page = (path: string) =>
      readFileSync(join(root, "build/site", pageFile(`/${path}`)), "utf8");
    expect(page("about/team")).toContain("A Name");
    expect(page("products/strategic-litigation")).toContain("Decided");
    expect(page("products/short-courses")).toContain("10 weeks");
    expect(page("programmes/bita")).toContain("A seventh right");
    expect(page("about")).toContain("About this organisation");
    expect(page("contact")).toContain("office@example.org");
    expect(page("contact")).not.toContain("otc.example");
  });

  test("the tests of schemas and of the launch check pass with all that, and every text in other words", async () => {
    test.setTimeout(240_000);
    expect(rewordAllContent(root)).toBeGreaterThan(1000);
    await node(
      "node_modules/vitest/vitest.mjs",
      "run",
      "collections",
      "scripts/site-map",
      "workshop/launch",
    );
  });
});
