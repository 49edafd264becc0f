import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Edit } from "../core/edit.ts";
import type {
  Changes,
  FoundPlace,
  Merge,
  OpenFile,
  Overview,
  Publication,
} from "../core/open-file.ts";
import { createApi } from "./api.ts";
import { copyContent } from "./content-copy.fixture.ts";
import { Workspace } from "./workspace.ts";

let copy: ReturnType<typeof copyContent>;
let workspace: Workspace;
let ask: <T>(path: string, body?: unknown) => Promise<T & { status: number }>;

const read = (file: string) => readFileSync(join(copy.root, file), "utf8");
const git = (...typed: string[]) =>
  execFileSync("git", typed, { cwd: copy.root, encoding: "utf8" }).trim();

beforeAll(() => {
  copy = copyContent();
  workspace = new Workspace(copy.root);
  const api = createApi(workspace, { now: "", before: "" }, [process.execPath, "-e", ""]);
  ask = async (path, body) => {
    const sent = body instanceof Uint8Array ? body : JSON.stringify(body);
    const init = body === undefined ? undefined : { method: "POST", body: sent };
    const answer = await api.request(`/${path}`, init as RequestInit | undefined);
    return { ...((await answer.json()) as object), status: answer.status } as never;
  };
});
afterAll(() => copy[Symbol.dispose]());
beforeEach(() => {
  git("checkout", "--quiet", "--", "content");
  git("clean", "--quiet", "--force", "-d", "content", "public");
  for (const file of workspace.files()) workspace.discard(file);
});

const open = (file: string) => ask<OpenFile>(`file?file=${file}`);
const edit = (opened: OpenFile, ...edits: Edit[]) =>
  ask<OpenFile>("edit", { file: opened.file, text: opened.text, edits });
const save = ({ file, version, text }: OpenFile) =>
  ask<OpenFile & { theirs?: string }>("save", { file, version, text });
const set = (path: (string | number)[], value: unknown): Edit => ({ kind: "set", path, value });

const member = "content/team/head-of-finance.yaml";

test("every content file has a form, and opening and saving one writes nothing", async () => {
  const { folders, problems } = await ask<Overview>("overview");
  expect(problems).toEqual([]);
  const files = folders.flatMap(({ files }) => files.map(({ file }) => file));
  expect(files.length).toBeGreaterThan(180);
  const few = folders.flatMap(({ files: [first] }) => (first ? [first.file] : []));
  for (const file of few) {
    const opened = await open(file);
    expect(opened.form?.control.kind, file).toMatch(/group|list/);
    expect((await save(opened)).status).toBe(200);
  }
  expect(git("status", "--porcelain")).toBe("?? .cache/");
}, 60_000);

test("the loader's own words stand beside the field, and what was typed waits until it is saved", async () => {
  const opened = await open(member);
  const before = read(member);
  const wrong = await edit(opened, set(["social", "email"], "nobody"));
  expect(wrong.problems).toMatchObject([
    { field: "social.email", reason: "must be an e-mail address such as name@example.org" },
  ]);
  expect(read(member)).toBe(before);
  expect((await open(member)).isUnsaved).toBe(true);
  const right = await edit(opened, set(["name"], "A Name"));
  expect(right.problems).toEqual([]);
  await save(right);
  expect(read(member)).toBe(before.replace("name: #", "name: A Name #"));
});

test("what is wrong in a text of Markdown stands beside the text", async () => {
  const news = "content/news/your-rights-and-the-law-library.md";
  const opened = await open(news);
  const wrong = await edit(opened, set(["body"], "Read [more](/nowhere)."));
  expect(wrong.problems).toMatchObject([
    { field: "body", reason: "links to /nowhere, and there is no such page" },
  ]);
});

test("a question stands beside its field, and leaves it when it is settled", async () => {
  const opened = await open(member);
  const mark = opened.marks.find(({ path }) => path.join() === "position");
  expect(mark).toMatchObject({ question: 7, asks: expect.stringContaining("Team") });
  const settled = await edit(opened, { kind: "settle", line: mark?.line ?? 0 });
  expect(settled.marks).toHaveLength(opened.marks.length - 1);
});

describe("two people at one file", () => {
  test("nobody's words are written over: both are shown, and put together where they can be", async () => {
    const mine = await edit(await open(member), set(["name"], "Mine"));
    const theirs = read(member).replace("basketColours: 4", "basketColours: 5");
    writeFileSync(join(copy.root, member), theirs);
    expect(await save(mine)).toMatchObject({ status: 409, theirs });
    expect(read(member)).toBe(theirs);
    // Closing and opening the file again changes nothing about it.
    expect((await save(await open(member))).status).toBe(409);
    const merge = await ask<Merge>(`merge?file=${member}`);
    expect(merge.fields).toEqual([
      { field: "name", title: "Name", after: "Mine" },
      { field: "basketColours", title: "Colours of the basket", before: "5", after: "4" },
    ]);
    expect(merge.text).toBe(theirs.replace("name: #", "name: Mine #"));
    const body = { file: member, text: merge.text, edits: [], isRebased: true };
    expect((await save(await ask<OpenFile>("edit", body))).status).toBe(200);
    expect(read(member)).toBe(merge.text);
  });

  test("what both changed is left to them", async () => {
    await edit(await open(member), set(["name"], "Mine"));
    writeFileSync(join(copy.root, member), read(member).replace("name: #", "name: Theirs #"));
    expect((await ask<Merge>(`merge?file=${member}`)).text).toBeUndefined();
  });
});

describe("new and gone", () => {
  test("a file of each kind is begun once and opens as a form", async () => {
    const begun = {
      news: "content/news/a-garden.md",
      publications: "content/publications/a-garden.md",
      blogs: "content/blogs/a-garden.md",
      laws: "content/laws/a-garden.md",
      cases: "content/cases/a-garden.yaml",
      team: "content/team/a-garden.yaml",
      courses: "content/courses/a-garden.yaml",
      partners: "content/partners/a-garden.yaml",
      opportunities: "content/opportunities/a-garden.md",
      newsletters: "content/newsletters/a-garden.md",
    };
    for (const [folder, file] of Object.entries(begun)) {
      const title = "A garden";
      expect(await ask("new", { folder, title })).toMatchObject({ status: 200, file });
      expect(await ask("new", { folder, title })).toMatchObject({ status: 422 });
    }
    for (const file of Object.values(begun)) {
      const opened = await open(file);
      expect(opened.title, file).toBe("A garden");
      expect(opened.form, file).toBeDefined();
    }
    expect(await ask("new", { folder: "letters", title: "A" })).toMatchObject({ status: 422 });
  });

  test("a copy begins as a draft", async () => {
    const from = "content/news/your-rights-and-the-law-library.md";
    const { file } = await ask<{ file: string }>("copy", { file: from, title: "Another" });
    expect(file).toBe("content/news/another.md");
    expect((await open(file)).values).toMatchObject({ title: "Another", draft: true });
  });

  test("a renamed case takes along all that led to it, and its old address leads to the new one", async () => {
    const from = "content/cases/data-protection-complaint.yaml";
    const renamed = await ask<{ file: string; changed: string[] }>("rename", {
      file: from,
      name: "the complaint",
    });
    expect(renamed.file).toBe("content/cases/the-complaint.yaml");
    expect(renamed.changed).toContain("content/pages/home.yaml");
    expect(read("content/site/redirects.yaml")).toContain(
      "to: /products/strategic-litigation/the-complaint",
    );
    expect(existsSync(join(copy.root, from))).toBe(false);
    expect((await ask<Overview>("overview")).problems).toEqual([]);
  });

  test("a file that something leads to stays, and one that nothing leads to goes", async () => {
    const law = "content/laws/uganda-data-protection.md";
    const links = await ask<FoundPlace[]>(`links?file=${law}`);
    expect(Object.keys(links).length).toBeGreaterThan(1);
    expect(await ask("delete", { file: law })).toMatchObject({ status: 422 });
    const { file } = await ask<{ file: string }>("new", { folder: "blogs", title: "Gone soon" });
    expect(await ask("delete", { file, leadTo: "/news" })).toMatchObject({ status: 200 });
    expect(existsSync(join(copy.root, file))).toBe(false);
    expect(read("content/site/redirects.yaml")).toContain("/news/blogs/gone-soon");
  });

  test("no name leads out of the content", async () => {
    for (const file of ["content/../package.json", "content/team/../../x.yaml", "/etc/passwd"]) {
      expect(await ask(`file?file=${file}`)).toMatchObject({ status: 422 });
      expect(await ask("save", { file, version: "", text: "x" })).toMatchObject({ status: 422 });
      expect(await ask("delete", { file })).toMatchObject({ status: 422 });
    }
  });

  test("a picture gets an address of its own, and nothing but pictures does", async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    const keep = (name: string) =>
      ask<{ address: string }>(`picture?folder=team&name=${name}`, bytes);
    expect(await keep("A Face.JPG")).toMatchObject({ address: "/team/a-face.jpg" });
    expect(await keep("A Face.JPG")).toMatchObject({ address: "/team/a-face-2.jpg" });
    expect(await keep("page.html")).toMatchObject({ status: 422 });
    expect(await keep("../../x.svg")).toMatchObject({ status: 422 });
  });
});

describe("publishing", () => {
  const who = { name: "A Name", email: "name@example.org", message: "Say who it is", send: false };

  test("shows each changed field, commits what is saved under a name, and builds", async () => {
    await save(await edit(await open(member), set(["name"], "A Name")));
    const { changes } = await ask<Changes>("changes");
    expect(changes).toMatchObject([
      { file: member, kind: "changed", fields: [{ field: "name", after: "A Name" }] },
    ]);
    const publication = await ask<Publication>("publish", who);
    expect(publication).toMatchObject({ isDone: true });
    expect(git("log", "-1", "--format=%an %ae %s", "--", member)).toBe(
      "A Name name@example.org Say who it is",
    );
    expect((await ask<Changes>("changes")).changes).toEqual([]);
    git("revert", "--no-edit", "HEAD");
  });

  test("is refused with the list of mistakes, and nothing is committed", async () => {
    const last = git("rev-parse", "HEAD");
    await save(await edit(await open(member), set(["position"], null)));
    const publication = await ask<Publication>("publish", who);
    expect(publication).toMatchObject({
      isDone: false,
      problems: [{ file: member, field: "position" }],
    });
    expect(git("rev-parse", "HEAD")).toBe(last);
    expect(await ask("publish", { ...who, message: " " })).toMatchObject({ status: 422 });
  });

  test("a change is taken back to what was published last", async () => {
    const before = read(member);
    await save(await edit(await open(member), set(["name"], "A Name")));
    await ask("take-back", { file: member });
    expect(read(member)).toBe(before);
  });
});
