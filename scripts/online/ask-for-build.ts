/**
 * Asks otc-office-build.service for a build (deploy/), prints its progress as it comes, and ends with its status: so the office
 * puts a commit online without a right to start anything, and the build runs as another user. The request is a file below
 * `/run/otc-office`; progress and end are files below `/run/otc-office-build`, which only that user writes.
 */
import { randomBytes } from "node:crypto";
import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const {
  OFFICE_BUILD_REQUESTS: requests = "/run/otc-office",
  OFFICE_BUILD_PROGRESS: answers = "/run/otc-office-build",
  OFFICE_BUILD_WAIT: wait = "30",
} = process.env;

/** Milliseconds from one look to the next. */
const interval = 100;
/** Seconds in which systemd takes a request, unless a build is under way. */
const takenWithin = Number(wait) * 1000;
/** Milliseconds after which systemd has ended a build in any case (`TimeoutStartSec`), and some. */
const endedWithin = 21 * 60_000;

const name = randomBytes(16).toString("hex");
const request = join(requests, "request");
const progress = join(answers, `${name}.progress`);
const end = join(answers, `${name}.end`);

/** The other user could put a link in the place of a file, and have this one read what is not for it. */
const readOnly = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);

let printed = 0;
function showProgress(): void {
  if (!existsSync(progress)) return;
  const file = openSync(progress, readOnly);
  try {
    const more = Buffer.alloc(fstatSync(file).size - printed);
    const length = readSync(file, more, 0, more.length, printed);
    process.stdout.write(more.subarray(0, length));
    printed += length;
  } finally {
    closeSync(file);
  }
}

function readStatus(): number {
  const file = openSync(end, readOnly);
  try {
    const text = Buffer.alloc(16);
    return Number(text.toString("utf8", 0, readSync(file, text)).trim() || 1);
  } finally {
    closeSync(file);
  }
}

/** A build of another request that has begun and not ended. */
const isBusy = () => {
  const names = existsSync(answers) ? readdirSync(answers) : [];
  return names.some(
    (file) => file.endsWith(".progress") && !names.includes(file.replace(/\.progress$/, ".end")),
  );
};

writeFileSync(`${request}.new`, `${name}\n`);
renameSync(`${request}.new`, request);
const begun = Date.now();
while (!existsSync(end)) {
  showProgress();
  const waited = Date.now() - begun;
  const isTaken = !existsSync(request) || existsSync(progress);
  if (waited > endedWithin || (!isTaken && waited > takenWithin && !isBusy())) {
    rmSync(request, { force: true });
    const reason = "No build has begun. Start otc-office-build.path, and press again.";
    process.stdout.write(`${JSON.stringify({ refused: reason })}\n`);
    process.exit(1);
  }
  await pause(interval);
}
showProgress();
process.exitCode = readStatus();
