import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSiteFiles } from "#server/http/site-files.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { goodMessage, openTestSite, postForm, postFormData } from "#tests/support/test-site.ts";
import { headerRules } from "../scripts/headers/header-rules.ts";

const request = (path: string, init?: RequestInit) =>
  new Request(`https://www.example.org${path}`, init);

test("sends the security headers once with every answer and refusal", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "site/documents"), { recursive: true });
  writeFileSync(join(folder, "site/index.html"), "<!doctype html><title>Home</title>");
  writeFileSync(join(folder, "site/documents/guide.pdf"), "%PDF");
  const site = await openTestSite({
    build: folder,
    rules: headerRules({ isEncrypted: true }, [], [{ from: "/home", to: "/", status: 308 }]),
    rateLimit: { burst: 3, perMinute: 1 },
  });
  const etag = (await site.fetch(request("/"))).headers.get("etag") ?? "";
  const asked: [Request, number][] = [
    [request("/"), 200],
    [request("/", { headers: { "if-none-match": etag } }), 304],
    [request("/", { method: "HEAD" }), 200],
    [request("/", { method: "DELETE" }), 405],
    [request("/home"), 308],
    [request("/nothing"), 404],
    [request("/nothing", { headers: { accept: "application/json" } }), 404],
    [request("/documents/guide.pdf"), 200],
    [request("/documents/guide.pdf", { headers: { range: "bytes=0-1" } }), 206],
    [request("/documents/guide.pdf", { headers: { range: "bytes=9-" } }), 416],
    [request("/healthz"), 200],
    [postForm(goodMessage), 303],
    [postFormData(goodMessage), 200],
    [postForm({}), 422],
    [postForm(goodMessage, { origin: "null" }), 403],
    [request("/contact", { method: "POST", body: "x" }), 415],
    [postFormData({ message: "a".repeat(70_000) }), 413],
    ...["a", "b"].map((subject): [Request, number] => [postForm({ ...goodMessage, subject }), 303]),
    [postForm({ ...goodMessage, subject: "later" }), 429],
  ];
  for (const [question, status] of asked) {
    const response = await site.fetch(question);
    const what = `${question.method} ${question.url}`;
    expect(response.status, what).toBe(status);
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy.match(/frame-ancestors 'none'/g), what).toHaveLength(1);
    expect(response.headers.get("x-content-type-options"), what).toBe("nosniff");
    expect(response.headers.get("x-frame-options"), what).toBe("DENY");
    expect(response.headers.get("referrer-policy"), what).toBe("same-origin");
    expect(response.headers.get("cross-origin-opener-policy"), what).toBe("same-origin");
    expect(response.headers.get("cross-origin-resource-policy"), what).toBe("same-origin");
    expect(response.headers.get("strict-transport-security"), what).toBe(
      "max-age=63072000; includeSubDomains",
    );
    expect(response.headers.get("permissions-policy"), what).toContain("geolocation=()");
    expect(response.headers.get("set-cookie"), what).toBeNull();
    expect(response.headers.get("server"), what).toBeNull();
  }
});

test("forbids caching of answers to forms and links of e-mails", async () => {
  const site = await openTestSite({ rateLimit: { burst: 6, perMinute: 1 } });
  const origin = "https://www.example.org";
  const good = { ...goodMessage, amount: "30000" };
  const post = (body: RequestInit["body"], headers = {}): RequestInit => ({
    method: "POST",
    body: body ?? null,
    headers: { origin, ...headers },
  });
  const addresses = [
    "/contact",
    "/newsletter",
    "/donate",
    "/donate/pledge",
    "/newsletter/confirm/unknown",
    "/newsletter/unsubscribe/unknown",
  ];
  const statuses = new Set<number>();
  for (const path of addresses) {
    const requests: RequestInit[] = [
      post(new URLSearchParams(good)),
      post(new URLSearchParams()),
      post("x"),
      post(new URLSearchParams({ message: "a".repeat(70_000) })),
      post(new URLSearchParams(good), { origin: "https://example.com" }),
      ...Array.from({ length: 8 }, (_, at) =>
        post(new URLSearchParams({ ...good, subject: `${at}`, amount: `${30_000 + at}` })),
      ),
    ];
    for (const init of requests) {
      for (const accept of ["text/html", "application/json"]) {
        const headers = { ...(init.headers as Record<string, string>), accept };
        const response = await site.fetch(request(path, { ...init, headers }));
        statuses.add(response.status);
        const what = `${path}, ${accept}: ${response.status}`;
        expect(response.headers.get("cache-control"), what).toBe("no-store");
      }
    }
  }
  expect([...statuses]).toEqual(expect.arrayContaining([200, 303, 403, 413, 415, 422, 429]));
});

test("lets no other site frame a page", async () => {
  const site = await openTestSite();
  const response = await site.fetch(request("/nothing"));
  expect(response.headers.get("content-security-policy")).toBe("frame-ancestors 'none'");
});

test("reports health while the store answers, not while stopping or without it", async () => {
  let isReady = true;
  const site = await openTestSite({ isReady: () => isReady });
  const health = async () => {
    const response = await site.fetch(request("/healthz"));
    return [response.status, await response.json(), response.headers.get("cache-control")];
  };
  expect(await health()).toEqual([200, { ok: true }, "no-store"]);
  isReady = false;
  expect(await health()).toEqual([503, { ok: false }, "no-store"]);
  isReady = true;
  await site.store.close();
  // One look counts for five seconds.
  expect(await health()).toEqual([200, { ok: true }, "no-store"]);
  site.clock.now += 5000;
  expect(await health()).toEqual([503, { ok: false }, "no-store"]);
});

test("reports the health of mail apart, by what waits with an error", async () => {
  const site = await openTestSite();
  const health = async () => {
    site.clock.now += 5 * 60_000;
    const answer = await site.fetch(request("/healthz/mail"));
    return answer.status;
  };
  expect(await health()).toBe(200);
  await site.fetch(postForm(goodMessage));
  // Not tried yet.
  expect(await health()).toBe(200);
  const change = (set: { last_error?: string; sent_at?: number }) =>
    site.store.change((tables) => tables.updateTable("outbox").set(set).execute());
  await change({ last_error: "connect ECONNREFUSED" });
  expect(await health()).toBe(503);
  expect((await site.fetch(request("/healthz"))).status).toBe(200);
  // Others were sent a moment ago, so it is the mailbox and not the mail server.
  await change({ sent_at: site.clock.now + 5 * 60_000 });
  expect(await health()).toBe(200);
  await site.store.close();
  expect(await health()).toBe(503);
});

test("reports no health while the store can be read but not written", async () => {
  const { store } = await openTestSite();
  const full = { ...store, change: () => Promise.reject(new Error("database or disk is full")) };
  const site = await openTestSite({ store: full });
  expect((await site.fetch(request("/healthz"))).status).toBe(503);
});

test("shows the status of an error in production and its message in development", async () => {
  const broken = {
    files: {
      ...openSiteFiles("no-build"),
      serve: [
        () => {
          throw new Error("password is hunter2");
        },
      ],
    },
  };
  const production = await openTestSite(broken);
  const page = await production.fetch(request("/about"));
  expect(page.status).toBe(500);
  const html = await page.text();
  expect(html).toContain("Unexpected Application Error!");
  expect(html).toContain("500");
  expect(html).not.toMatch(/hunter2|at |\.ts/);
  const json = await production.fetch(
    request("/about", { headers: { accept: "application/json" } }),
  );
  expect(await json.json()).toEqual({ error: "Unexpected Application Error! 500", errors: [] });

  const development = await openTestSite({ ...broken, showsErrors: true });
  expect(await (await development.fetch(request("/about"))).text()).toContain("hunter2");
});

test("removes the slash at the end of a rendered address too", async () => {
  const site = await openTestSite();
  const where = async (path: string) => {
    const response = await site.fetch(request(path));
    return [response.status, response.headers.get("location")];
  };
  expect(await where("/newsletter/archive/")).toEqual([308, "/newsletter/archive"]);
  expect(await where("/newsletter/confirm/abc/?from=mail")).toEqual([
    308,
    "/newsletter/confirm/abc?from=mail",
  ]);
  expect(await where("/newsletter/unsubscribe/")).toEqual([404, null]);
  expect(await where("//newsletter/archive/")).toEqual([404, null]);
  const posted = await site.fetch(request("/newsletter/confirm/", { method: "POST" }));
  expect(posted.status).toBe(404);
});

test.each([")", ").", ",", "%22", "%E2%80%9D", "."])(
  "redirects a link that contains %s from the text around it",
  async (rest) => {
    const site = await openTestSite();
    for (const path of ["/newsletter/confirm/abc_-", "/newsletter/archive"]) {
      const response = await site.fetch(request(`${path}${rest}?from=mail`));
      const where = [response.status, response.headers.get("location")];
      expect(where).toEqual([308, `${path}?from=mail`]);
    }
    expect((await site.fetch(request(`/nothing${rest}`))).status).toBe(404);
  },
);

test.each(["/", ".", "%20", "%22"])(
  "a form that is posted to an address with %s behind it is posted on",
  async (rest) => {
    const site = await openTestSite();
    for (const path of ["/contact", "/newsletter/confirm/abc_-", "/donate/webhook/pesapal"]) {
      const answer = await site.fetch(request(`${path}${rest}?a=b`, { method: "POST" }));
      expect([answer.status, answer.headers.get("location")], path).toEqual([308, `${path}?a=b`]);
    }
    const nowhere = await site.fetch(request(`/about${rest}`, { method: "POST" }));
    expect([404, 405]).toContain(nowhere.status);
  },
);

test("logs no token, name or number of an unknown address", async () => {
  const site = await openTestSite();
  for (const path of ["/newsletter/confirm/secret-token/x", "/amina-okello", "/256700123456"]) {
    await site.fetch(request(path));
  }
  expect(site.logText()).toContain("404");
  expect(site.logText()).not.toMatch(/secret|amina|256700/);
});

test.each([
  ["/contact", "GET, HEAD, POST"],
  ["/newsletter/unsubscribe/abc", "GET, HEAD, POST"],
  ["/newsletter/archive", "GET, HEAD"],
  ["/healthz", "GET, HEAD"],
])("lists the allowed methods when %s is requested in a wrong way", async (path, methods) => {
  const site = await openTestSite();
  const response = await site.fetch(request(path, { method: "PUT" }));
  expect([response.status, response.headers.get("allow")]).toEqual([405, methods]);
});
