import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { Agent, request } from "node:https";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { listenLocally } from "../../office/access/listen-locally.ts";
import { atTestEnd } from "../support/at-end.ts";
import { ask, isHere } from "../support/behind-proxy.ts";
import { findChromium } from "../support/find-chromium.ts";
import { launchOptions } from "../support/launch-options.ts";
import { type ProxiedOffice, people, startProxiedOffice } from "../support/proxied-office.ts";
import { type ProxyName, proxies } from "../support/proxies.ts";
import { expect, test } from "../support/test.ts";
import { until } from "../support/until.ts";

const basic = (name: string, password: string) =>
  `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}`;
const amina = basic("amina", people.amina);

/** What a page of another host may try, with the password that a browser sends by itself. */
const attack = (office: string) => `<!doctype html><title>Elsewhere</title>
<img src="${office}/office/headers"><script src="${office}/office/headers"></script>
<link rel="stylesheet" href="${office}/office/headers"><iframe src="${office}/office"></iframe>
<form method="post" action="${office}/office/save" target="sent"></form><iframe name="sent"></iframe>
<script>
document.forms[0].submit();
const sending = [
  fetch("${office}/office/headers", { credentials: "include" }),
  fetch("${office}/office/headers", { credentials: "include", mode: "no-cors" }),
  fetch("${office}/office/save", { method: "POST", credentials: "include", mode: "no-cors" }),
  fetch("${office}/office/save", { method: "POST", credentials: "include", headers: { "x-own": "1" } }),
];
addEventListener("load", () => Promise.allSettled(sending).then(() => { document.title = "tried"; }));
</script>`;
const formAlone = (office: string) => `<!doctype html><title>Elsewhere</title>
<form method="post" action="${office}/office/save"><button>A present for you</button></form>`;

for (const name of (Object.keys(proxies) as ProxyName[]).filter(isHere)) {
  test.describe(`the office behind ${name}`, () => {
    let behind: ProxiedOffice;
    let own: Record<string, string>;
    const ends: (() => unknown)[] = [];
    test.beforeAll(async () => {
      behind = await startProxiedOffice(name, (end) => ends.unshift(end));
      own = { host: new URL(behind.address).host, authorization: amina };
    });
    test.afterAll(async () => {
      for (const end of ends) await end();
    });
    const asked = (
      headers: Record<string, string | string[]>,
      path = "/office/headers",
      method?: string,
    ) => ask(`${behind.address}${path}`, { headers, ...(method && { method }) });

    test("asks for name and password, and hands the name on and never the password", async () => {
      const answer = await asked(own);
      expect(answer.status).toBe(200);
      expect(answer.headers["strict-transport-security"]).toBe(
        "max-age=63072000; includeSubDomains",
      );
      const given = JSON.parse(answer.body.toString());
      expect(given).toMatchObject({ "x-office-user": "amina", "x-office-proof": behind.proof });
      expect(Object.keys(given)).not.toContain("authorization");
      expect(answer.body.toString()).not.toContain(people.amina);
      await asked({ ...own, authorization: basic("Ève", people.Ève) }, "/office");
      expect(behind.reached.at(-1)).toBe("GET /office by Ève");
    });

    for (const [what, authorization] of [
      ["no password", undefined],
      ["a wrong password", basic("amina", "guessed")],
      ["an empty password", basic("amina", "")],
      ["the password of another", basic("amina", people.Ève)],
      ["an unknown name", basic("director", people.amina)],
      ["an empty name", basic("", people.amina)],
      ["a line break in the name", basic("amina\r\nX-Office-User: director", people.amina)],
      ["another way to sign in", `Bearer ${people.amina}`],
      ["what is no base64", "Basic amina"],
    ]) {
      test(`answers ${what} with 401 and nothing of the office`, async () => {
        const before = behind.reached.length;
        const { authorization: __, ...headers } = own;
        const forged = { "x-office-proof": behind.proof, "x-office-user": "director" };
        const answer = await asked({
          ...headers,
          ...forged,
          ...(authorization && { authorization }),
        });
        expect(answer.status).toBe(401);
        expect(answer.headers["www-authenticate"]).toMatch(/^Basic realm="OTC office"/);
        expect(answer.headers["strict-transport-security"]).toContain("max-age=63072000");
        expect(answer.body.toString()).not.toMatch(/amina|Good morning/);
        expect(behind.reached.length).toBe(before);
      });
    }

    const forgeries: [what: string, more: Record<string, string | string[]>][] = [
      ["another name", { "x-office-user": "director" }],
      ["another name in capitals", { "X-OFFICE-USER": "director" }],
      ["two other names", { "x-office-user": ["director", "treasurer"] }],
      ["another name with underscores", { x_office_user: "director" }],
      ["a proof", { "x-office-proof": "forged" }],
      ["two proofs", { "x-office-proof": ["forged", "forged"] }],
      ["a list of headers to take away", { connection: "close, x-office-user, x-office-proof" }],
    ];
    for (const [what, more] of forgeries) {
      test(`knows who signed in, whatever the browser sends: ${what}`, async () => {
        const { status, body } = await asked({ ...own, ...more });
        expect(status).toBe(200);
        expect(JSON.parse(body.toString())).toMatchObject({
          "x-office-user": "amina",
          "x-office-proof": behind.proof,
        });
      });
    }

    const requests: [
      what: string,
      status: number,
      more: Record<string, string>,
      method?: string,
    ][] = [
      ["a form of its own", 200, { origin: "own", "sec-fetch-site": "same-origin" }, "POST"],
      ["a form of another site", 403, { origin: "https://elsewhere.example" }, "POST"],
      ["a form of the public site", 403, { origin: "https://www.example.org" }, "POST"],
      ["a form without an origin", 403, {}, "POST"],
      [
        "an image of another site",
        403,
        { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" },
      ],
      [
        "a frame of another site",
        403,
        {
          "sec-fetch-site": "cross-site",
          "sec-fetch-mode": "navigate",
          "sec-fetch-dest": "iframe",
        },
      ],
      [
        "a link in a mail",
        404,
        {
          "sec-fetch-site": "cross-site",
          "sec-fetch-mode": "navigate",
          "sec-fetch-dest": "document",
        },
      ],
      ["the method DELETE", 403, { origin: "own" }, "DELETE"],
    ];
    for (const [what, status, more, method] of requests) {
      test(`answers ${what} with ${status}`, async () => {
        const before = behind.reached.length;
        const origin = more.origin === "own" ? { origin: behind.address } : {};
        const answer = await asked({ ...own, ...more, ...origin }, "/office/save", method);
        expect(answer.status).toBe(status);
        expect(behind.reached.length - before).toBe(status === 403 ? 0 : 1);
      });
    }

    test("cannot be asked past the proxy without its proof", async () => {
      const before = behind.reached.length;
      const { authorization: _, ...headers } = own;
      for (const more of [
        {},
        { authorization: amina },
        { "x-office-user": "amina" },
        { "x-office-user": "amina", "x-office-proof": "a".repeat(43) },
      ]) {
        const answer = await ask(`${behind.own}/office`, { headers: { ...headers, ...more } });
        expect([answer.status, answer.body.toString()]).toEqual([403, ""]);
      }
      expect(behind.reached.length).toBe(before);
    });

    test("is at its own host alone, where nothing of the site is", async () => {
      const before = behind.reached.length;
      const { http, https } = behind.proxy;
      for (const host of [
        "www.example.org",
        "example.org",
        "office.example.org.elsewhere.example",
      ]) {
        const headers = { host, authorization: amina };
        const answer = await ask(`https://www.example.org:${https}/office`, { headers }).catch(
          () => undefined,
        );
        expect(answer?.body.toString() ?? "", host).not.toContain("Good morning");
      }
      expect(behind.reached.length).toBe(before);
      const { authorization: _, ...visitor } = own;
      for (const path of [
        "/",
        "/about",
        "/robots.txt",
        "/.well-known/acme-challenge/a",
        "/healthz",
      ]) {
        expect((await asked(visitor, path)).status, path).toBe(401);
      }
      expect((await asked(own, "/about")).status).toBe(404);
      const plain = await ask(`http://office.example.org:${http}/office?a=b`);
      expect([301, 308]).toContain(plain.status);
      expect(plain.headers.location?.replace(`:${https}`, "")).toBe(
        "https://office.example.org/office?a=b",
      );
    });

    test("passes progress on line by line", async () => {
      const { address, goOn } = behind;
      const { hostname: servername, port } = new URL(address);
      const options = {
        host: "127.0.0.1",
        port,
        servername,
        path: "/office/progress",
        headers: own,
        rejectUnauthorized: false,
      };
      const reading = request(options).end();
      const [answer] = await once(reading, "response");
      const [first] = await once(answer.setEncoding("utf8"), "data");
      expect(first).toBe('{"words":"first"}\n');
      goOn();
      const [second] = await once(answer, "data");
      expect(second).toBe('{"words":"second"}\n');
    });

    test("takes a picture of 47 MB and none of 51", async () => {
      const send = (megabytes: number) =>
        ask(`${behind.address}/office/picture`, {
          headers: { ...own, origin: behind.address },
          body: Buffer.alloc(megabytes * 1024 * 1024),
        });
      expect((await send(47)).body.toString()).toBe(String(47 * 1024 * 1024));
      expect((await send(51).catch(() => ({ status: 413 }))).status).toBe(413);
    });

    test("lets a browser in that knows the password, and no other site by it", async () => {
      const rules =
        "--host-resolver-rules=MAP *.example.org 127.0.0.1, MAP elsewhere.example 127.0.0.1";
      const launch = launchOptions(findChromium());
      const browser = await chromium.launch({ ...launch, args: [...(launch.args ?? []), rules] });
      try {
        const httpCredentials = { username: "amina", password: people.amina };
        const context = await browser.newContext({ ignoreHTTPSErrors: true, httpCredentials });
        const page = await context.newPage();
        await page.goto(`${behind.address}/office`);
        await page.getByRole("heading", { name: "Good morning, amina" }).waitFor();
        await page.getByRole("button", { name: "Save" }).click();
        await page.getByText("saved").waitFor();
        expect(behind.reached.at(-1)).toBe("POST /office/save by amina");

        const before = behind.reached.length;
        // Of the public site, whose pages are of the same site to a browser: it sends the password with all of this.
        writeFileSync(join(behind.site, "attack.html"), attack(behind.address));
        await page.goto(`${behind.proxy.address}/attack`);
        await expect.poll(() => page.title()).toBe("tried");
        // Of a stranger.
        const elsewhere = createServer((_, response) => {
          response.setHeader("content-type", "text/html").end(formAlone(behind.address));
        });
        atTestEnd(() => void elsewhere.close());
        const { port } = new URL(await listenLocally(elsewhere, 0));
        await page.goto(`http://elsewhere.example:${port}/`);
        const sent = page.waitForResponse(`${behind.address}/office/save`);
        await page.getByRole("button").click();
        await sent;
        expect(behind.reached.slice(before)).toEqual([]);

        const stranger = await browser.newContext({ ignoreHTTPSErrors: true });
        const refused = await (await stranger.newPage())
          .goto(`${behind.address}/office`)
          .catch(() => undefined);
        expect(refused?.status() ?? 401).toBe(401);
        expect(behind.reached.slice(before)).toEqual([]);
      } finally {
        await browser.close();
      }
    });

    test("notes who tries passwords, for fail2ban, and not who has signed in", async () => {
      await asked(own, "/office/zebra?q=zebra");
      await asked({ host: own.host ?? "", authorization: basic("amina", "guessed-again") });
      await until(() => /401|password mismatch/.test(behind.refusals()));
      expect(behind.refusals()).not.toMatch(/zebra|guessed/);
      expect(behind.proxy.said()).not.toMatch(/zebra|guessed/);
    });

    test("fail2ban finds each wrong password in it, and no first visit", async () => {
      test.skip(!isHere("fail2ban-regex"), "fail2ban is not installed.");
      const tries = (): number => {
        const filter = name === "caddy" ? "deploy/office-caddy.filter" : "nginx-http-auth";
        const out = execFileSync(
          "fail2ban-regex",
          [`${behind.proxy.folder}/office-refused.log`, filter],
          { encoding: "utf8" },
        );
        return Number(/(\d+) matched/.exec(out)?.[1]);
      };
      const before = tries();
      const { host = "" } = own;
      await asked({ host });
      await asked({ host, authorization: basic("amina", "guessed") });
      await asked({ host, authorization: basic("director", "guessed") });
      await until(() => tries() === before + 2);
      await asked({ host });
      expect(tries()).toBe(before + 2);
    });

    test("says so while it is away", async () => {
      await behind.stop();
      const answer = await asked(own);
      expect([answer.status, answer.body.toString()]).toEqual([
        502,
        "The office does not answer. Try again in a minute.",
      ]);
      expect(answer.headers["strict-transport-security"]).toContain("max-age=63072000");
    });

    // The last, since no more is asked from this address for a while.
    if (name === "nginx") {
      test("takes no more passwords from one address than a form needs, not even the right one", async () => {
        const agent = new Agent({ keepAlive: true, maxSockets: 16, rejectUnauthorized: false });
        const statuses = new Set<number | undefined>();
        for (let turn = 0; turn < 100 && !statuses.has(429); turn += 1) {
          const tries = Array.from({ length: 16 }, () =>
            ask(`${behind.address}/office/headers`, { headers: own, agent }),
          );
          for (const { status } of await Promise.all(tries)) statuses.add(status);
        }
        agent.destroy();
        expect([...statuses].toSorted()).toEqual([429, 502]);
      });
    }
  });
}
