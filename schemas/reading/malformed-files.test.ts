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
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { getLegalPages } from "#schemas/legal-pages.ts";
import { getCourses } from "#schemas/offers.ts";
import { getPage, pageIds } from "#schemas/pages/pages.ts";
import { getTeam } from "#schemas/team.ts";
import { exampleFiles } from "./example-files.fixture.ts";
import { mistakes } from "./mistakes.fixture.ts";
import { projectRoot } from "./project-root.ts";
import { readEverything } from "./read-everything.ts";

describe("a malformed file stops the build and says what is wrong", () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "otc-content-"));
    cpSync(join(projectRoot(), "content"), join(root, "content"), { recursive: true });
    symlinkSync(join(projectRoot(), "public"), join(root, "public"));
    for (const [file, source] of Object.entries(exampleFiles)) {
      const path = join(root, "content", file);
      // A folder that holds nothing yet is not there.
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, source);
    }
  });
  afterEach(() => rmSync(root, { recursive: true }));

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

  test("a file that several readers need is complained of once", () => {
    const read = () => readEverything(root);
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
      () => get(root),
    );
    expect(text).toContain(`content/${file}`);
    expect(text).toMatch(new RegExp(message.source.replace("HERE", String(line))));
  });

  test("a file whose name ends in .yml is reported instead of being left out in silence", () => {
    const path = join(root, "content", "team", "volunteer.yml");
    writeFileSync(path, "position: Volunteer\n");
    expect(() => getTeam(root)).toThrow(
      "content/team/volunteer.yml has 1 problem:\n  is not read: the name of a content file must end in .yaml or .md",
    );
    rmSync(path);
  });

  test("reading everything lists the mistakes of all files together", () => {
    let all = "";
    messageAfter(
      "courses/example.yaml",
      (source) => source.replace("level: Any", "level:"),
      () => {
        all = messageAfter(
          "hub/example.yaml",
          (source) => source.replace("icon: dots", "icon: dot"),
          () => readEverything(root),
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
      () => getPage(id, root),
    );
    expect(text).toContain(`content/pages/${id}.yaml has 1 problem`);
    expect(text).toMatch(/title: is missing; it must be text/);
  });

  test("a legal page without a date", () => {
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

  test("all mistakes of a file are listed at once, in the order of its lines", () => {
    const text = messageAfter(
      "team/example.yaml",
      (source) => source.replace(/^position:.*/m, "position: ''").replace("bio:", "biography:"),
      () => getTeam(root),
    );
    expect(text.split("\n")).toEqual([
      "content/team/example.yaml has 3 problems:",
      expect.stringMatching(/^ {2}.*bio: is missing; it must be a list$/),
      expect.stringMatching(/^ {2}line 4, position: must not be empty$/),
      expect.stringMatching(/^ {2}line \d+, biography: is not a known field; check its spelling$/),
    ]);
  });

  test("a file that is no YAML is reported with its line", () => {
    const text = messageAfter(
      "courses/example.yaml",
      (source) => source.replace("title: An example", "title: An: example"),
      () => getCourses(root),
    );
    expect(text).toMatch(
      /content\/courses\/example\.yaml has 1 problem:\n {2}line 3: cannot be read as YAML/,
    );
  });
});
