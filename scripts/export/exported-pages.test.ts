import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formAnswers } from "#collections/pages/form-answers.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { exportedName, isExported } from "./exported-pages.ts";
import { hostRedirects } from "./host-redirects.ts";

test("a page is named after its address, or as the index of a folder", () => {
  expect(exportedName("about/index.html", "files")).toBe("about.html");
  expect(exportedName("about/index.html", "folders")).toBe("about/index.html");
  expect(exportedName("about/index.html.br", "files")).toBe("about.html.br");
  expect(exportedName("index.html", "files")).toBe("index.html");
  expect(exportedName("feeds/all.rss", "files")).toBe("feeds/all.rss");
  for (const names of ["files", "folders"] as const) {
    expect(exportedName("404/index.html", names)).toBe("404.html");
  }
});

test("answers of our server are left out", () => {
  expect(["/contact", "/contact/sent", "/404"].filter(isExported)).toHaveLength(3);
  // A form service can lead there, as our server does.
  expect(formAnswers.filter(isExported)).toEqual(["/contact/sent"]);
  expect(["/500", "/newsletter/confirmed", "/donate/pledge"].filter(isExported)).toEqual([]);
});

test("redirects have the statuses that every host knows", () => {
  const redirects = [
    { from: "/home", to: "/", status: 308 as const },
    { from: "/now", to: "/news", status: 307 as const },
  ];
  expect(hostRedirects(redirects)).toBe("/home / 301\n/now /news 302\n");
});

test("an export refuses in one line what it does not know, and a folder with records of Git", () => {
  const folder = temporaryFolder();
  for (const name of ["_headers", "_redirects"]) writeFileSync(join(folder, name), "");
  mkdirSync(join(folder, ".git"));
  const run = (...typed: string[]) => {
    const script = join(import.meta.dirname, "export-site.ts");
    return spawnSync(process.execPath, [script, ...typed], { encoding: "utf8" });
  };
  expect(run("--to", folder)).toMatchObject({
    status: 1,
    stderr: `${folder} holds .git. Name another folder: --to <folder>\n`,
  });
  expect(readdirSync(folder)).toContain(".git");
  expect(run("--form", "x")).toMatchObject({ status: 2, stderr: "Unknown option '--form'\n" });
}, 60_000);
