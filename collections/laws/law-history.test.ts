import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { getLawChanges } from "./law-history.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "otc-history-"));
  mkdirSync(join(root, "content/laws"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function git(parameters: string[], day = "2026-01-01"): void {
  const date = `${day}T12:00:00+03:00`;
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  const who = ["-c", "user.name=An editor", "-c", "user.email=editor@example.org"];
  execFileSync("git", [...who, ...parameters], { cwd: root, env, stdio: "ignore" });
}

function write(name: string, fields: Record<string, string>): void {
  const lines = Object.entries(fields).map(([field, value]) => `${field}: ${value}`);
  writeFileSync(join(root, `content/laws/${name}.md`), `---\n${lines.join("\n")}\n---\n`);
}

function commit(day: string): void {
  git(["add", "-A"]);
  git(["commit", "-m", "A change"], day);
}

const bill = {
  country: "Uganda",
  title: "Some Bill",
  standing: "bill",
  sources: "[Some source]",
  verifiedOn: "2026-01-01",
};

test("reports an added law, its visible changes and its removal", () => {
  git(["init"]);
  write("some-bill", bill);
  commit("2026-01-01");
  const { verifiedOn, ...rest } = bill;
  // Other names and other ways of writing the same are no change.
  write("some-bill", { ...rest, sources: "[{ name: Some source }]", checkedOn: verifiedOn });
  commit("2026-01-02");
  write("some-bill", { ...rest, standing: "law", checkedOn: "2026-01-03" });
  commit("2026-01-03");
  // Two steps on one day that come to nothing together.
  write("some-bill", { ...rest, standing: "repealed", checkedOn: "2026-01-03" });
  commit("2026-01-04");
  write("some-bill", { ...rest, standing: "law", checkedOn: "2026-01-03" });
  commit("2026-01-04");
  rmSync(join(root, "content/laws/some-bill.md"));
  write("another-bill", { ...bill, title: "Another Bill", draft: "true" });
  commit("2026-01-05");
  const law = { slug: "some-bill", title: "Some Bill", country: "Uganda" };
  expect(getLawChanges(root)).toEqual([
    { ...law, day: "2026-01-05", kind: "removed", fields: [] },
    {
      ...law,
      day: "2026-01-03",
      kind: "changed",
      fields: ["standing", "day of the last check"],
    },
    { ...law, day: "2026-01-01", kind: "added", fields: [] },
  ]);
});

test("reports what changes in a fact, and not that it got a source of its own", () => {
  git(["init"]);
  write("some-act", { ...bill, inForce: "yes", regulator: "An office" });
  commit("2026-01-01");
  const sourced = "source: { name: A gazette }, comparedOn: 2026-01-02";
  const regulator = `{ name: An office, ${sourced} }`;
  write("some-act", { ...bill, inForce: `{ answer: yes, ${sourced} }`, regulator });
  commit("2026-01-02");
  const inForce = `{ answer: yes, since: 2025-05-12, ${sourced} }`;
  write("some-act", { ...bill, inForce, regulator });
  commit("2026-01-03");
  expect(getLawChanges(root)?.map(({ day, fields }) => [day, fields])).toEqual([
    ["2026-01-03", ["whether it is in force"]],
    ["2026-01-01", []],
  ]);
});

test("returns nothing in a plain folder or a shallow clone", () => {
  write("some-bill", bill);
  expect(getLawChanges(root)).toBeUndefined();
  git(["init"]);
  commit("2026-01-01");
  write("some-bill", { ...bill, standing: "law" });
  commit("2026-01-02");
  const clone = join(root, "clone");
  git(["clone", "--depth", "1", `file://${root}`, clone]);
  expect(getLawChanges(clone)).toBeUndefined();
  expect(getLawChanges(join(root, "content"))).toBeUndefined();
});
