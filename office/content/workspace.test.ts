// @module-tag slow
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { copyContent } from "./content-copy.fixture.ts";
import { samples, writeSamples } from "./sample-content.fixture.ts";
import { Workspace } from "./workspace.ts";

const { member } = samples;
let copy: ReturnType<typeof copyContent>;
let before: string;

const path = () => join(copy.root, member);

beforeEach(() => {
  copy = copyContent(writeSamples);
  before = readFileSync(path(), "utf8");
});
afterEach(() => copy[Symbol.dispose]());

test("a picture that was never named is thrown away at the next start, and a named one stays", async () => {
  const bytes = readFileSync("public/icon-192.png");
  const first = new Workspace(copy.root);
  const address = await first.pictures.keep("team", "face.png", bytes);
  const other = await first.pictures.keep("team", "other.png", readFileSync("public/icon-512.png"));
  first.write(member, before.replace(/^image: /m, `image: ${address} `));
  new Workspace(copy.root);
  const brought = join(copy.root, ".cache/office/pictures");
  expect([address, other].map((one) => existsSync(join(brought, one)))).toEqual([true, false]);
});

describe("the pages beside the form", () => {
  const other = "content/pages/about.yaml";
  const shown = (workspace: Workspace, file: string) => {
    workspace.check();
    const path = join(workspace.copy, file);
    return existsSync(path) ? readFileSync(path, "utf8") : undefined;
  };
  const change = (file: string, from: RegExp, to: string) => {
    const text = readFileSync(join(copy.root, file), "utf8").replace(from, to);
    writeFileSync(join(copy.root, file), text);
    return text;
  };

  test("keep a file as it was before a mistake, and follow all others", () => {
    const next = new Workspace(copy.root);
    expect(shown(next, member)).toBe(before);
    next.write(member, before.replace(/^position: .*/m, "position:"));
    expect(shown(next, member)).toBe(before);
    expect(next.isHeld(member)).toBe(true);
    const right = change(other, /^heading: .*/m, "heading: Another one");
    expect(shown(next, other)).toBe(right);
    next.write(member, before);
    next.check();
    expect(next.held()).toEqual([]);
  });

  test("keep a file as it was when another one would break without that", () => {
    const next = new Workspace(copy.root);
    const shownBefore = shown(next, samples.case);
    const heading = change(other, /^heading: .*/m, "heading: Another one");
    rmSync(join(copy.root, samples.case));
    expect(next.check().length).toBeGreaterThan(0);
    expect(shown(next, samples.case)).toBe(shownBefore);
    expect(shown(next, other)).toBe(heading);
  });

  test("tell of a mistake in a text also while another file cannot be read", () => {
    const next = new Workspace(copy.root);
    next.check();
    change(other, /^heading: .*/m, "heading:");
    const text = readFileSync(join(copy.root, samples.news), "utf8");
    next.write(samples.news, `${text}\nSee www.example.org here.\n`);
    const ofNews = () => next.check().filter(({ file }) => file === samples.news);
    expect(ofNews().map(({ field }) => field)).toEqual(["body"]);
    expect(next.isHeld(samples.news)).toBe(true);
    next.write(samples.news, `${text}\nSee here.\n`);
    expect([ofNews(), next.isHeld(samples.news)]).toEqual([[], false]);
  });

  test("begin with what was published last where a file on disk has a mistake", () => {
    const published = readFileSync(join(copy.root, other), "utf8");
    change(other, /^heading: .*/m, "heading:");
    const isNew = "content/team/head-of-nothing.yaml";
    writeFileSync(join(copy.root, isNew), "position: Head of Nothing\n");
    const next = new Workspace(copy.root);
    expect(shown(next, other)).toBe(published);
    expect(shown(next, isNew)).toBe(undefined);
    expect(shown(next, member)).toBe(before);
  });
});
