import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream, existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { projectRoot } from "#collections/reading/project-root.ts";
import { attention, type ExaminationDependencies, off, unknown, well } from "./finding.ts";

/** The files of a release, in the form of `sha256sum`. */
export const sumsName = "SHA256SUMS";

/** Purpose of the signature, so that the same key's signature of something else does not count. */
export const signaturePurpose = "otc-release";

const signatureName = `${sumsName}.sig`;

/**
 * Returns SHA-256 checksums by path, sorted; empty for what cannot be read as a file. A link counts as the
 * file it leads to.
 */
export async function sumFiles(
  folder: string,
  names: readonly string[],
): Promise<Map<string, string>> {
  const filesIn = (path: string): string[] =>
    lstatSync(join(folder, path)).isDirectory()
      ? readdirSync(join(folder, path)).flatMap((name) => filesIn(`${path}/${name}`))
      : [path];
  const paths = names.filter((name) => existsSync(join(folder, name))).flatMap(filesIn);
  const sums = new Map<string, string>();
  for (const path of paths.toSorted()) {
    const hash = createHash("sha256");
    const isRead = await pipeline(createReadStream(join(folder, path)), hash).then(
      () => true,
      () => false,
    );
    sums.set(path, isRead ? hash.digest("hex") : "");
  }
  return sums;
}

/** Whether the running release is the one that was made and signed. */
export async function examineRelease(
  { environment: { RELEASE_SIGNERS } }: Pick<ExaminationDependencies, "environment">,
  folder: string = projectRoot(),
) {
  const todo =
    "Go back to a release that is whole, and find out who changed this one; see docs/how-to/update-and-roll-back.md.";
  if (!existsSync(join(folder, sumsName))) {
    const sentence = `This release has no list of its files (${sumsName}), so a changed file would not be noticed.`;
    return RELEASE_SIGNERS ? attention(sentence, todo) : off(sentence);
  }
  const list = readFileSync(join(folder, sumsName));
  if (RELEASE_SIGNERS) {
    const signature = join(folder, signatureName);
    if (!existsSync(signature)) return attention(`There is no signature (${signatureName}).`, todo);
    const verify = ["-Y", "verify", "-f", RELEASE_SIGNERS, "-I", "release", "-n", signaturePurpose];
    const { status, error } = spawnSync("ssh-keygen", [...verify, "-s", signature], {
      input: list,
    });
    if (error) return unknown("ssh-keygen, which checks the signature, could not be run.");
    if (status !== 0)
      return attention(
        `The signature is not by a key in ${RELEASE_SIGNERS}, or ${sumsName} was changed.`,
        todo,
      );
  }
  const lines = list.toString().split("\n").filter(Boolean);
  const released = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
  const tops = new Set([...released.keys()].map((path) => path.split("/", 1)[0] as string));
  const sums = await sumFiles(folder, [...tops]);
  const changes = [...new Set([...released.keys(), ...sums.keys()])]
    .filter((path) => released.get(path) !== sums.get(path))
    .map((path) => {
      if (!sums.has(path)) return `${path} is missing`;
      return `${path} was ${released.has(path) ? "changed" : "added"}`;
    });
  if (changes.length > 0) {
    const others = changes.length > 3 ? `, and ${changes.length - 3} more` : "";
    return attention(`${changes.slice(0, 3).join(", ")}${others}.`, todo);
  }
  return RELEASE_SIGNERS
    ? well(`All ${sums.size} files are as they were signed.`)
    : off(
        `All ${sums.size} files are as ${sumsName} says. Who wrote it is not checked (RELEASE_SIGNERS).`,
      );
}
