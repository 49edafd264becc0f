import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { projectRoot } from "../../collections/reading/project-root.ts";
import { getOpenQuestions } from "../../collections/site/open-questions.ts";
import { launchFindings } from "./launch-findings.ts";

describe("the launch check on the content as it stands", () => {
  const findings = launchFindings(projectRoot());

  test("every one of the 26 questions of the content brief is on the list or was settled", () => {
    const questions = getOpenQuestions();
    const listed = new Set(findings.map(({ question }) => question));
    for (let id = 1; id <= 26; id += 1) {
      const question = questions.find((entry) => entry.id === id);
      expect(question, `question ${id}`).toBeDefined();
      expect(listed.has(id) || Boolean(question?.settled), `question ${id}`).toBe(true);
    }
  });

  test("each finding names a line that carries a mark, a stopgap or the question, or what is missing", () => {
    for (const { file, line, kind, text } of findings) {
      const source = readFileSync(join(projectRoot(), file), "utf8").split("\n")[line - 1];
      // A field that must be filled in may not be in its file yet.
      const expected = /^(?:standing|condition)$/.test(kind)
        ? /./
        : /⚠|\.example|to be confirmed|- id: \d+/;
      expect(source, `${file}:${line}`).toMatch(expected);
      expect(text).not.toBe("");
    }
  });

  test("no mark points to a question that does not exist or was settled", () => {
    expect(findings.filter(({ kind }) => kind === "mistake")).toEqual([]);
  });
});

describe("the launch check as a command", () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "otc-launch-"));
    cpSync(join(projectRoot(), "content"), join(root, "content"), { recursive: true });
    mkdirSync(join(root, "public"));
    for (const name of readdirSync(join(projectRoot(), "public"))) {
      const [from, to] = [join(projectRoot(), "public", name), join(root, "public", name)];
      // Versions of the data are taken away below.
      if (name === "data") cpSync(from, to, { recursive: true });
      else symlinkSync(from, to);
    }
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const run = () =>
    spawnSync(process.execPath, ["workshop/launch/launch-check.ts", root], {
      cwd: projectRoot(),
      encoding: "utf8",
    });
  const change = (file: string, edit: (source: string) => string) => {
    const path = join(root, "content", file);
    writeFileSync(path, edit(readFileSync(path, "utf8")));
  };
  const emailLine = () =>
    1 +
    readFileSync(join(root, "content/site/organisation.yaml"), "utf8")
      .split("\n")
      .findIndex((line) => line.startsWith("email:"));
  const settleAll = () => {
    change("site/open-questions.yaml", (source) =>
      source.replace(/settled:$/gm, "settled: 2026-12-01"),
    );
    for (const file of new Set(launchFindings(root).map((finding) => finding.file))) {
      change(file.replace(/^content\//, ""), (source) =>
        source
          .replace(/\s*# ⚠.*$/gm, "")
          .replace(/confirmedBy:$/gm, "confirmedBy: { name: An advocate, on: 2026-12-01 }")
          .replace(/[\w-]+\.example\b/g, "example.org")
          .replace("+256 000 000 000", "+256 312 000 111")
          .replace("Building to be confirmed", "A building"),
      );
    }
  };
  /** Writes a field, which may not be in the file yet. */
  const put = (file: string, field: string, value: string) =>
    change(file, (source) => {
      const line = new RegExp(`^${field}:.*`, "m");
      const written = `${field}: ${value}`;
      return line.test(source) ? source.replace(line, written) : `${source}${written}\n`;
    });
  const fillStanding = () => {
    put("site/organisation.yaml", "legalForm", "Company limited by guarantee, 80012345");
    put("site/organisation.yaml", "foundingYear", "2021");
    put("site/organisation.yaml", "bankAccountHolder", "OTC Limited");
    put("team/head-of-finance.yaml", "name", "A name");
  };
  const fillConditions = () => {
    fillStanding();
    put("site/organisation.yaml", "pdpoAppliedOn", "2026-12-01");
    change("site/processors.yaml", (source) =>
      source
        .replace("  country:", "  country: Uganda")
        .replace("  safeguard:", "  safeguard: the Act itself"),
    );
  };

  test("lists an unconfirmed legal text even without a mark", () => {
    change("rights/wrong.yaml", (source) => source.replace(/^confirmedBy:.*$/m, "confirmedBy:"));
    expect(run().stdout).toMatch(/content\/rights\/wrong\.yaml:\d+ {2}no advocate has confirmed/);
  });

  test("lists file, line and question, and exits 1", () => {
    change("site/open-questions.yaml", (source) =>
      source.replace(/(- id: 5\n(?: .*\n)*? {2}settled:).*/, "$1"),
    );
    change("site/organisation.yaml", (source) =>
      source.replace(
        /^email:.*/m,
        "email: a@b.example # ⚠ 5 placeholder: the public e-mail address",
      ),
    );
    const { status, stdout } = run();
    expect(status).toBe(1);
    expect(stdout).toContain(
      `content/site/organisation.yaml:${emailLine()}  ⚠ 5  the public e-mail address`,
    );
    expect(stdout).toMatch(/Not ready for launch: \d+ points are open\./);
  });

  test("exits 0 once every mark is gone, every stopgap replaced and every question settled", () => {
    settleAll();
    fillConditions();
    const { status, stdout } = run();
    expect(stdout).toContain("Ready for launch");
    expect(status).toBe(0);
  });

  test("refuses open forms while registration, country of the server or its safeguard is blank, marks or none", () => {
    settleAll();
    fillStanding();
    change("site/organisation.yaml", (source) =>
      source.replace(/^(pdpoAppliedOn|pdpoRegistrationNumber):.*/gm, "$1:"),
    );
    expect(launchFindings(root)).toMatchObject([
      { kind: "condition", file: "content/site/organisation.yaml" },
      { kind: "condition", file: "content/site/processors.yaml" },
      { kind: "condition", file: "content/site/processors.yaml" },
    ]);
    const { status, stdout } = run();
    expect(stdout).toContain("Conditions for open forms (3)");
    expect(status).toBe(1);
  });

  test("refuses the launch while legal form, year, bank account or every name is blank, marks or none", () => {
    settleAll();
    fillConditions();
    put("site/organisation.yaml", "legalForm", "Company limited by guarantee");
    put("site/organisation.yaml", "foundingYear", "");
    put("site/organisation.yaml", "bankAccountHolder", "");
    for (const file of readdirSync(join(root, "content/team"))) put(`team/${file}`, "name", "");
    expect(launchFindings(root).map(({ kind, file, text }) => [kind, file, text])).toEqual(
      [
        ["content/site/organisation.yaml", "The legal form with its registration number"],
        ["content/site/organisation.yaml", "The year of foundation"],
        ["content/site/organisation.yaml", "The holder of the bank account"],
        ["content/team/executive-director.yaml", "The name of one person"],
      ].map(([file, words]) => ["standing", file, expect.stringContaining(words ?? "")]),
    );
    const { status, stdout } = run();
    expect(stdout).toContain("Who answers for the organisation (4)");
    expect(status).toBe(1);
  });

  test("finds a stopgap whose mark was taken away too early", () => {
    settleAll();
    fillConditions();
    change("site/organisation.yaml", (source) =>
      source.replace(/^email:.*/m, "email: hello@otc.example"),
    );
    expect(launchFindings(root)).toEqual([
      {
        file: "content/site/organisation.yaml",
        line: emailLine(),
        kind: "placeholder",
        text: "email: hello@otc.example",
      },
    ]);
  });

  test("says when a settled question still has a mark", () => {
    settleAll();
    fillConditions();
    change("site/values.yaml", (source) => `# ⚠ 9 keep both lists?\n${source}`);
    expect(launchFindings(root)).toMatchObject([{ kind: "mistake", line: 1, question: 9 }]);
  });
});
