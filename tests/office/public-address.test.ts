import { existsSync, readdirSync, readFileSync } from "node:fs";
import { allSubjects } from "../../office/subjects/all.ts";
import { origin } from "../support/origin.ts";
import { expect, test } from "../support/test.ts";

test("nothing of the office answers on the public address, or is shipped with the site", {
  tag: "@gate",
}, async () => {
  const site = origin;
  const places = ["", "/content", "/questions", "/online", "/find?q=a", "/assets/office.css"];
  for (const place of [...places, ...allSubjects.map(({ path }) => path)]) {
    const shown = await fetch(`${site}/office${place}`);
    expect(shown.status, place).toBe(404);
    expect(await shown.text(), place).not.toContain("OTC office");
  }
  for (const { path, actions = {} } of allSubjects) {
    for (const name of Object.keys(actions)) {
      for (const address of [`/office${path}/${name}`, `${path}/${name}`]) {
        const answer = await fetch(site + address, { method: "POST" });
        expect([404, 405], address).toContain(answer.status);
      }
    }
  }
  for (const action of ["edit", "new", "rename", "delete", "picture"]) {
    const answer = await fetch(`${site}/office/api/${action}`, { method: "POST" });
    expect([404, 405], action).toContain(answer.status);
  }
  const shipped = readdirSync("build/site", { recursive: true, encoding: "utf8" });
  expect(shipped.filter((file) => /(^|\/)office[./]/.test(file))).toEqual([]);
  // The server runs from the same folder as the commands of the office and must load nothing of them.
  expect(loadedBy("main.js").filter(isOfOffice)).toEqual([]);
  expect(loadedBy("office.js").filter(isOfOffice)).not.toEqual([]);
});

const isOfOffice = (file: string) =>
  readFileSync(`build/program/${file}`, "utf8").includes("What needs a terminal. Everything else");

/** A file of the program and everything that it imports, by name. */
function loadedBy(file: string, found: string[] = []): string[] {
  if (found.includes(file) || !existsSync(`build/program/${file}`)) return found;
  found.push(file);
  const code = readFileSync(`build/program/${file}`, "utf8");
  for (const [, name = ""] of code.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) loadedBy(name, found);
  return found;
}
