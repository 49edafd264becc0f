// @module-tag slow
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { casesPath } from "#collections/cases/cases.ts";
import { getRedirects } from "#collections/site/redirects.ts";
import type { Edit, SentEdit } from "../core/edit.ts";
import { placeOfEdit, valueIn, valuesAfter } from "../core/edit-place.ts";
import { fieldName } from "../core/field-title.ts";
import type {
  BeforeDeleting,
  ChangedFile,
  Choices,
  OpenFile,
  SearchResult,
} from "../core/open-file.ts";
import { listChanges } from "../online/changes.ts";
import { takeBack } from "../online/take-back.ts";
import { createApi } from "./api.ts";
import { copyContent } from "./content-copy.fixture.ts";
import { listingOf } from "./listing.ts";
import { storedFile } from "./responses.ts";
import { sampleQuestions, samples, writeSamples } from "./sample-content.fixture.ts";
import { Workspace } from "./workspace.ts";

// A picture starts a program that reads it.
vi.setConfig({ testTimeout: 120_000 });

let copy: ReturnType<typeof copyContent>;
let workspace: Workspace;
/** Who asks. */
let person = "One of us";
let ask: <T>(path: string, body?: unknown) => Promise<T & { status: number }>;

const read = (file: string) => readFileSync(join(copy.root, file), "utf8");
const git = (...typed: string[]) =>
  execFileSync("git", typed, { cwd: copy.root, encoding: "utf8" }).trim();

beforeAll(() => {
  copy = copyContent(writeSamples);
  workspace = new Workspace(copy.root);
  const api = createApi(workspace, () => person);
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
});

const open = (file: string) => ask<OpenFile>(`file?file=${file}`);
const send = (kind: "edit" | "undo" | "replace", body: object) =>
  ask<ChangedFile & { message?: string }>(kind, { id: crypto.randomUUID(), ...body });
/** Sends edits with what the window shows in their place. */
const edit = ({ file, values: shown, annotations }: OpenFile, ...edits: Edit[]) => {
  let values = shown;
  const sent = edits.map((one): SentEdit => {
    if (one.kind === "resolve") {
      const found = annotations.find(({ line }) => line === one.line);
      const before = { question: found?.question, field: fieldName(found?.path ?? []) };
      return { edit: one, before };
    }
    const before = valueIn(values, placeOfEdit(one));
    values = valuesAfter(values, one);
    return { edit: one, before };
  });
  return send("edit", { file, edits: sent });
};
const set = (path: (string | number)[], value: unknown): Edit => ({ kind: "set", path, value });

const { member } = samples;

test("every content file has a form, and an edit that changes nothing alters no byte", async () => {
  const { folders, problems } = await listingOf(workspace);
  expect(problems).toEqual([]);
  const files = folders.flatMap((folder) => folder.files.map(({ file }) => file));
  expect(files.length).toBeGreaterThan(180);
  const before = new Map(files.map((file) => [file, readFileSync(join(copy.root, file))]));
  for (const file of files) {
    const opened = await open(file);
    expect(opened.form?.control.kind, file).toMatch(/group|list/);
    const values = opened.values as Record<string, unknown>;
    const [name = 0] = Object.keys(values);
    const same = set([Array.isArray(values) ? 0 : name], values[name]);
    expect((await edit(opened, same)).status, file).toBe(200);
  }
  const altered = files.filter(
    (file) => !before.get(file)?.equals(readFileSync(join(copy.root, file))),
  );
  expect(altered).toEqual([]);
  expect(git("status", "--porcelain")).toBe("?? .cache/");
}, 180_000);

test("what is no JSON is refused in a sentence", async () => {
  for (const path of ["edit", "undo", "new"]) {
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

test("what is typed is kept at once, and a problem is reported at its field", async () => {
  const before = read(member);
  const wrong = await edit(await open(member), set(["social", "email"], "nowhere"));
  expect(wrong.problems).toMatchObject([
    { field: "social.email", reason: "must be an e-mail address such as name@example.org" },
  ]);
  expect(wrong.progress).toEqual({ state: "unfinished" });
  expect(read(member)).toBe(before.replace("sample@otc.example", "nowhere"));
  const right = await edit(wrong, set(["social", "email"], "sample@otc.example"));
  expect(right).toMatchObject({ problems: [], text: before });
  expect((await open(member)).progress).toEqual({ state: "handed-on" });
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
    (await listingOf(workspace)).questions.find(({ id }) => id === wanted.id);
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

describe("two people in one text", () => {
  test("join where they change other fields", async () => {
    const [first, second] = [await open(member), await open(member)];
    await edit(first, set(["name"], "First"));
    const joined = await edit(second, set(["order"], 9));
    expect(joined).toMatchObject({ values: { order: 9, name: "First" }, theirs: [] });
  });

  test("see what the other wrote where the later stands", async () => {
    const [first, second] = [await open(member), await open(member)];
    await edit(first, set(["name"], "First"));
    expect(await edit(second, set(["name"], "Second"))).toMatchObject({
      values: { name: "Second" },
      theirs: [{ path: ["name"], value: "First" }],
    });
  });

  test("know of each other, and when the text is another one", async () => {
    const { file, version } = await open(samples.news);
    const state = () => ask(`state?file=${file}`);
    expect(await state()).toMatchObject({ version, others: [] });
    person = "A colleague";
    const body = { file, edits: [{ edit: set(["title"], "Theirs"), before: "A sample item" }] };
    await send("edit", body);
    expect(await state()).not.toMatchObject({ others: expect.arrayContaining([person]) });
    person = "One of us";
    expect(await state()).toMatchObject({ others: ["A colleague"] });
    expect(await state()).not.toMatchObject({ version });
  });

  test("a change on disk joins like one of another window", async () => {
    const before = await open(member);
    const theirs = read(member).replace("name: #", "name: Theirs #");
    writeFileSync(join(copy.root, member), theirs);
    expect((await edit(before, set(["order"], 9))).values).toMatchObject({ name: "Theirs" });
  });
});

test("a change whose answer was lost is sent again, and made once", async () => {
  const { file } = await open(member);
  const insert: Edit = { kind: "insert", path: ["expertise"], at: 1, value: "More" };
  const body = { file, id: "lost", edits: [{ edit: insert, before: ["Samples"] }] };
  for (const _ of [1, 2]) {
    expect(await ask("edit", body)).toMatchObject({ values: { expertise: ["Samples", "More"] } });
  }
});

test("Undo gives back every byte, and leaves what others wrote since", async () => {
  const opened = await open(member);
  const { text: mine } = await edit(opened, set(["name"], "Mine"));
  await edit(await open(member), set(["order"], 9));
  const shown = { file: member, shown: mine, wanted: opened.text };
  expect(await send("undo", shown)).toMatchObject({ values: { name: null, order: 9 } });
  const after = { ...shown, shown: read(member) };
  expect(await send("undo", after)).toMatchObject({
    text: opened.text,
    progress: { state: "handed-on" },
  });
});

test("a file that is no YAML is corrected as text, and no later change is replaced", async () => {
  const before = read(member);
  writeFileSync(join(copy.root, member), `${before}- "not closed\n`);
  const broken = await open(member);
  expect(broken.form).toBeUndefined();
  const theirs = `${before}# Theirs\n- "not closed\n`;
  writeFileSync(join(copy.root, member), theirs);
  const { version } = broken;
  expect(await send("replace", { file: member, text: before, version })).toMatchObject({
    status: 409,
  });
  expect(read(member)).toBe(theirs);
  const again = { file: member, text: before, version: (await open(member)).version };
  expect(await send("replace", again)).toMatchObject({ status: 200, text: before });
});

describe("new and gone", () => {
  test("a file of each kind is begun, a second under a name of its own, and opens as a form", async () => {
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
      const second = file.replace("a-garden", "a-garden-2");
      expect(await ask("new", { folder, title })).toMatchObject({ status: 200, file: second });
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
    expect((await listingOf(workspace)).problems).toEqual([]);
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
    expect((await listingOf(workspace)).problems).toEqual([]);
    expect(await ask(`state?file=${samples.hearing}`)).toMatchObject({
      version: "",
      movedTo: "content/cases/the-hearing.yaml",
    });
    // Back to its first name, the redirect has nothing to do any more.
    await ask("rename", { file: "content/cases/the-hearing.yaml", name: "sample-hearing" });
    expect(read("content/site/redirects.yaml")).not.toContain("/sample-hearing,");
  });

  test("a stage is deleted once no case names it, whatever links to its main case", async () => {
    const stage = samples.hearing;
    const { links: named } = await ask<BeforeDeleting>(`links?file=${stage}`);
    expect(named.map(({ excerpt }) => excerpt)).toEqual(named.map(() => "sample-hearing"));
    for (const { file } of named) {
      const source = read(file).replaceAll(/^ *- sample-hearing\n/gm, "");
      writeFileSync(join(copy.root, file), source);
    }
    expect(await ask("delete", { file: stage })).toMatchObject({ status: 200 });
    expect((await listingOf(workspace)).problems).toEqual([]);
  });

  test("where a deleted page’s address leads is a page of the site", async () => {
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
    await edit(opened, set([0, "to"], "/about"));
    expect(await ask("delete", { file, leadTo: "/news" })).toMatchObject({ status: 200 });
    const after = read(redirects);
    expect(after).toContain(`- { from: ${first}, to: /about, status: 308 }`);
    expect(after).toContain("- { from: /gone, to: /news, status: 308 }");
    expect(after).toContain("- { from: /news/blogs/gone-soon, to: /news, status: 308 }");
  });

  test("a file that something leads to stays, and one that nothing leads to goes", async () => {
    const { links, copy: kept } = await ask<BeforeDeleting>(`links?file=${samples.case}`);
    expect(links.length).toBeGreaterThan(1);
    expect(kept).toBe("public");
    expect(await ask("delete", { file: samples.case })).toMatchObject({ status: 422 });
    const { file } = await ask<{ file: string }>("new", { folder: "blogs", title: "Gone soon" });
    expect(await ask(`links?file=${file}`)).toMatchObject({ links: [], copy: "none" });
    expect(await ask("delete", { file, leadTo: "/news" })).toMatchObject({ status: 200 });
    expect(existsSync(join(copy.root, file))).toBe(false);
    expect(read("content/site/redirects.yaml")).toContain("/news/blogs/gone-soon");
  });

  test("no name leads out of the content", async () => {
    for (const file of ["content/../package.json", "content/team/../../x.yaml", "/etc/passwd"]) {
      expect(await ask(`file?file=${file}`)).toMatchObject({ status: 422 });
      expect(await send("replace", { file, version: "", text: "x" })).toMatchObject({
        status: 422,
      });
      expect(await ask("delete", { file })).toMatchObject({ status: 422 });
    }
  });
});

describe("files that the site needs", () => {
  test("are neither deleted nor renamed", async () => {
    const file = "content/site/organisation.yaml";
    for (const [path, wanted] of Object.entries({
      delete: { file },
      rename: { file, name: "us" },
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
    expect((await ask<Choices>(`choices?file=${samples.news}`)).links).toContainEqual({ address });
    const offer = set(["downloads"], [{ label: "The report", file: address }]);
    const offered = await edit(await open(samples.news), offer);
    expect(offered.problems).toEqual([]);
    expect(isThere(address)).toBe(true);
    const changes = await listChanges(workspace);
    expect(changes.map(({ files }) => files)).toEqual([[samples.news, `public${address}`]]);
    await edit(await open(samples.news), { kind: "remove", path: ["downloads"] });
    expect(isThere(address)).toBe(false);
  });

  test("they come into the project with the file that names them, and go when none does", async () => {
    const { address } = await bring("face.png");
    const opened = await open(member);
    expect(isThere(address)).toBe(false);
    const named = await edit(opened, set(["image"], address), set(["agreedOn"], "2026-11-01"));
    expect(named.problems).toEqual([]);
    expect(isThere(address)).toBe(true);
    const changes = await listChanges(workspace);
    expect(changes.map(({ files }) => files)).toEqual([[member, `public${address}`]]);
    await edit(await open(member), set(["image"], null));
    expect(isThere(address)).toBe(false);
    // Undo brings it back.
    await edit(await open(member), set(["image"], address));
    expect(isThere(address)).toBe(true);
    const { version } = await open(member);
    await takeBack(workspace, { file: member, version });
    expect(await listChanges(workspace)).toEqual([]);
  });
});

test("a picture put there by hand is not put online while no file names it", async () => {
  const [picture, file] = ["public/team/left.png", "content/team/left.yaml"];
  mkdirSync(join(copy.root, "public/team"), { recursive: true });
  copyFileSync("public/icon-192.png", join(copy.root, picture));
  const changed = async () => (await listChanges(workspace)).flatMap(({ files }) => files);
  expect(await changed()).toEqual([]);
  writeFileSync(join(copy.root, file), "image: /team/left.png\n");
  expect(await changed()).toEqual([file, picture]);
});
