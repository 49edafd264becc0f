import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listenLocally } from "../access/listen-locally.ts";
import { push } from "./push.ts";

let root: string;
const git = (...typed: string[]) => execFileSync("git", typed, { cwd: root, stdio: "pipe" });

/** Says where a checkout of one commit is sent to. */
function leadTo(address: string) {
  const who = ["-c", "user.name=Example", "-c", "user.email=example@example.org"];
  git("init", "--quiet", "--initial-branch=main");
  git(...who, "commit", "--quiet", "--allow-empty", "--message", "Begin");
  git("remote", "add", "origin", address);
  git("config", "branch.main.remote", "origin");
  git("config", "branch.main.merge", "refs/heads/main");
  git("update-ref", "refs/remotes/origin/main", "HEAD");
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "otc-push-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("a server that asks for a password gets none, and the office says what to do", async () => {
  const server = createServer((_, answer) => {
    answer.writeHead(401, { "WWW-Authenticate": 'Basic realm="Git"' }).end();
  });
  leadTo(`${await listenLocally(server, 0)}/site.git`);
  // No keyring of this machine answers in our place.
  git("config", "credential.helper", "");
  const refused = push(root);
  await expect(refused).rejects.toThrow(/^origin\/main asks for a password .*“git push”/);
  server.close();
});

test("SSH asks for nothing, and waiting for the other side ends", async () => {
  const [ssh, typed] = [join(root, "ssh"), join(root, "typed")];
  // It takes what it is sent and never answers.
  writeFileSync(ssh, `#!/bin/sh\nprintf '%s ' "$@" > '${typed}'\nexec cat > /dev/null\n`);
  chmodSync(ssh, 0o755);
  leadTo("ssh://example.org/site.git");
  git("config", "core.sshCommand", ssh);
  const limit = new AbortController();
  const refused = expect(push(root, { limit: limit.signal })).rejects.toThrow(
    "origin/main did not answer",
  );
  await expect
    .poll(() => (existsSync(typed) ? readFileSync(typed, "utf8") : ""), { timeout: 20_000 })
    .toMatch(/^-o BatchMode=yes -o ConnectTimeout=20 .*example\.org/);
  limit.abort();
  await refused;
});

test("a refusal by the host names the owner of the repository", async () => {
  const host = join(root, "host.git");
  git("init", "--quiet", "--bare", host);
  leadTo(host);
  const hook = join(host, "hooks/pre-receive");
  mkdirSync(join(host, "hooks"), { recursive: true });
  writeFileSync(hook, "#!/bin/sh\nexit 1\n");
  chmodSync(hook, 0o755);
  const refused = push(root);
  await expect(refused).rejects.toThrow(
    /^origin\/main does not take it: ask the owner of the repository\./,
  );
  await expect(refused).rejects.not.toThrow("git pull");
});
