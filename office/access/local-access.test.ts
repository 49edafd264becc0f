import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { createLocalAccess } from "./local-access.ts";

const here = "http://127.0.0.1:4700";
const frameOrigin = "http://127.0.0.1:4701";
const proxied = "https://edit.example.org";

function start(origin = here) {
  const access = createLocalAccess(origin, "otc-tool");
  const site = new Hono().use(access.guard).all("*", (context) => context.text("the tool"));
  const frame = new Hono()
    .use(access.guardFrame(frameOrigin))
    .all("*", (context) => context.text("a page"));
  const send = (
    app: Hono,
    base: string,
    path: string,
    init: RequestInit & { cookie?: string } = {},
  ) =>
    app.request(`${base}${path}`, {
      ...init,
      headers: {
        host: new URL(base).host,
        ...(init.cookie && { cookie: init.cookie }),
        ...(init.headers as Record<string, string>),
      },
    });
  return {
    access,
    ask: (path: string, init?: RequestInit & { cookie?: string }) => send(site, origin, path, init),
    askFrame: (path: string, init?: RequestInit & { cookie?: string }) =>
      send(frame, frameOrigin, path, init),
  };
}

async function letIn(origin = here) {
  const tool = start(origin);
  const address = new URL(tool.access.newAddress());
  const answer = await tool.ask(`${address.pathname}${address.search}`);
  const header = answer.headers.get("set-cookie") ?? "";
  return { ...tool, address, answer, header, cookie: header.split(";")[0] ?? "" };
}

/** Not a word: no text, no type, no cookie. */
async function expectNothing(answer: Response) {
  expect(answer.status).toBe(403);
  expect(await answer.text()).toBe("");
  expect([...answer.headers.keys()]).toEqual([]);
}

describe("local access refuses a request", () => {
  test("without a key, with a wrong key, or with a used one", async () => {
    const { ask, address } = await letIn();
    await expectNothing(await ask("/"));
    await expectNothing(await ask("/api/overview"));
    await expectNothing(await ask("/?key=wrong"));
    await expectNothing(await ask(address.search));
    await expectNothing(await ask("/", { cookie: "otc-tool-4700=wrong" }));
  });

  test("for another name of this machine", async () => {
    const { ask, cookie } = await letIn();
    for (const host of ["tool.example.org:4700", "localhost:4700", "127.0.0.1", "127.0.0.1:4701"]) {
      await expectNothing(await ask("/", { cookie, headers: { host } }));
    }
  });

  test("from another site", async () => {
    const { ask, cookie } = await letIn();
    for (const method of ["GET", "POST", "PUT", "DELETE", "OPTIONS"]) {
      for (const from of ["https://example.org", "null", frameOrigin]) {
        await expectNothing(await ask("/api/save", { cookie, method, headers: { origin: from } }));
      }
    }
    for (const site of ["cross-site", "same-site"]) {
      await expectNothing(await ask("/", { cookie, headers: { "sec-fetch-site": site } }));
    }
  });

  test("that changes something without an origin", async () => {
    const { ask, cookie } = await letIn();
    await expectNothing(await ask("/api/save", { cookie, method: "POST" }));
  });
});

test("signs one browser in, with a cookie that no script and no other site can use", async () => {
  const { ask, answer, header, cookie } = await letIn();
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe("/");
  expect(header).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(await (await ask("/", { cookie })).text()).toBe("the tool");
  const saved = await ask("/api/save", { cookie, method: "POST", headers: { origin: here } });
  expect(saved.status).toBe(200);
});

test("behind a sign-in proxy, answers under the proxy's address only, with a cookie for HTTPS", async () => {
  const { ask, header, cookie } = await letIn(proxied);
  expect(header).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  const save = (headers: Record<string, string>) =>
    ask("/api/save", { cookie, method: "POST", headers });
  expect(await (await save({ origin: proxied })).text()).toBe("the tool");
  await expectNothing(await ask("/"));
  for (const from of [here, "http://edit.example.org", `${proxied}:8443`, "https://example.org"]) {
    await expectNothing(await save({ origin: from }));
  }
  for (const host of ["127.0.0.1:4700", "example.org", "edit.example.org.example.net"]) {
    await expectNothing(await save({ origin: proxied, host }));
  }
});

describe("a page opened from another site, as after a sign-in,", () => {
  const navigation = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };

  test.each(["cross-site", "same-site"])(
    "is asked for again from here behind a proxy: %s",
    async (site) => {
      const { ask } = await letIn(proxied);
      const answer = await ask("/", { headers: { ...navigation, "sec-fetch-site": site } });
      expect(answer.headers.get("refresh")).toBe("0");
      expect(await answer.text()).toBe("");
    },
  );

  test("keeps its key for the second request", async () => {
    const { access, ask } = start(proxied);
    const { search } = new URL(access.newAddress());
    await ask(`/${search}`, { headers: { ...navigation, "sec-fetch-site": "cross-site" } });
    expect((await ask(`/${search}`)).headers.get("location")).toBe("/");
  });

  test("is refused on this machine, in a frame, under another host, and as a script's request", async () => {
    const there = { ...navigation, "sec-fetch-site": "cross-site" };
    const local = await letIn();
    await expectNothing(await local.ask("/", { cookie: local.cookie, headers: there }));
    const { ask, cookie } = await letIn(proxied);
    for (const other of [
      { "sec-fetch-dest": "iframe" },
      { "sec-fetch-mode": "cors" },
      { host: "example.org" },
    ]) {
      await expectNothing(await ask("/", { cookie, headers: Object.assign({}, there, other) }));
    }
    await expectNothing(await ask("/", { cookie, method: "POST", headers: there }));
  });
});

test("shows framed pages to the same browser only, and accepts no input from them", async () => {
  const { askFrame, cookie } = await letIn();
  await expectNothing(await askFrame("/"));
  await expectNothing(
    await askFrame("/", { cookie, method: "POST", headers: { origin: frameOrigin } }),
  );
  await expectNothing(await askFrame("/", { cookie, headers: { host: "example.org" } }));
  await expectNothing(await askFrame("/", { cookie, headers: { "sec-fetch-site": "cross-site" } }));
  const shown = await askFrame("/", { cookie, headers: { "sec-fetch-site": "same-site" } });
  expect(await shown.text()).toBe("a page");
});
