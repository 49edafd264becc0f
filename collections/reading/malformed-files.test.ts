import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { Content } from "#collections/content.ts";
import { exampleFiles } from "#collections/example-files.fixture.ts";
import { getLegalPages } from "#collections/legal/legal-pages.ts";
import { getCourses } from "#collections/offers/collections.ts";
import { readAllContent } from "#collections/open-content.ts";
import { getPage, pageIds } from "#collections/pages/pages.ts";
import { getTeam } from "#collections/team/collection.ts";
import { mistakes } from "./mistakes.fixture.ts";
import { projectRoot } from "./project-root.ts";

describe("a malformed file", () => {
  let root: string;
  let last: Content | undefined;
  /** Whether a test has left changed files in the copy. */
  let isChanged = true;

  beforeEach(() => {
    if (!isChanged) return;
    removeCopy();
    root = mkdtempSync(join(tmpdir(), "otc-content-"));
    cpSync(join(projectRoot(), "content"), join(root, "content"), { recursive: true });
    symlinkSync(join(projectRoot(), "public"), join(root, "public"));
    for (const [file, source] of Object.entries(exampleFiles)) {
      const path = join(root, "content", file);
      // A folder that holds nothing yet is not there.
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, source);
    }
    last = undefined;
    isChanged = false;
  });
  const removeCopy = () => root && rmSync(root, { recursive: true });
  afterAll(removeCopy);

  /** The copy as it is now; like the editor, it parses only what has changed since the last reading. */
  function reading(): Content {
    last = new Content(root, last);
    return last;
  }

  /** Changes one file of the copy, reads it, and puts the file back. */
  function messageAfter(file: string, edit: (source: string) => string, read: () => unknown) {
    const path = join(root, "content", file);
    const source = readFileSync(path, "utf8");
    const edited = edit(source);
    expect(edited, "the test changes the file").not.toBe(source);
    writeFileSync(path, edited);
    try {
      read();
      return "";
    } catch (error) {
      return String((error as Error).message);
    } finally {
      writeFileSync(path, source);
    }
  }

  test("is reported once, even when several readers need it", () => {
    const read = () => readAllContent(reading());
    const text = messageAfter("cases/example.yaml", () => "caseName: ]", read);
    expect(text.split("\n")).toHaveLength(2);
    expect(text).toMatch(
      /^content\/cases\/example\.yaml has 1 problem:\n {2}line 1: cannot be read/,
    );
  });

  test.each(mistakes)("%o in %s", (get, file, from, to, message) => {
    let line = 0;
    const text = messageAfter(
      file,
      (source) => {
        const edited = source.replace(from, to);
        const before = source.split("\n");
        line = 1 + edited.split("\n").findIndex((content, index) => content !== before[index]);
        return edited;
      },
      () => get(reading()),
    );
    expect(text).toContain(`content/${file}`);
    expect(text).toMatch(new RegExp(message.source.replace("HERE", String(line))));
  });

  test("is reported when its name ends in .yml", () => {
    isChanged = true;
    const path = join(root, "content", "team", "volunteer.yml");
    writeFileSync(path, "position: Volunteer\n");
    expect(() => getTeam(root)).toThrow(
      "content/team/volunteer.yml has 1 problem:\n  is not read: the name of a content file must end in .yaml or .md",
    );
  });

  test("is listed together with the mistakes of all other files", () => {
    let all = "";
    messageAfter(
      "courses/example.yaml",
      (source) => source.replace("level: Any", "level:"),
      () => {
        all = messageAfter(
          "hub/example.yaml",
          (source) => source.replace("icon: dots", "icon: dot"),
          () => readAllContent(reading()),
        );
      },
    );
    expect(all).toMatch(/content\/courses\/example\.yaml has 1 problem:/);
    expect(all).toMatch(/content\/hub\/example\.yaml has 1 problem:/);
  });

  test.each(pageIds.map((id) => [id]))("the page %s without its title", (id) => {
    const text = messageAfter(
      `pages/${id}.yaml`,
      (source) => source.replace(/^title: .*\n/m, ""),
      () => getPage(id, reading()),
    );
    expect(text).toContain(`content/pages/${id}.yaml has 1 problem`);
    expect(text).toMatch(/title: is missing; it must be text/);
  });

  test("a legal page without the day of its last change", () => {
    isChanged = true;
    const folder = join(root, "content", "legal");
    const fields = "order: 9\npath: /legal/terms\ntitle: a\ndescription: a\nbreadcrumb: a\n";
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    writeFileSync(
      join(folder, "test.md"),
      `---\n${fields}heading: a\nlead: a\ninShort: [a]\n---\n\nText.\n`,
    );
    expect(() => getLegalPages(root)).toThrow(
      /content\/legal\/test\.md has 1 problem:\n {2}line 2, updatedOn: is missing; it must be text/,
    );
  });

  /** Changes files of the copy, reads everything, and gives the lines of what is said. */
  function saidOf(edits: Record<string, (source: string) => string>): string[] {
    isChanged = true;
    for (const [file, edit] of Object.entries(edits)) {
      const path = join(root, "content", file);
      const source = readFileSync(path, "utf8");
      expect(edit(source), `the test changes ${file}`).not.toBe(source);
      writeFileSync(path, edit(source));
    }
    try {
      readAllContent(reading());
      return [];
    } catch (error) {
      return String((error as Error).message).split("\n");
    }
  }

  test("is reported for links, pictures, HTML and gaps in newsletters, guides and legal texts", () => {
    const below = (text: string) => (source: string) => `${source.trimEnd()}\n\n${text}\n`;
    const said = saidOf({
      "newsletters/example.md": below(
        "[Here](/nowhere), <b>bold</b>, [below](#end).\n\n![A dot](/images/dot.png)\n\nA note.[^1]\n\n[^1]: It.",
      ),
      "documents/example.md": below("[Here](/nowhere)"),
      "legal/terms.md": below("[Here](/nowhere), call {fax}.\n\n<p>HTML</p>\n\n{tabel}"),
    });
    const noPage = /^ {2}line \d+: links to \/nowhere, and there is no such page$/;
    const html = /^ {2}line \d+: must not contain HTML; use Markdown only$/;
    expect(said.filter((line) => noPage.test(line))).toHaveLength(3);
    expect(said.filter((line) => html.test(line))).toHaveLength(2);
    for (const reason of [
      "shows a picture; a newsletter has none",
      "has a footnote; a newsletter has none",
      'has the link "#end", to a heading or a telephone; a newsletter has none',
      "asks for {fax}, which has no value",
      "asks for {tabel}, which has no value",
    ]) {
      expect(said.join("\n")).toContain(`: ${reason}`);
    }
  });

  test("is reported when what a page says elsewhere takes the place of nothing", () => {
    const said = saidOf({
      "legal/privacy.md": (source) => source.replace(/(?<=begins: )["']?\p{L}+/u, "Qqq"),
    });
    expect(said).toEqual([
      "content/legal/privacy.md has 1 problem:",
      expect.stringMatching(
        /^ {2}line \d+: takes the place of what begins with "Qqq.*", and the page has no such paragraph$/,
      ),
    ]);
  });

  test("is reported when an address inside the site shows nothing", () => {
    let line = 0;
    const said = saidOf({
      "pages/home.yaml": (source) => {
        line = source.slice(0, source.search(/href: \//)).split("\n").length;
        return source.replace(/href: \/[^\s,}]*/, "href: /nowhere#part");
      },
      "site/redirects.yaml": (source) => source.replace(/to: \/[^\s,}]*/, "to: /nowhere"),
      // A file of public/, an address that is redirected, and what the server makes are all fine.
      "documents/example.md": (source) => `${source}\n[Here](/newsletter/archive/2026-12)\n`,
    });
    expect(said).toEqual([
      "content/site/redirects.yaml has 1 problem:",
      expect.stringMatching(
        /^ {2}line \d+, \[\d+\]\.to: leads to \/nowhere, and there is no such page$/,
      ),
      "content/pages/home.yaml has 1 problem:",
      expect.stringMatching(
        new RegExp(`^ {2}line ${line}, .*href: leads to /nowhere#part, and there is no such page$`),
      ),
    ]);
  });

  test("is reported when a published item has unfinished texts of its template", () => {
    const toDo = (source: string) =>
      source.replace(/^subtitle: .*/m, 'subtitle: "TODO: what it is"');
    expect(saidOf({ "documents/example.md": toDo })).toEqual([
      "content/documents/example.md has 1 problem:",
      expect.stringMatching(
        /^ {2}line \d+, subtitle: is still to be written: it begins with TODO:$/,
      ),
    ]);
  });

  test("may be unfinished as a draft", () => {
    const toDo = (source: string) =>
      source.replace(/^subtitle: .*/m, 'subtitle: "TODO: what it is"\ndraft: true');
    expect(saidOf({ "documents/example.md": toDo })).toEqual([]);
  });

  test("is reported with all its mistakes, in the order of its lines", () => {
    const text = messageAfter(
      "team/example.yaml",
      (source) => source.replace(/^position:.*/m, "position: ''").replace("bio:", "biography:"),
      () => getTeam(reading()),
    );
    expect(text.split("\n")).toEqual([
      "content/team/example.yaml has 3 problems:",
      expect.stringMatching(/^ {2}.*bio: is missing; it must be a list$/),
      expect.stringMatching(/^ {2}line 4, position: must not be empty$/),
      expect.stringMatching(/^ {2}line \d+, biography: is not a known field; check its spelling$/),
    ]);
  });

  test("is reported with the line of a value that YAML takes for a reference", () => {
    const text = messageAfter(
      "courses/example.yaml",
      (source) => source.replace("title: An example", "title: *important*"),
      () => getCourses(reading()),
    );
    expect(text).toBe(
      'content/courses/example.yaml has 1 problem:\n  line 3: cannot be read as YAML (*important* refers to nothing); put the text into "quotation marks"',
    );
  });

  test("is reported with its line when it is no YAML", () => {
    const text = messageAfter(
      "courses/example.yaml",
      (source) => source.replace("title: An example", "title: An: example"),
      () => getCourses(reading()),
    );
    expect(text).toMatch(
      /content\/courses\/example\.yaml has 1 problem:\n {2}line 3: cannot be read as YAML/,
    );
  });
});
