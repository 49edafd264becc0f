/**
 * What a person at the editor waits for: a file, what a change does, the page beside it, the list of all files. Beside a
 * reading of all content from scratch, in the same run; none of them may take longer than that.
 *
 *   npm run benchmark -- editor [rounds]
 */
import { readAllContent } from "../../collections/open-content.ts";
import { openTestEditor } from "../../tests/support/test-editor.ts";

const rounds = Number(process.argv[2] ?? 9);
const file = "content/pages/about.yaml";

await using opened = await openTestEditor();
const { editor, root } = opened;
const { headers: admission } = await fetch(editor.newAddress(), { redirect: "manual" });
const cookie = admission.getSetCookie().map((line) => line.replace(/;.*/, ""));
const headers = { cookie: cookie.join("; ") };

async function ask(address: string, body?: object) {
  // What changes something must say that our own page sends it.
  const { origin } = editor;
  const init = body
    ? { method: "POST", body: JSON.stringify(body), headers: { ...headers, origin } }
    : { headers };
  const answer = await fetch(address, init);
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** Median of the milliseconds of processor time that something takes, without its first time. */
async function time(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const start = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(start);
    if (round > 0) times.push((user + system) / 1000);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

interface Shown {
  text: string;
  baseVersion: string;
}
let shown = (await (await ask(`${editor.origin}/api/file?file=${file}`)).json()) as Shown;
let changes = 0;
async function change(): Promise<void> {
  changes += 1;
  const edits = [{ kind: "set", path: ["heading"], value: `About us ${changes}` }];
  const answer = await ask(`${editor.origin}/api/edit`, { ...shown, file, edits });
  shown = (await answer.json()) as Shown;
}

const waits = {
  "a file is opened": () => ask(`${editor.origin}/api/file?file=${file}`),
  "a word is changed": change,
  "the page beside": async () => (await ask(`${editor.pages}/about`)).text(),
  "the list of all files": async () => (await ask(`${editor.origin}/api/overview`)).text(),
};
const took = new Map<string, number>();
for (const [name, wait] of Object.entries(waits)) took.set(name, await time(wait));
// Last, because the editor would close its connections meanwhile.
const yardstick = await time(() => readAllContent(root));
console.log(`medians of ${rounds}, milliseconds of processor time`);
console.log(`all content from scratch  ${yardstick.toFixed(0)}`);
for (const [name, milliseconds] of took) {
  const ratio = milliseconds / yardstick;
  if (ratio > 1) process.exitCode = 1;
  console.log(`${name.padEnd(25)} ${milliseconds.toFixed(0)} (×${ratio.toFixed(2)})`);
}
