import { execFile } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { isHere } from "../support/behind-proxy.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { expect, test } from "../support/test.ts";
import { goodMessage } from "../support/test-site.ts";

const run = promisify(execFile);

/** The commands of the guide below a heading, block by block. */
function blocksBelow(heading: string): string[] {
  const guide = readFileSync("docs/how-to/backups.md", "utf8");
  const part = guide.split(/^##+ /m).find((one) => one.startsWith(`${heading}\n`)) ?? "";
  return [...part.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = ""]) => block);
}

/** A machine whose folders of the guide are all in one temporary folder. */
function makeMachine() {
  const root = temporaryFolder();
  const data = join(root, "var/lib/otc");
  for (const folder of ["var/lib/otc", "etc", "root", "mnt/backup"])
    mkdirSync(join(root, folder), { recursive: true });
  // What only a real machine has: packages, services, and a second user.
  const stubs = "apt-get() { :; }; systemctl() { :; }; chown() { :; }\n";
  return {
    root,
    data,
    /** Types a block as it stands in the guide. @returns what it prints */
    async type(block: string): Promise<string> {
      const commands = block.replaceAll(
        /\/(?:var\/lib\/otc|srv\/otc-office|etc\/otc-backup|root|mnt\/backup)\b/g,
        `${root}$&`,
      );
      const { stdout } = await run("bash", ["-euo", "pipefail", "-c", stubs + commands], {
        env: {
          PATH: `${join(process.cwd(), "node_modules/.bin")}:${process.env.PATH}`,
          HOME: root,
          DATA_DIR: data,
          NODE_ENV: "production",
        },
      });
      return stdout;
    },
  };
}

async function send({ origin }: RunningSite, subject: string): Promise<void> {
  const answer = await fetch(`${origin}/contact`, {
    method: "POST",
    headers: { accept: "application/json", origin },
    body: new URLSearchParams({ ...goodMessage, subject }),
  });
  expect(answer.status).toBe(200);
}

test.describe("the guide to backups", () => {
  test.skip(!isHere("restic"), "restic is not installed.");
  test("backs up, loses the folder, restores and compares, word for word", async () => {
    test.setTimeout(180_000);
    const { root, data, type } = makeMachine();
    const [setUp = "", timer = ""] = blocksBelow("Set it up");
    const [backUp = "", note = ""] = blocksBelow("Back up");
    const [unpack = "", replace = "", typed = "", compare = ""] = blocksBelow("Restore");
    expect(timer).toContain("systemctl start otc-backup");

    const site = await startSite({ DATA_DIR: data });
    const office = join(root, "srv/otc-office");
    for (const folder of ["content", "public"])
      mkdirSync(join(office, folder), { recursive: true });
    const news = join(office, "content/news.md");
    writeFileSync(news, "Typed, and not yet online.");
    await send(site, "Before the backup");
    await type(setUp);
    expect(statSync(join(root, "etc/otc-backup")).mode & 0o777).toBe(0o600);
    // While the site runs, and another message arrives.
    await Promise.all([type(backUp), send(site, "Meanwhile")]);
    await type(backUp);
    await type(note);
    expect(existsSync(join(data, "snapshot/otc.copy"))).toBe(false);
    const key = readFileSync(join(data, "secret.key"), "utf8");
    const letters = readdirSync(join(data, "outbox")).length;
    await send(site, "After the backup");
    await site.kill();

    // What is left of the store cannot be read, and what was typed is gone.
    writeFileSync(join(data, "otc.sqlite"), "lost");
    rmSync(news);
    const unpacked = await type(unpack);
    expect(unpacked).toContain("2 snapshots");
    expect(unpacked).toContain("is whole and of this version. Messages: 2");
    expect(readFileSync(join(data, "otc.sqlite"), "utf8")).toBe("lost");
    await type(replace);
    expect(readFileSync(join(data, "secret.key"), "utf8")).toBe(key);
    expect(readdirSync(join(data, "outbox")).length).toBeGreaterThanOrEqual(letters);
    await type(typed);
    expect(readFileSync(news, "utf8")).toBe("Typed, and not yet online.");
    expect(readdirSync(office)).toEqual(["content", "public"]);
    expect(await type(compare)).toBe("The same.\n");
    expect(existsSync(`${data}.lost`)).toBe(false);
    expect(existsSync(`${data}.again`)).toBe(false);

    await using again = await startSite({ DATA_DIR: data });
    await send(again, "On the restored store");
    expect(await type("npm run --silent office -- list messages")).toMatch(
      /On the restored store[\s\S]*(?:Meanwhile[\s\S]*Before|Before[\s\S]*Meanwhile)/,
    );
    expect(await type("npm run --silent office -- list messages")).not.toContain(
      "After the backup",
    );
  });

  test("nobody reads a backup without the password, and none is older than the list says", async () => {
    const { data, type } = makeMachine();
    const [setUp = ""] = blocksBelow("Set it up");
    const [backUp = ""] = blocksBelow("Back up");
    await type("npm run --silent office -- list messages");
    await type(setUp);
    await type(
      `${backUp.replace("restic backup ", "restic backup --time '2026-01-02 02:17:00' ")}`,
    );
    await type(backUp);
    const open = "set -a && . /etc/otc-backup && set +a && restic snapshots --json";
    const kept = JSON.parse(await type(open)) as { time: string; paths: string[] }[];
    expect(kept).toHaveLength(1);
    expect(kept[0]?.paths).toEqual([data]);
    await expect(
      type(`RESTIC_PASSWORD=other restic --repo /mnt/backup/otc snapshots`),
    ).rejects.toThrow("wrong password");
  });
});
