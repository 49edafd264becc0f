import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { readEnvironment } from "#server/environment.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { examineRelease, signaturePurpose, sumFiles, sumsName } from "./release.ts";

/** A folder as `npm run release` makes it, and the file with the key that signed it. */
let folder: string;
let signers: string;

function makeKey(name: string): string {
  const file = join(temporaryFolder(), name);
  execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-C", name, "-f", file]);
  writeFileSync(`${file}.signers`, `release ${readFileSync(`${file}.pub`, "utf8")}`);
  return file;
}

beforeEach(async () => {
  folder = temporaryFolder();
  for (const part of ["build/program", "content", "node_modules/.bin", "node_modules/node/bin"])
    mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(join(folder, "build/program/main.js"), "console.log(1)");
  writeFileSync(join(folder, "content/about.md"), "About");
  writeFileSync(join(folder, "node_modules/node/bin/node"), "Node");
  symlinkSync("../node/bin/node", join(folder, "node_modules/.bin/node"));
  const sums = await sumFiles(folder, ["build", "content", "node_modules"]);
  const list = join(folder, sumsName);
  writeFileSync(list, [...sums].map(([path, sum]) => `${sum}  ${path}\n`).join(""));
  const key = makeKey("ours");
  signers = `${key}.signers`;
  execFileSync("ssh-keygen", ["-q", "-Y", "sign", "-f", key, "-n", signaturePurpose, list], {
    stdio: "ignore",
  });
  // Of this server, and no part of a release.
  writeFileSync(join(folder, ".env"), "LOG_LEVEL=info");
});

const examined = (RELEASE_SIGNERS = "") =>
  examineRelease({ environment: readEnvironment({ RELEASE_SIGNERS }) }, folder);

test("a release without changes is as it was signed", async () => {
  expect(await examined(signers)).toEqual({
    state: "well",
    sentence: "All 4 files are as they were signed.",
  });
  execFileSync("sha256sum", ["--check", "--quiet", sumsName], { cwd: folder });
});

const main = () => join(folder, "build/program/main.js");

test.each<[string, () => void, string]>([
  ["a changed byte", () => writeFileSync(main(), "console.log(2)"), "main.js was changed"],
  ["a missing file", () => rmSync(main()), "build/program/main.js is missing"],
  [
    "an extra package",
    () => {
      mkdirSync(join(folder, "node_modules/pg-native"));
      writeFileSync(join(folder, "node_modules/pg-native/index.js"), "");
    },
    "node_modules/pg-native/index.js was added",
  ],
  [
    "a link that leads elsewhere",
    () => {
      rmSync(join(folder, "node_modules/.bin/node"));
      symlinkSync("/bin/true", join(folder, "node_modules/.bin/node"));
    },
    "node_modules/.bin/node was changed",
  ],
  [
    "a folder in the place of a file",
    () => {
      rmSync(main());
      symlinkSync("/tmp", main());
    },
    "build/program/main.js was changed",
  ],
])("%s is told, with and without a key", async (_, change, sentence) => {
  change();
  for (const key of [signers, undefined])
    expect(await examined(key)).toMatchObject({
      state: "attention",
      sentence: expect.stringContaining(sentence),
    });
});

test("four changes are told as three and one more", async () => {
  for (const name of "abcd") writeFileSync(join(folder, "content", name), "");
  expect((await examined()).sentence).toBe(
    "content/a was added, content/b was added, content/c was added, and 1 more.",
  );
});

test("a release that another key signed is told", async () => {
  expect(await examined(`${makeKey("another")}.signers`)).toMatchObject({
    state: "attention",
    sentence: expect.stringContaining("The signature is not by a key in "),
  });
});

test("a list that was changed after it was signed is told", async () => {
  writeFileSync(join(folder, "content/more.md"), "More");
  const [[path, sum] = []] = await sumFiles(folder, ["content/more.md"]);
  appendFileSync(join(folder, sumsName), `${sum}  ${path}\n`);
  expect((await examined(signers)).state).toBe("attention");
  // Nothing but a signature can tell this.
  expect(await examined()).toMatchObject({
    state: "off",
    sentence: expect.stringContaining("Who wrote it is not checked"),
  });
});

test("a signature of the same key for another purpose does not count", async () => {
  const key = signers.replace(".signers", "");
  const list = join(folder, sumsName);
  rmSync(`${list}.sig`);
  execFileSync("ssh-keygen", ["-q", "-Y", "sign", "-f", key, "-n", "file", list], {
    stdio: "ignore",
  });
  expect((await examined(signers)).state).toBe("attention");
});

test("a release without a signature, or without a list, is told where a key is expected", async () => {
  rmSync(join(folder, `${sumsName}.sig`));
  expect(await examined(signers)).toMatchObject({
    state: "attention",
    sentence: "There is no signature (SHA256SUMS.sig).",
  });
  rmSync(join(folder, sumsName));
  expect((await examined(signers)).state).toBe("attention");
  expect(await examined()).toEqual({
    state: "off",
    sentence:
      "This release has no list of its files (SHA256SUMS), so a changed file would not be noticed.",
  });
});
