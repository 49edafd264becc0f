import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { exampleFiles } from "#collections/example-files.fixture.ts";
import { pageExists, unpublishedAddresses } from "#collections/pages/pages.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { getOpportunities, isClosed, nextClosing } from "./opportunities.ts";

const example = exampleFiles["opportunities/example.md"] ?? "";

/** A root whose only content are these opportunities. */
function rootWith(files: Record<string, string>): string {
  const root = temporaryFolder();
  for (const [name, source] of Object.entries(files)) {
    const path = join(root, "content/opportunities", name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, source);
  }
  return root;
}

describe("a deadline", () => {
  const one = { deadline: "2026-12-01T17:00:00+03:00" };
  const moment = Date.UTC(2026, 11, 1, 14);

  test("passes at its exact moment, in any time zone", () => {
    expect(isClosed(one, moment - 1)).toBe(false);
    expect(isClosed(one, moment)).toBe(true);
    expect(isClosed({ deadline: "2026-12-01T14:00:00Z" }, moment)).toBe(true);
  });

  test("finds the next one across time zones, and none when all have passed", () => {
    const other = { deadline: "2026-12-01T15:30:00Z" };
    expect(nextClosing([other, one], moment - 1)).toBe(one.deadline);
    expect(nextClosing([other, one], moment)).toBe(other.deadline);
    expect(nextClosing([other, one], Date.parse(other.deadline))).toBeUndefined();
  });
});

describe("opportunity files", () => {
  test("are sorted by deadline, without drafts", () => {
    const root = rootWith({
      "late.md": example.replace("2026-12-01T17", "2026-12-24T17"),
      "soon.md": example,
      "draft.md": example.replace("kind: job", "kind: job\ndraft: true"),
    });
    expect(getOpportunities(root).map(({ path }) => path)).toEqual([
      "/opportunities/soon",
      "/opportunities/late",
    ]);
  });

  test.each([
    ["deadline: 2026-12-01T17:00:00+03:00", "deadline: 2026-12-01", "deadline: must be a moment"],
    ["deadline: 2026-12-01T17", "deadline: 2026-11-01T17", "deadline: must not be earlier"],
    ["kind: job", "kind: event", "starts: must say when the event begins"],
    ["kind: job", "kind: job\nends: 2026-12-02T17:00:00+03:00", "ends: must be later than starts"],
    ["place: Kampala\n", "", "place: is missing"],
    ["pay: Unpaid\n", "", "pay: is missing"],
    ["applicantData:\n  - Deleted after the test.\n", "", "applicantData: is missing"],
    ["href: /contact", "href: http://example.org", "apply.href"],
  ])("“%s” written as “%s” is refused at its field", (from, to, reason) => {
    expect(example).toContain(from);
    expect(() => getOpportunities(rootWith({ "a.md": example.replace(from, to) }))).toThrow(reason);
  });
});

test("shows a conditional page with its first item, but not for a draft", () => {
  const none = rootWith({ "draft.md": example.replace("kind: job", "kind: job\ndraft: true") });
  const some = rootWith({ "first.md": example });
  expect(pageExists("opportunities", none)).toBe(false);
  expect(unpublishedAddresses(none)).toEqual([
    "/opportunities",
    "/opportunities/deadlines.ics",
    "/about/partners",
  ]);
  expect(pageExists("opportunities", some)).toBe(true);
  expect(unpublishedAddresses(some)).toEqual(["/about/partners"]);
  expect(pageExists("about", none)).toBe(true);
});
