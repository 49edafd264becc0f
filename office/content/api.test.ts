// @module-tag slow
import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { casesPath } from "#collections/cases/cases.ts";
import { getRedirects } from "#collections/site/redirects.ts";
import type { Edit } from "../core/edit.ts";
import type { Changes, OpenFile, Overview, Publication, SearchResult } from "../core/open-file.ts";
import { createApi } from "./api.ts";
import { copyContent } from "./content-copy.fixture.ts";
import { photographWithPlace } from "./photograph-with-place.fixture.ts";
import { publish, publishDue } from "./publish.ts";
import { storedFile } from "./responses.ts";
import { sampleQuestions, samples, writeSamples } from "./sample-content.fixture.ts";
import { UnfinishedPublication } from "./unfinished-publication.ts";
import { versionOf, Workspace } from "./workspace.ts";

let copy: ReturnType<typeof copyContent>;
let workspace: Workspace;
let ask: <T>(path: string, body?: unknown) => Promise<T & { status: number }>;

/** Stands in for the build: it refuses what lies in the way, as a photograph with its place would. */
const build = [
  process.execPath,
  "-e",
  `if (fs.existsSync("refused.txt")) { console.error("It tells where it was taken."); process.exit(1); }`,
] as const;

const read = (file: string) => readFileSync(join(copy.root, file), "utf8");
const git = (...typed: string[]) =>
  execFileSync("git", typed, { cwd: copy.root, encoding: "utf8" }).trim();

beforeAll(() => {
  copy = copyContent(writeSamples);
  workspace = new Workspace(copy.root);
  const api = createApi(workspace, { build });
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
  for (const file of workspace.unsaved()) {
    workspace.discard(file, versionOf(workspace.current(file)));
  }
});

const open = (file: string) => ask<OpenFile>(`file?file=${file}`);
const edit = ({ file, text, baseVersion }: OpenFile, ...edits: Edit[]) =>
  ask<OpenFile & { mine?: string }>("edit", { file, text, baseVersion, edits });
const save = ({ file, version, baseVersion, text }: OpenFile) =>
  ask<OpenFile>("save", { file, version, baseVersion, text });
const resolve = (mine?: string) => ask<OpenFile>("resolve-conflict", { file: member, mine });
const set = (path: (string | number)[], value: unknown): Edit => ({ kind: "set", path, value });

const { member } = samples;

test("every content file has a form, and opening and saving it alters no byte", async () => {
  const { folders, problems } = await ask<Overview>("overview");
  expect(problems).toEqual([]);
  const files = folders.flatMap((folder) => folder.files.map(({ file }) => file));
  expect(files.length).toBeGreaterThan(180);
  const before = new Map(files.map((file) => [file, readFileSync(join(copy.root, file))]));
  for (const file of files) {
    const opened = await open(file);
    expect(opened.form?.control.kind, file).toMatch(/group|list/);
    expect((await save(opened)).status).toBe(200);
  }
  const altered = files.filter(
    (file) => !before.get(file)?.equals(readFileSync(join(copy.root, file))),
  );
  expect(altered).toEqual([]);
  expect(git("status", "--porcelain")).toBe("?? .cache/");
}, 180_000);

test("what is no JSON is refused in a sentence", async () => {
  for (const path of ["save", "edit", "new", "publish"]) {
    const bytes = new TextEncoder().encode("a=b");
    expect(await ask(path, bytes)).toMatchObject({ status: 422, message: expect.any(String) });
  }
});

test("a file is found by its name however many others hold the same word", async () => {
  const places = await ask<SearchResult[]>("search?q=data");
  const found = Object.values(places).filter((place) => typeof place === "object");
  expect(found).toHaveLength(80);
  expect(found.map(({ file, field }) => `${file} ${field}`)).toContain(
    "content/site/data-cost.yaml ",
  );
});

test("a problem is reported at its field, and a draft is not written until it is saved", async () => {
  const opened = await open(member);
  const before = read(member);
  const wrong = await edit(opened, set(["social", "email"], "nobody"));
  expect(wrong.problems).toMatchObject([
    { field: "social.email", reason: "must be an e-mail address such as name@example.org" },
  ]);
  expect(read(member)).toBe(before);
  expect((await open(member)).progress).toEqual({ state: "unsaved" });
  const right = await edit({ ...opened, baseVersion: wrong.baseVersion }, set(["name"], "A Name"));
  expect(right.problems).toEqual([]);
  await save(right);
  expect(read(member)).toBe(before.replace("name: #", "name: A Name #"));
});

test("a problem in Markdown is reported at its text", async () => {
  const opened = await open(samples.news);
  const wrong = await edit(opened, set(["body"], "Read [more](/nowhere)."));
  expect(wrong.problems).toMatchObject([
    { field: "body", reason: "links to /nowhere, and there is no such page" },
  ]);
});

test("a question belongs to its field until it is resolved", async () => {
  const opened = await open(member);
  const annotation = opened.annotations.find(({ path }) => path.join() === "position");
  expect(annotation).toMatchObject({
    question: sampleQuestions.member,
    questionText: expect.stringContaining("Made up"),
  });
  const settled = await edit(opened, { kind: "resolve", line: annotation?.line ?? 0 });
  expect(settled.annotations).toHaveLength(opened.annotations.length - 1);
});

test("a question with a day stays open, and names the files with its ⚠, until none is left", async () => {
  const wanted = { id: sampleQuestions.appeal };
  const listed = async () =>
    (await ask<Overview>("overview")).questions.find(({ id }) => id === wanted.id);
  const { at = -1 } = (await listed()) ?? {};
  const day = set([at, "settled"], "2026-12-01");
  const early = await edit(await open("content/site/open-questions.yaml"), day);
  expect(early.problems).toMatchObject([
    { field: `[${at}].settled`, reason: "must wait: its ⚠ is still in A sample appeal" },
  ]);
  expect((await listed())?.places).toHaveLength(2);
  const appeal = await open(samples.appeal);
  const lines = appeal.annotations.filter(({ question }) => question === wanted.id);
  await edit(appeal, ...lines.toReversed().map(({ line }): Edit => ({ kind: "resolve", line })));
  expect((await open(early.file)).problems).toEqual([]);
  expect(await listed()).toBeUndefined();
});

describe("a file that changed elsewhere", () => {
  test("is not written until mine or theirs is chosen", async () => {
    const mine = await edit(await open(member), set(["name"], "Mine"));
    const theirs = read(member).replace("basketColours: 4", "basketColours: 5");
    writeFileSync(join(copy.root, member), theirs);
    expect((await save(mine)).status).toBe(409);
    expect(read(member)).toBe(theirs);
    // Opening the file again does not end the conflict.
    expect((await save(await open(member))).status).toBe(409);
    const chosen = await resolve(mine.text);
    expect(chosen).toMatchObject({ text: mine.text, progress: { state: "unsaved" } });
    expect(read(member)).toBe(theirs);
    expect((await save(chosen)).status).toBe(200);
    expect(read(member)).toBe(mine.text);
  });

  test("loses the draft when theirs is chosen", async () => {
    await edit(await open(member), set(["name"], "Mine"));
    const theirs = read(member).replace("basketColours: 4", "basketColours: 5");
    writeFileSync(join(copy.root, member), theirs);
    expect(await resolve()).toMatchObject({ text: theirs, progress: { state: "saved" } });
  });

  test("keeps the draft of another window", async () => {
    const [first, second] = [await open(member), await open(member)];
    const theirs = await edit(first, set(["name"], "First"));
    const refused = await edit(second, set(["order"], 9));
    expect(refused.status).toBe(409);
    expect(refused.mine).toContain("order: 9");
    expect(await save(second)).toMatchObject({ status: 409 });
    const discarded = await ask("discard", { file: member, baseVersion: second.baseVersion });
    expect(discarded).toMatchObject({ status: 409 });
    expect((await open(member)).text).toBe(theirs.text);
    expect(await resolve()).toMatchObject({ text: theirs.text, progress: { state: "unsaved" } });
    expect((await resolve(refused.mine)).values).toMatchObject({ order: 9, name: null });
  });

  test("refuses an edit of the text before the change on disk", async () => {
    const before = await open(member);
    const theirs = read(member).replace("name: #", "name: Theirs #");
    writeFileSync(join(copy.root, member), theirs);
    expect(await edit(before, set(["order"], 9))).toMatchObject({ status: 409 });
  });

  test("is corrected as text without replacing a later change", async () => {
    const before = read(member);
    writeFileSync(join(copy.root, member), `${before}- "not closed\n`);
    const broken = await open(member);
    expect(broken.form).toBeUndefined();
    const mine = await edit({ ...broken, text: before });
    const theirs = `${before}# Theirs\n`;
    writeFileSync(join(copy.root, member), theirs);
    expect(await save({ ...mine, version: broken.version })).toMatchObject({ status: 409 });
    expect(read(member)).toBe(theirs);
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

  test("a file created at night gets the day in Kampala", async () => {
    vi.useFakeTimers({ now: Date.parse("2026-11-21T22:30:00Z"), toFake: ["Date"] });
    try {
      const { file } = await ask<{ file: string }>("new", { folder: "news", title: "At night" });
      expect(read(file)).toContain("date: 2026-11-22");
    } finally {
      vi.useRealTimers();
    }
  });

  test("a copy begins as a draft", async () => {
    const { file } = await ask<{ file: string }>("copy", {
      file: samples.news,
      title: "Another",
    });
    expect(file).toBe("content/news/another.md");
    expect((await open(file)).values).toMatchObject({ title: "Another", draft: true });
  });

  test("a copied member begins without what the first one alone has agreed to", async () => {
    const first = read(member)
      .replace("name: #", "name: A Name #")
      .replace("image: #", "image: /team/a.jpg #")
      .replace("basketColours", "agreedOn: 2026-11-01\nbasketColours");
    writeFileSync(join(copy.root, member), first);
    const { file } = await ask<{ file: string }>("copy", {
      file: member,
      title: "Head of Gardens",
    });
    const opened = await open(file);
    expect(opened.values).toMatchObject({
      position: "Head of Gardens",
      name: null,
      pronouns: null,
      image: null,
      agreedOn: null,
      social: { linkedin: null, email: null, twitter: null },
    });
    // What is left to be asked for keeps it from the site.
    expect(opened.problems).toMatchObject([{ field: "bio" }]);
    expect(opened.annotations.map(({ path }) => path.join())).toEqual(["position"]);
  });

  test("a renamed case takes along all that led to it, and its old address leads to the new one", async () => {
    const from = samples.case;
    const renamed = await ask<{ file: string; changed: string[] }>("rename", {
      file: from,
      name: "the complaint",
    });
    expect(renamed.file).toBe("content/cases/the-complaint.yaml");
    expect(renamed.changed).toContain(samples.news);
    expect(read("content/site/redirects.yaml")).toContain(
      "to: /products/strategic-litigation/the-complaint",
    );
    expect(existsSync(join(copy.root, from))).toBe(false);
    expect((await ask<Overview>("overview")).problems).toEqual([]);
  });

  test("a renamed stage leaves the case alone on whose page it is told, and its old address leads there", async () => {
    const main = "sample-complaint";
    const news = read(samples.news);
    await ask("rename", { file: samples.hearing, name: "the hearing" });
    expect(read(samples.news)).toBe(news);
    const redirects = read("content/site/redirects.yaml").split("\n");
    expect(redirects.filter((line) => line.includes(`${casesPath}/sample-`))).toEqual([
      `- { from: ${casesPath}/sample-hearing, to: ${casesPath}/${main}, status: 308 }`,
    ]);
    const leading = getRedirects(copy.root).filter((redirect) =>
      redirect.to.startsWith(`${casesPath}/${main}`),
    );
    expect(leading.map((redirect) => `${redirect.from} ${redirect.to.replace(/#.*/, "")}`)).toEqual(
      ["sample-hearing", "sample-appeal", "the-hearing"].map(
        (slug) => `${casesPath}/${slug} ${casesPath}/${main}`,
      ),
    );
    expect((await ask<Overview>("overview")).problems).toEqual([]);
    // Back to its first name, the redirect has nothing to do any more.
    await ask("rename", { file: "content/cases/the-hearing.yaml", name: "sample-hearing" });
    expect(read("content/site/redirects.yaml")).not.toContain("/sample-hearing,");
  });

  test("a stage is deleted once no case names it, whatever links to its main case", async () => {
    const stage = samples.hearing;
    const links = Object.values(await ask<SearchResult[]>(`links?file=${stage}`));
    const named = links.filter((link) => typeof link === "object");
    expect(named.map(({ excerpt }) => excerpt)).toEqual(named.map(() => "sample-hearing"));
    for (const { file } of named) {
      const source = read(file).replaceAll(/^ *- sample-hearing\n/gm, "");
      writeFileSync(join(copy.root, file), source);
    }
    expect(await ask("delete", { file: stage })).toMatchObject({ status: 200 });
    expect((await ask<Overview>("overview")).problems).toEqual([]);
  });

  test("where a deleted page’s address leads is a page of the site, and nothing unsaved is lost", async () => {
    const redirects = "content/site/redirects.yaml";
    const { file } = await ask<{ file: string }>("new", { folder: "blogs", title: "Gone soon" });
    const older = "- { from: /gone, to: /news/blogs/gone-soon, status: 308 }\n";
    writeFileSync(join(copy.root, redirects), read(redirects) + older);
    // An older address leads here.
    expect(await ask("delete", { file })).toMatchObject({ status: 422 });
    for (const leadTo of ["/nowhere", "news", "/news/blogs/gone-soon", "/gone"]) {
      expect(await ask("delete", { file, leadTo }), leadTo).toMatchObject({ status: 422 });
    }
    const opened = await open(redirects);
    const [, first] = /^- \{ from: ([^,]+),/m.exec(opened.text) ?? [];
    const kept = await edit(opened, set([0, "to"], "/about"));
    expect(await ask("delete", { file, leadTo: "/news" })).toMatchObject({
      status: 422,
      message: `Save first: ${redirects}`,
    });
    expect((await open(redirects)).text).toBe(kept.text);
    await save(kept);
    expect(await ask("delete", { file, leadTo: "/news" })).toMatchObject({ status: 200 });
    const after = read(redirects);
    expect(after).toContain(`- { from: ${first}, to: /about, status: 308 }`);
    expect(after).toContain("- { from: /gone, to: /news, status: 308 }");
    expect(after).toContain("- { from: /news/blogs/gone-soon, to: /news, status: 308 }");
  });

  test("a file that something leads to stays, and one that nothing leads to goes", async () => {
    const links = await ask<SearchResult[]>(`links?file=${samples.case}`);
    expect(Object.keys(links).length).toBeGreaterThan(1);
    expect(await ask("delete", { file: samples.case })).toMatchObject({ status: 422 });
    const { file } = await ask<{ file: string }>("new", { folder: "blogs", title: "Gone soon" });
    expect(await ask("delete", { file, leadTo: "/news" })).toMatchObject({ status: 200 });
    expect(existsSync(join(copy.root, file))).toBe(false);
    expect(read("content/site/redirects.yaml")).toContain("/news/blogs/gone-soon");
  });

  test("no name leads out of the content", async () => {
    for (const file of ["content/../package.json", "content/team/../../x.yaml", "/etc/passwd"]) {
      expect(await ask(`file?file=${file}`)).toMatchObject({ status: 422 });
      const wanted = { file, version: "", baseVersion: "", text: "x" };
      expect(await ask("save", wanted)).toMatchObject({ status: 422 });
      expect(await ask("delete", { file })).toMatchObject({ status: 422 });
    }
  });
});

describe("files that the site needs", () => {
  test("are neither deleted nor renamed nor copied", async () => {
    const file = "content/site/organisation.yaml";
    for (const [path, wanted] of Object.entries({
      delete: { file },
      rename: { file, name: "us" },
      copy: { file, title: "Us" },
      new: { folder: "__proto__", title: "Us" },
    })) {
      expect(await ask(path, wanted), path).toMatchObject({
        status: 422,
        message: expect.stringContaining("number of these is fixed"),
      });
    }
    expect(existsSync(join(copy.root, file))).toBe(true);
  });
});

test("a body of more than 50 MB is refused in a sentence", async () => {
  expect(await ask("picture?name=large.png", new Uint8Array(50_000_001))).toMatchObject({
    status: 413,
    message: expect.stringContaining("50 MB"),
  });
});

test("an address that cannot be decoded is that of no file", () => {
  expect(storedFile(copy.root, "/%zz%ff").status).toBe(404);
});

describe("pictures", () => {
  const square = readFileSync("public/icon-192.png");
  const bring = (name: string, bytes: Uint8Array = square) =>
    ask<{ address: string; message: string }>(`picture?folder=team&name=${name}`, bytes);
  const isThere = (address: string) => existsSync(join(copy.root, "public", address));

  test("each gets an address of its own, and the same one again where it is the same", async () => {
    const other = readFileSync("public/icon-512.png");
    expect(await bring("A Face.PNG")).toMatchObject({ address: "/team/a-face.png" });
    expect(await bring("A Face.PNG", other)).toMatchObject({ address: "/team/a-face-2.png" });
    expect(await bring("A Face.PNG", other)).toMatchObject({ address: "/team/a-face-2.png" });
  });

  test("of each folder go into the one of their collection, and others into that of figures", async () => {
    for (const [folder, to] of [
      ["photographs", "photographs"],
      ["news", "images"],
      ["../..", "images"],
    ]) {
      expect(await ask(`picture?folder=${folder}&name=here.png`, square)).toMatchObject({
        address: `/${to}/here.png`,
      });
    }
  });

  test("whose name has no sign for an address get one", async () => {
    const { address } = await ask<{ address: string }>(
      "picture?folder=news&name=%23%23.png",
      square,
    );
    expect(address).toMatch(/^\/images\/picture(?:-\d+)?\.png$/);
  });

  test("what the build would refuse is refused, in a sentence", async () => {
    const refusals = {
      "page.html": [square, "A picture is a file that ends in .jpg"],
      "../../x.svg": [square, "A picture is a file that ends in .jpg"],
      "words.png": [new Uint8Array([1, 2, 3]), "This file holds no picture that browsers show"],
      "face.jpg": [square, "The name ends in .jpg, but the picture is one that ends in .png."],
      "half.png": [square.subarray(0, 4000), "The picture cannot be read as a picture"],
      "place.jpg": [photographWithPlace, "The picture tells where it was taken (GPS)"],
      "screen.png": [
        readFileSync("docs/images/home.png"),
        "The picture has too much detail: made small, it is still over 20 kB",
      ],
    } as const;
    for (const [name, [bytes, message]] of Object.entries(refusals)) {
      expect(await bring(name, bytes)).toMatchObject({
        status: 422,
        message: expect.stringContaining(message),
      });
    }
    expect(isThere("team")).toBe(false);
  });

  test("a PDF is taken in with the item that offers it, unless it is locked or runs a program", async () => {
    const bringPdf = (name: string, text: string) =>
      ask<{ address: string; message: string }>(
        `picture?folder=files&name=${name}`,
        new TextEncoder().encode(text),
      );
    const refusals = {
      "report.docx": ["%PDF-1.7", "A document is a file that ends in .pdf"],
      "words.pdf": ["Words", "This file holds no PDF"],
      "locked.pdf": ["%PDF-1.7 << /Encrypt 5 0 R >>", "asks for a password"],
      "program.pdf": ["%PDF-1.7 << /S /JavaScript >>", "runs a program"],
    } as const;
    for (const [name, [text, message]] of Object.entries(refusals)) {
      expect(await bringPdf(name, text)).toMatchObject({
        status: 422,
        message: expect.stringContaining(message),
      });
    }
    const { address } = await bringPdf("The Report.pdf", "%PDF-1.7 <<>>");
    expect(address).toBe("/files/the-report.pdf");
    expect((await ask<Overview>("overview")).addresses).toContain(address);
    const offer = set(["downloads"], [{ label: "The report", file: address }]);
    const offered = await edit(await open(samples.news), offer);
    expect(offered.problems).toEqual([]);
    expect(isThere(address)).toBe(false);
    await save(offered);
    const { changes } = await ask<Changes>("changes");
    expect(changes.map(({ file }) => file)).toEqual([samples.news, `public${address}`]);
    await save(await edit(await open(samples.news), { kind: "remove", path: ["downloads"] }));
    expect(isThere(address)).toBe(false);
  });

  test("they come into the project with the file that names them, and go when none does", async () => {
    const { address } = await bring("face.png");
    const opened = await open(member);
    const named = await edit(opened, set(["image"], address), set(["agreedOn"], "2026-11-01"));
    // The form and the page beside it show it already.
    expect(named.problems).toEqual([]);
    expect(isThere(address)).toBe(false);
    await ask("discard", { file: member, baseVersion: named.baseVersion });
    expect((await ask<Changes>("changes")).changes).toEqual([]);
    await save(
      await edit(await open(member), set(["image"], address), set(["agreedOn"], "2026-11-01")),
    );
    expect(isThere(address)).toBe(true);
    const { changes } = await ask<Changes>("changes");
    expect(changes.map(({ file }) => file)).toEqual([member, `public${address}`]);
    const without = await edit(await open(member), set(["image"], null));
    expect(isThere(address)).toBe(true);
    await save(without);
    expect(isThere(address)).toBe(false);
    // Undo and Save bring it back.
    await save(await edit(await open(member), set(["image"], address)));
    expect(isThere(address)).toBe(true);
    const { version } = await open(member);
    await ask("take-back", { file: member, version });
    expect((await ask<Changes>("changes")).changes).toEqual([]);
  });
});

test("a picture put there by hand is not published while no file names it", async () => {
  const [picture, file] = ["public/team/left.png", "content/team/left.yaml"];
  mkdirSync(join(copy.root, "public/team"), { recursive: true });
  copyFileSync("public/icon-192.png", join(copy.root, picture));
  const changed = async () => (await ask<Changes>("changes")).changes.map((change) => change.file);
  expect(await changed()).toEqual([]);
  writeFileSync(join(copy.root, file), "image: /team/left.png\n");
  expect(await changed()).toEqual([file, picture]);
});

describe("publishing", () => {
  const author = { name: "A Name", email: "name@example.org", message: "Say who it is" };
  const change = async () => save(await edit(await open(member), set(["name"], "A Name")));
  const shown = async () => (await ask<Changes>("changes")).changes[0]?.version;

  test("shows each changed field, commits what is saved under a name, and builds", async () => {
    await save(await edit(await open(member), set(["name"], "A Name")));
    const { changes } = await ask<Changes>("changes");
    expect(changes).toMatchObject([
      { file: member, kind: "changed", fields: [{ field: "name", after: "A Name" }] },
    ]);
    const publication = await ask<Publication>("publish", { author });
    expect(publication).toMatchObject({ isDone: true });
    expect(git("log", "-1", "--format=%an %ae %s", "--", member)).toBe(
      "A Name name@example.org Say who it is",
    );
    expect((await ask<Changes>("changes")).changes).toEqual([]);
    git("revert", "--no-edit", "HEAD");
  });

  test("a sign ⚠ that was taken away is told in words, besides the fields that changed", async () => {
    const opened = await open(member);
    const { line = 0 } = opened.annotations.find(({ path }) => path.join() === "position") ?? {};
    await save(await edit(opened, { kind: "resolve", line }));
    const settled = async () => (await ask<Changes>("changes")).changes[0]?.fields;
    const sign = {
      field: "position",
      title: "Position",
      before: `⚠ ${sampleQuestions.member} Made up for a test?`,
      after: "It is settled here.",
    };
    expect(await settled()).toEqual([sign]);
    const second = { before: "Made up for a test.", after: "New." };
    await save(await edit(await open(member), set(["bio", 0], "New.")));
    expect(await settled()).toEqual([expect.objectContaining(second), sign]);
  });

  test("behind a sign-in, the address in the history is that of who has signed in", async () => {
    const api = createApi(workspace, { build }, "Remote-Email");
    const send = (headers: Record<string, string>) =>
      api.request("/publish", { method: "POST", headers, body: JSON.stringify({ author }) });
    const signedIn = { "remote-email": "citizen@example.org" };
    await change();
    expect((await send({})).status).toBe(422);
    const changes = await api.request("/changes", { headers: signedIn });
    expect(await changes.json()).toMatchObject({ signedInAs: "citizen@example.org" });
    expect(await (await send(signedIn)).json()).toMatchObject({ isDone: true });
    expect(git("log", "-1", "--format=%an %ae")).toBe("A Name citizen@example.org");
    git("revert", "--no-edit", "HEAD");
    // Without the setting, nothing that a browser sends is believed.
    await change();
    const body = JSON.stringify({ author });
    await createApi(workspace, { build }).request("/publish", {
      method: "POST",
      headers: signedIn,
      body,
    });
    expect(git("log", "-1", "--format=%ae")).toBe(author.email);
    git("revert", "--no-edit", "HEAD");
  });

  test("is refused with the list of mistakes, and nothing is committed", async () => {
    const last = git("rev-parse", "HEAD");
    await save(await edit(await open(member), set(["position"], null)));
    const publication = await ask<Publication>("publish", { author });
    expect(publication).toMatchObject({
      isDone: false,
      problems: [{ file: member, field: "position" }],
    });
    expect(git("rev-parse", "HEAD")).toBe(last);
    const silent = { ...author, message: " " };
    expect(await ask("publish", { author: silent })).toMatchObject({ status: 422 });
    expect(await ask("publish", {})).toMatchObject({ status: 422 });
  });

  test("commits nothing that the build refuses, and can be tried again", async () => {
    const last = git("rev-parse", "HEAD");
    const refused = join(copy.root, "refused.txt");
    writeFileSync(refused, "");
    await change();
    const failed = await ask<Publication>("publish", { author });
    expect(failed).toMatchObject({
      isDone: false,
      steps: [
        { isDone: true },
        { title: "Written into the history", isDone: true },
        { isDone: false, text: "It tells where it was taken." },
        { title: "Taken out of the history again", isDone: true },
      ],
    });
    expect(git("rev-parse", "HEAD")).toBe(last);
    expect(git("diff", "--cached", "--name-only")).toBe("");
    expect(await ask<Changes>("changes")).toMatchObject({ changes: [{}], hasFailed: true });
    rmSync(refused);
    expect(await ask<Publication>("publish", { author })).toMatchObject({ isDone: true });
    expect(await ask<Changes>("changes")).toMatchObject({ changes: [], hasFailed: false });
    git("revert", "--no-edit", "HEAD");
  });

  test("says what stopped the build in its own words, and the log has where in the code", async () => {
    const told = "content/news/a.md has 1 problem:\n  line 3, topics: is no topic";
    const failing = `console.log("Drawing …"); console.error(${JSON.stringify(told)}); throw new Error("a step ended with 1.");`;
    const broken = 'console.log("Drawing …"); throw new Error("The picture is too large.");';
    const logged = vi.spyOn(console, "error").mockReturnValue();
    await change();
    for (const [program, words] of [
      [failing, told],
      [broken, "The picture is too large."],
    ] as const) {
      const commands = { build: [process.execPath, "-e", program] as const };
      const { steps } = await publish(workspace, { author, send: false }, commands);
      expect(steps[2]).toMatchObject({ isDone: false, text: words });
      expect(String(logged.mock.lastCall)).toMatch(/^ {4}at /m);
    }
    logged.mockRestore();
    git("checkout", "--quiet", "--", member);
  });

  test("a commit that a killed build left is taken out where the build refuses it later", async () => {
    const last = git("rev-parse", "HEAD");
    await change();
    const who = ["-c", "user.name=Example", "-c", "user.email=example@example.org"];
    git(...who, "commit", "--quiet", "--all", "--message", "Half-way");
    const unfinished = new UnfinishedPublication(copy.root);
    await unfinished.recordCommit(last);
    expect(await ask<Changes>("changes")).toMatchObject({ changes: [], hasFailed: true });
    const refused = join(copy.root, "refused.txt");
    writeFileSync(refused, "");
    expect(await ask<Publication>("publish", {})).toMatchObject({ isDone: false });
    rmSync(refused);
    expect(git("rev-parse", "HEAD")).toBe(last);
    expect(await ask<Changes>("changes")).toMatchObject({ changes: [{}], hasFailed: true });
  });

  test("what could not be sent is sent once more without a change", async () => {
    const other = mkdtempSync(join(tmpdir(), "otc-editor-origin-"));
    const branch = git("branch", "--show-current");
    git("remote", "add", "origin", other);
    git("config", `branch.${branch}.remote`, "origin");
    git("config", `branch.${branch}.merge`, `refs/heads/${branch}`);
    execFileSync("git", ["init", "--quiet", "--bare", other]);
    git("push", "--quiet", "origin", branch);
    renameSync(other, `${other}-away`);
    const square = readFileSync("public/icon-192.png");
    const { address } = await ask<{ address: string }>("picture?folder=team&name=b.png", square);
    const shows = [set(["image"], address), set(["agreedOn"], "2026-11-01")];
    await save(await edit(await open(member), set(["name"], "A Name"), ...shows));
    const failed = await ask<Publication>("publish", { author, send: true });
    expect(failed.steps.at(-1)).toMatchObject({
      title: "Sent on",
      isDone: false,
    });
    expect(await ask<Changes>("changes")).toMatchObject({ changes: [], ahead: 1, hasFailed: true });
    // What is in the history stays on disk as well, whatever is saved next.
    await save(await edit(await open(member), set(["image"], null)));
    expect(existsSync(join(copy.root, "public", address))).toBe(true);
    await ask("take-back", { file: member, version: await shown() });
    renameSync(`${other}-away`, other);
    expect(await ask<Publication>("publish", { send: true })).toMatchObject({ isDone: true });
    expect(await ask<Changes>("changes")).toMatchObject({ ahead: 0, hasFailed: false });
    git("remote", "remove", "origin");
    git("revert", "--no-edit", "HEAD");
    rmSync(other, { recursive: true });
  });

  test("a rename is one change, and is taken back as one", async () => {
    const to = "content/team/head-of-trials.yaml";
    const { file } = await ask<{ file: string }>("rename", {
      file: member,
      name: "head of trials",
    });
    await save(await edit(await open(file), set(["name"], "A Name")));
    const { changes } = await ask<Changes>("changes");
    expect(changes).toMatchObject([
      { file: to, before: member, kind: "renamed", fields: [{ field: "name", after: "A Name" }] },
    ]);
    await ask("take-back", changes[0]);
    expect(git("status", "--porcelain", "content")).toBe(`M ${member}`);
  });

  test("the redirect of a rename is part of it, and another one is not", async () => {
    const wanted = { file: samples.news, name: "one more" };
    const { file } = await ask<{ file: string }>("rename", wanted);
    const redirect = [{ after: "/news/a-sample-item leads to /news/one-more" }];
    const { changes } = await ask<Changes>("changes");
    expect(changes).toMatchObject([{ file, fields: redirect }]);
    const redirects = "content/site/redirects.yaml";
    const led = read(redirects);
    writeFileSync(join(copy.root, redirects), led.replace("to: /\n", "to: /about\n"));
    const both = await ask<Changes>("changes");
    expect(both.changes).toMatchObject([
      { file: redirects, fields: [{ after: "/about" }] },
      { file, fields: redirect },
    ]);
    writeFileSync(join(copy.root, redirects), led);
    await ask("take-back", changes[0]);
    expect(git("status", "--porcelain", "content")).toBe("");
  });

  test("says in one word how far each file is", async () => {
    const stateOf = async (wanted: string) => {
      const { folders } = await ask<Overview>("overview");
      return folders.flatMap(({ files }) => files).find((one) => one.file === wanted)?.state;
    };
    expect(await stateOf(member)).toEqual({ state: "handed-on" });
    const edited = await edit(await open(member), set(["name"], "A Name"));
    expect(await stateOf(member)).toEqual({ state: "unsaved" });
    await save(edited);
    expect(await stateOf(member)).toEqual({ state: "saved" });
    const { file } = await ask<{ file: string }>("new", { folder: "news", title: "Later" });
    expect(await stateOf(file)).toEqual({ state: "draft" });
    const showsFrom = "2099-01-02T09:30:00+03:00";
    const later = [set(["draft"], false), set(["publishAt"], showsFrom), set(["summary"], "It.")];
    const sample = await edit(await open(file), ...later);
    // The sample text of the template is no text.
    expect(sample.problems).toMatchObject([{ field: "body" }]);
    await save(await edit(sample, set(["body"], "It is a text.")));
    expect(await stateOf(file)).toEqual({ state: "waiting", showsFrom, isHere: true });
    const begun = await ask<{ file: string }>("new", { folder: "team", title: "Head of Gardens" });
    const unfinished = { state: "unfinished" };
    expect(await stateOf(begun.file)).toEqual(unfinished);
    expect((await open(begun.file)).progress).toEqual(unfinished);
    await ask("delete", { file: begun.file });
    await ask("publish", { author });
    expect(await stateOf(file)).toEqual({ state: "waiting", showsFrom, isHere: false });
    expect(await stateOf(member)).toEqual({ state: "handed-on" });
    git("revert", "--no-edit", "HEAD");
  });

  test("an item shows when its moment comes, and nothing else that is saved does", async () => {
    const file = "content/news/a-sample-item.md";
    const online = join(copy.root, "online.txt");
    const commands = { build, putOnline: `echo built >> "${online}"` };
    const moment = "2026-11-20T08:00:00Z";
    await save(await edit(await open(file), set(["publishAt"], moment)));
    await ask("publish", { author });
    expect(await publishDue(workspace, commands)).toEqual([]);
    // As if that had been before the moment.
    workspace.builtAt = Date.parse(moment) - 1;
    await change();
    expect(await publishDue(workspace, commands)).toEqual([]);
    expect(existsSync(online)).toBe(false);
    git("checkout", "--quiet", "--", member);
    expect(await publishDue(workspace, commands)).toEqual([file]);
    expect(await publishDue(workspace, commands)).toEqual([]);
    expect(readFileSync(online, "utf8").trim()).toBe("built");
    git("revert", "--no-edit", "HEAD");
  });

  test("a change is taken back to what was published last", async () => {
    const before = read(member);
    await change();
    await ask("take-back", { file: member, version: await shown() });
    expect(read(member)).toBe(before);
  });

  test("a change after the list was shown is not taken back", async () => {
    await change();
    const version = await shown();
    const theirs = `${read(member)}# Theirs\n`;
    writeFileSync(join(copy.root, member), theirs);
    const refused = await ask("take-back", { file: member, version });
    expect(refused).toMatchObject({ status: 409 });
    const draft = await edit(await open(member), set(["order"], 9));
    const again = await ask("take-back", { file: member, version: await shown() });
    expect(again).toMatchObject({ status: 422 });
    expect(read(member)).toBe(theirs);
    expect((await open(member)).text).toBe(draft.text);
  });
});
