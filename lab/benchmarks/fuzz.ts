/**
 * How do the parsers take what strangers, providers and editors may send? Mutates a good example of each again and
 * again, and prints runs, crashes (what is no refusal of ours, a 5xx for a request) and the processor time of the slowest.
 *
 *   npm run benchmark -- fuzz [runs of each] [seed]
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { Hono } from "hono";
import { contentOf } from "../../collections/content.ts";
import { ContentFile } from "../../collections/content-file.ts";
import { type LegalPage, legalTextProblems } from "../../collections/legal/legal-pages.ts";
import { textSurroundings } from "../../collections/open-content.ts";
import { packFiles, unpackFiles } from "../../server/backup/packed-files.ts";
import { SealError, seal, unseal } from "../../server/backup/sealed-file.ts";
import { createFlutterwaveProvider } from "../../server/donations/flutterwave-provider.ts";
import { readNotification } from "../../server/donations/pesapal-provider.ts";
import { readEnvironment } from "../../server/environment.ts";
import { readForm } from "../../server/forms/read-form.ts";
import { bestEncoding } from "../../server/http/accept-encoding.ts";
import { parseByteRange } from "../../server/http/byte-range.ts";
import { HttpProblem } from "../../server/http/http-problem.ts";
import type { SiteEnvironment } from "../../server/http/request-context.ts";
import { addressPrefix, visitorAddress } from "../../server/limits/visitor-address.ts";

const runs = Number(process.argv[2] ?? 20_000);
let state = Number(process.argv[3] ?? 1);

/** Small repeatable random numbers (mulberry32). */
function below(limit: number): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
}

const oddities = [
  "",
  "\0",
  "\r\n",
  "\r\n\r\n",
  "--",
  '"',
  "'",
  "\\",
  ";",
  ",",
  "=",
  ":",
  "- ",
  "{",
  "[[[[",
  "]",
  "*a_",
  "&a *a",
  "!!js ",
  "<<: ",
  "? ",
  "|\n",
  "__proto__",
  "%ff%00",
  "\u202e",
  "😀",
  "1e999",
  "-1",
  "::ffff:",
  "999",
  "a".repeat(2000),
  "[".repeat(2000),
  "> ".repeat(500),
].map((text) => Buffer.from(text));

/** Some changes of single bytes, cuts, repetitions and oddities. */
function mutate(good: Buffer): Buffer {
  let bytes = Buffer.from(good);
  for (let count = 1 + below(6); count > 0; count -= 1) {
    const at = below(bytes.length + 1);
    const end = Math.min(bytes.length, at + below(40));
    const [before, part, after] = [
      bytes.subarray(0, at),
      bytes.subarray(at, end),
      bytes.subarray(end),
    ];
    const odd = oddities[below(oddities.length)] as Buffer;
    const instead = [[], [part, part, part], [odd], [part, odd], [Buffer.from([below(256)])]][
      below(5)
    ];
    bytes = Buffer.concat([before, ...(instead as Buffer[]), after]).subarray(0, 70_000);
  }
  return bytes;
}

const app = new Hono<SiteEnvironment>();
app.post("/", async (c) => Response.json(await readForm(c)));
app.onError((error) => {
  if (error instanceof HttpProblem) return new Response(null, { status: error.status });
  throw error;
});

/** @returns whether it was refused. @throws on a 5xx, as on any failure */
async function post(body: Buffer, type: string): Promise<boolean> {
  const request = {
    method: "POST",
    body: body as Buffer<ArrayBuffer>,
    headers: { "content-type": type },
  };
  const { status } = await app.request("/", request, { peer: "192.0.2.1" });
  if (status >= 500) throw new Error(`answered with ${status}`);
  return status >= 400;
}

const folder = mkdtempSync(join(tmpdir(), "otc-fuzz-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
const identity = await generateIdentity();
const member = join(folder, "otc.sqlite");
writeFileSync(member, "A store. ".repeat(50));
const sealed = join(folder, "good.backup");
await seal(packFiles([member]), sealed, { recipients: [await identityToRecipient(identity)] });
const unpacked = mkdtempSync(join(folder, "unpacked-"));

const flutterwave = createFlutterwaveProvider(
  readEnvironment({
    FLUTTERWAVE_SECRET_KEY: "key",
    FLUTTERWAVE_WEBHOOK_HASH: "a".repeat(16),
  }),
  { fallbackEmail: () => "donor@example.org" },
);
const surroundings = textSurroundings();
const legal = readFileSync("content/legal/privacy.md");
const multipart = Buffer.from(
  '--bound\r\nContent-Disposition: form-data; name="email"\r\n\r\na@example.org\r\n--bound\r\nContent-Disposition: form-data; name="f"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nText\r\n--bound--\r\n',
);
const notice = {
  event: "charge.completed",
  data: { id: 7, tx_ref: "OTC-1", status: "successful" },
};

/** What the parts of our own say when they refuse; anything else is a crash. */
const refusals = new Set(["ContentError", "EditError", "SealError"]);

const subjects: Record<string, [good: Buffer, take: (bytes: Buffer) => unknown, share?: number]> = {
  "form, URL-encoded": [
    Buffer.from("firstName=Amina&email=a%40example.org&message=Hello+you&_key=12345678"),
    (bytes) => post(bytes, "application/x-www-form-urlencoded"),
  ],
  "form, JSON": [
    Buffer.from('{"email":"a@example.org","amount":1000}'),
    (bytes) => post(bytes, "application/json"),
  ],
  multipart: [multipart, (bytes) => post(bytes, "multipart/form-data; boundary=bound")],
  Range: [Buffer.from("bytes=0-499"), (bytes) => parseByteRange(bytes.toString("latin1"), 1000)],
  "Accept-Encoding": [
    Buffer.from("gzip, deflate;q=0.5, br;q=1.0, *;q=0"),
    (bytes) => bestEncoding(bytes.toString("latin1")),
  ],
  "X-Forwarded-For": [
    Buffer.from("198.51.100.7, [2001:db8::1]:443, ::ffff:203.0.113.9"),
    (bytes) => addressPrefix(visitorAddress("192.0.2.1", bytes.toString("latin1"), 1 + below(3))),
  ],
  "webhook of Flutterwave": [
    Buffer.from(JSON.stringify(notice)),
    (body) => flutterwave.readWebhook({ body, query: "", header: () => "a".repeat(16) }),
  ],
  "webhook of Pesapal": [
    Buffer.from(
      "OrderTrackingId=b945e4af&OrderMerchantReference=OTC-1&OrderNotificationType=IPNCHANGE",
    ),
    (body) =>
      readNotification({
        body,
        query: body.toString(),
        header: () => undefined,
      }),
  ],
  "YAML of the editor": [
    readFileSync("content/site/organisation.yaml").subarray(0, 3000),
    (bytes) => ContentFile.parse("x.yaml", bytes.toString()).toString(),
    20,
  ],
  "Markdown of the editor": [
    legal.subarray(legal.indexOf("\n---\n") + 5).subarray(0, 4000),
    (bytes) =>
      legalTextProblems({ body: bytes.toString() } as LegalPage, surroundings, contentOf()),
    20,
  ],
  "backup file": [
    readFileSync(sealed),
    async (bytes) => {
      const file = join(folder, "bad.backup");
      writeFileSync(file, bytes);
      await unseal(file, new Writable({ write: (_, __, done) => done() }), {
        identities: [identity],
      });
    },
    20,
  ],
  "contents of a backup": [
    await buffer(packFiles([member])),
    (bytes) =>
      pipeline(Readable.from([bytes]), unpackFiles(unpacked)).catch((error) => {
        throw new SealError(String(error));
      }),
    20,
  ],
};

/** Of this thread, in milliseconds: other work on the machine does not count. */
function coreTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

console.log(`From seed ${state}:\n`);
console.log("| What is parsed | Runs | Refused | Crashes | Slowest |\n|---|---:|---:|---:|---:|");
let crashes = 0;
for (const [name, [good, take, share = 1]] of Object.entries(subjects)) {
  const count = { runs: 0, refused: 0, crashes: 0 };
  let slowest = 0;
  for (; count.runs < runs / share; count.runs += 1) {
    const bytes = mutate(good);
    const from = coreTime();
    try {
      if ((await take(bytes)) === true) count.refused += 1;
    } catch (error) {
      if (refusals.has((error as Error).name) || error instanceof SealError) count.refused += 1;
      else {
        count.crashes += 1;
        if (count.crashes <= 3)
          console.error(name, error, JSON.stringify(bytes.toString("latin1")).slice(0, 300));
      }
    }
    slowest = Math.max(slowest, coreTime() - from);
  }
  crashes += count.crashes;
  console.log(
    `| ${name} | ${count.runs} | ${count.refused} | ${count.crashes} | ${slowest.toFixed(1)} ms |`,
  );
}
process.exitCode = crashes > 0 ? 1 : 0;
