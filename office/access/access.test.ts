import { once } from "node:events";
import { createServer, request } from "node:http";
import { connect } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AccessOptions, createAccess, type SignedIn } from "./access.ts";
import { listenLocally } from "./listen-locally.ts";

type Headers = Record<string, string | string[] | undefined>;

const proof = "0123456789012345678901234567890123456789abc";
const office = "https://office.example.org";
/** As a browser sends a page's own requests, through the proxy. */
const own: Headers = {
  host: "office.example.org",
  "x-office-proof": proof,
  "x-office-user": "amina",
  "sec-fetch-site": "same-origin",
};
const saving: Headers = { ...own, origin: office };

/** The check in front of something that answers with the name, behind a real server. */
async function openOffice(options: Omit<AccessOptions, "origin"> & { origin?: string }) {
  const server = createServer();
  const address = await listenLocally(server, 0);
  const access = createAccess({ origin: address, ...options });
  let reached = 0;
  const app = new Hono<SignedIn>().use(access.guard).all("*", (context) => {
    reached += 1;
    return context.text(`${context.req.method} by ${context.get("name")}`);
  });
  server.on("request", getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  const { port } = new URL(address);
  return {
    access,
    address,
    port,
    /** How many requests came past the check. */
    reached: () => reached,
    async ask(headers: Headers, method = "GET", path = "/office/messages") {
      const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value));
      const asked = request({ host: "127.0.0.1", port, path, method, headers: sent, agent: false });
      asked.end();
      const [answer] = await once(asked, "response");
      const { statusCode: status, headers: given } = answer;
      return { status, headers: given, body: (await buffer(answer)).toString() };
    },
    /** Writes to the connection what no client would. @returns all that is answered */
    async write(...lines: string[]): Promise<string> {
      const line = connect(Number(port), "127.0.0.1");
      line.end([...lines, "connection: close", "", ""].join("\r\n"), "latin1");
      return text(line);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
type Office = Awaited<ReturnType<typeof openOffice>>;

/** Not a word: no text, no type, no cookie. */
function expectNothing({ status, headers, body }: Awaited<ReturnType<Office["ask"]>>): void {
  expect(status).toBe(403);
  expect(body).toBe("");
  expect(
    Object.keys(headers).filter(
      (name) => !/^(?:date|connection|keep-alive|content-length|transfer-encoding)$/.test(name),
    ),
  ).toEqual([]);
}

describe("behind a proxy", () => {
  let opened: Office;
  beforeAll(async () => {
    opened = await openOffice({ origin: office, proof });
  });
  afterAll(() => opened.close());

  test.each<[what: string, headers: Headers, method?: string]>([
    ["a page of its own", own],
    ["the head of a page", own, "HEAD"],
    ["a form of its own", saving, "POST"],
    ["an address typed by hand", { ...own, "sec-fetch-site": "none" }],
    ["a browser that says nothing of sites", { ...own, "sec-fetch-site": undefined }],
    ...["cross-site", "same-site"].map((site): [string, Headers] => [
      `a link in a mail, ${site}`,
      {
        ...own,
        "sec-fetch-site": site,
        "sec-fetch-mode": "navigate",
        "sec-fetch-dest": "document",
      },
    ]),
    ["header names in capitals", { ...own, "x-office-proof": undefined, "X-OFFICE-PROOF": proof }],
  ])("answers %s", async (_, headers, method) => {
    const { status, body } = await opened.ask(headers, method);
    expect(status).toBe(200);
    expect(body).toBe(method === "HEAD" ? "" : `${method ?? "GET"} by amina`);
  });

  test.each(["Amina Nakato", "amina@example.org", "Ève Ünal-Ōkot", "O. p-Bitek", "阿米娜"])(
    "takes the name %s from the sign-in",
    async (name) => {
      const sent = Buffer.from(name).toString("latin1");
      const answer = await opened.ask({ ...own, "x-office-user": sent });
      expect(answer.body).toBe(`GET by ${name}`);
    },
  );

  const elsewhere = "https://elsewhere.example";
  const from = (site: string, mode: string, dest: string): Headers => ({
    ...own,
    "sec-fetch-site": site,
    "sec-fetch-mode": mode,
    "sec-fetch-dest": dest,
  });
  test.each<[what: string, headers: Headers, method?: string]>([
    // Past the proxy.
    ["neither proof nor name", { host: "office.example.org" }],
    ["no proof", { ...own, "x-office-proof": undefined }],
    ["an empty proof", { ...own, "x-office-proof": " " }],
    ["a forged proof of the same length", { ...own, "x-office-proof": `${proof.slice(0, -1)}d` }],
    ["a forged proof, much longer", { ...own, "x-office-proof": proof.repeat(20) }],
    ["the beginning of the proof", { ...own, "x-office-proof": proof.slice(0, -1) }],
    ["the proof in capitals", { ...own, "x-office-proof": proof.toUpperCase() }],
    ["the proof in another header", { ...own, "x-office-proof": undefined, x_office_proof: proof }],
    [
      "the proof in the address",
      { ...own, "x-office-proof": undefined, "x-original-url": `/?proof=${proof}` },
    ],
    [
      "a cookie in place of the proof",
      { ...own, "x-office-proof": undefined, cookie: `otc-office-=${proof}` },
    ],
    [
      "the password in place of the proof",
      { ...own, "x-office-proof": undefined, authorization: `Basic ${btoa(`amina:${proof}`)}` },
    ],
    ["two proofs, one of them right", { ...own, "x-office-proof": ["forged", proof] }],
    ["two proofs, the right one first", { ...own, "x-office-proof": [proof, "forged"] }],
    ["the proof twice", { ...own, "x-office-proof": [proof, proof] }],
    // The name.
    ["no name", { ...own, "x-office-user": undefined }],
    ["an empty name", { ...own, "x-office-user": " " }],
    ["two names", { ...own, "x-office-user": ["amina", "director"] }],
    ["the same name twice", { ...own, "x-office-user": ["amina", "amina"] }],
    ["a name with a comma", { ...own, "x-office-user": "amina, director" }],
    ["a name with markup", { ...own, "x-office-user": "<b>amina</b>" }],
    ["a name with a tab", { ...own, "x-office-user": "amina\tdirector" }],
    ["a name of 61 letters", { ...own, "x-office-user": "a".repeat(61) }],
    ["a name that is no UTF-8", { ...own, "x-office-user": "am\xffna" }],
    [
      "a name that changes the direction of writing",
      { ...own, "x-office-user": Buffer.from("\u202eanima").toString("latin1") },
    ],
    [
      "the name in a header of another spelling",
      { ...own, "x-office-user": undefined, x_office_user: "amina" },
    ],
    // DNS rebinding, and other names of this machine.
    ...[
      "elsewhere.example",
      "office.example.org.elsewhere.example",
      "www.example.org",
      "example.org",
      "127.0.0.1",
      "localhost",
      "office.example.org:8443",
      "office.example.org.",
      "[::1]",
    ].map((host): [string, Headers] => [`the host ${host}`, { ...own, host }]),
    [
      "the host of a proxy in between",
      { ...own, host: "elsewhere.example", "x-forwarded-host": "office.example.org" },
    ],
    // Requests that another site causes, with the password that a browser sends by itself.
    ["an image of another site", from("cross-site", "no-cors", "image")],
    ["a script of another site", from("cross-site", "no-cors", "script")],
    ["a style sheet of another site", from("cross-site", "no-cors", "style")],
    ["a font of another site", from("cross-site", "cors", "font")],
    ["a video of another site", from("cross-site", "no-cors", "video")],
    ["an object of another site", from("cross-site", "navigate", "object")],
    ["a frame of another site", from("cross-site", "navigate", "iframe")],
    ["a frame of a neighbouring site", from("same-site", "navigate", "iframe")],
    ["a fetch of another site", { ...from("cross-site", "cors", "empty"), origin: elsewhere }],
    ["a fetch of another site that hides its name", from("cross-site", "no-cors", "empty")],
    [
      "a fetch of the public site",
      { ...from("same-site", "cors", "empty"), origin: "https://www.example.org" },
    ],
    [
      "a form of another site that reads",
      { ...from("cross-site", "navigate", "document"), origin: elsewhere },
    ],
    ["a site of a name that does not exist", from("own-site", "navigate", "document")],
    [
      "a WebSocket of another site",
      {
        ...from("cross-site", "websocket", "websocket"),
        origin: elsewhere,
        connection: "Upgrade",
        upgrade: "websocket",
      },
    ],
    // Writing.
    ...[
      undefined,
      "null",
      elsewhere,
      "http://office.example.org",
      `${office}:8443`,
      `${office}/`,
      "https://www.example.org",
      office.toUpperCase(),
    ].map((origin): [string, Headers, string] => [
      `a form of the origin ${origin}`,
      { ...own, origin },
      "POST",
    ]),
    ["a form with two origins", { ...saving, origin: [office, elsewhere] }, "POST"],
    [
      "a form from elsewhere with an own origin",
      { ...saving, "sec-fetch-site": "cross-site" },
      "POST",
    ],
    ["a form of the public site", { ...saving, "sec-fetch-site": "same-site" }, "POST"],
    ["a form that no page has sent", { ...saving, "sec-fetch-site": "none" }, "POST"],
    [
      "a form opened as a page from elsewhere",
      {
        ...saving,
        "sec-fetch-site": "cross-site",
        "sec-fetch-mode": "navigate",
        "sec-fetch-dest": "document",
      },
      "POST",
    ],
    ["a form that names its page alone", { ...own, referer: `${office}/office/messages` }, "POST"],
    ["a form without a proof", { ...saving, "x-office-proof": undefined }, "POST"],
    // Methods.
    ...["OPTIONS", "TRACE", "PUT", "PATCH", "DELETE", "PROPFIND"].map(
      (method): [string, Headers, string] => [`the method ${method}`, saving, method],
    ),
    [
      "the question of another site whether it may",
      { ...saving, origin: elsewhere, "access-control-request-method": "POST" },
      "OPTIONS",
    ],
    ["the head of a page for another site", from("cross-site", "no-cors", "empty"), "HEAD"],
  ])("answers nothing to %s", async (_, headers, method) => {
    const before = opened.reached();
    expectNothing(await opened.ask(headers, method));
    expect(opened.reached()).toBe(before);
  });

  test.each([
    ["x-http-method-override", { ...own, "x-http-method-override": "POST" }, "/office/messages"],
    ["a parameter", own, "/office/messages?_method=POST"],
  ])("takes reading for reading, whatever %s says", async (_, headers, path) => {
    expect((await opened.ask(headers, "GET", path)).body).toBe("GET by amina");
  });

  const lines = Object.entries(own).map(([name, value]) => `${name}: ${value}`);
  const withoutName = lines.filter((line) => !line.startsWith("x-office-user"));
  test.each<[what: string, sent: string[]]>([
    ["a name with a line break", [...withoutName, "x-office-user: amina\r\n director"]],
    ["a name with a bare line feed", [...withoutName, "x-office-user: amina\ndirector"]],
    ["a name with a bare carriage return", [...withoutName, "x-office-user: amina\rdirector"]],
    ["a name with a zero", [...withoutName, "x-office-user: amina\0"]],
    ["two hosts", [...lines, "host: elsewhere.example"]],
    ["no host", lines.filter((line) => !line.startsWith("host"))],
    ["a second name below the first", [...lines, "X-Office-User: director"]],
    ["a header name with a space", [...withoutName, "x-office-user : amina"]],
  ])("lets nothing through with %s", async (_, sent) => {
    const before = opened.reached();
    expect(await opened.write("GET /office/messages HTTP/1.1", ...sent)).toMatch(
      /^HTTP\/1\.1 40[03] /,
    );
    expect(opened.reached()).toBe(before);
  });

  test.each(["GET https://elsewhere.example/ HTTP/1.1", "CONNECT elsewhere.example:443 HTTP/1.1"])(
    "is no proxy: %s",
    async (first) => {
      const before = opened.reached();
      expect(await opened.write(first, ...lines)).not.toMatch(/^HTTP\/1\.1 [23]/);
      expect(opened.reached()).toBe(before);
    },
  );

  test("knows no address that works once", async () => {
    expect(opened.access.newAddress()).toBe("https://office.example.org/office");
    const { host } = own;
    expectNothing(await opened.ask({ host }, "GET", "/office?key=undefined"));
    expectNothing(await opened.ask({ host }, "GET", "/office?key="));
  });
});

test("an empty proof opens no office", () => {
  expect(() => createAccess({ origin: office, proof: "" })).toThrow("empty");
});

describe("on a laptop", () => {
  let opened: Office;
  let now = 0;
  beforeAll(async () => {
    opened = await openOffice({ localName: "Amina", clock: () => now });
  });
  afterAll(() => opened.close());

  const enter = (address: string) => {
    const { host, pathname, search } = new URL(address);
    return opened.ask({ host, "sec-fetch-site": "none" }, "GET", pathname + search);
  };
  async function signIn(): Promise<Headers> {
    const { headers } = await enter(opened.access.newAddress());
    const { host } = new URL(opened.address);
    return {
      host,
      cookie: headers["set-cookie"]?.[0]?.split(";")[0],
      "sec-fetch-site": "same-origin",
    };
  }

  test("signs one browser in, with a cookie that no script and no other site can use", async () => {
    const address = opened.access.newAddress();
    const { status, headers } = await enter(address);
    expect([status, headers.location]).toEqual([302, "/office"]);
    expect(headers["set-cookie"]).toEqual([
      expect.stringMatching(/^otc-office-\d+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    expectNothing(await enter(address));
  });

  test("answers the signed-in browser by the name of this laptop", async () => {
    const browser = await signIn();
    expect((await opened.ask(browser)).body).toBe("GET by Amina");
    const sent = await opened.ask({ ...browser, origin: opened.address }, "POST");
    expect(sent.body).toBe("POST by Amina");
  });

  test("an address ends with the next one, and after an hour", async () => {
    const first = opened.access.newAddress();
    const second = opened.access.newAddress();
    expectNothing(await enter(first));
    now += 60 * 60_000 + 1;
    expectNothing(await enter(second));
    const third = opened.access.newAddress();
    now += 60 * 60_000;
    expect((await enter(third)).status).toBe(302);
  });

  test("an address is not used up by a request that is refused", async () => {
    const address = opened.access.newAddress();
    const { pathname, search, host } = new URL(address);
    for (const headers of [
      { host, "sec-fetch-site": "cross-site" },
      { host: `localhost:${opened.port}` },
      { host, origin: "https://elsewhere.example" },
    ]) {
      expectNothing(await opened.ask(headers, "GET", pathname + search));
    }
    expect((await enter(address)).status).toBe(302);
  });

  test("answers nothing to everyone else", async () => {
    const browser = await signIn();
    const other = await openOffice({});
    const writing = { ...browser, origin: opened.address };
    const [name = "", secret = ""] = String(browser.cookie).split("=");
    const elsewhere: Headers = {
      ...browser,
      "sec-fetch-site": "cross-site",
      "sec-fetch-mode": "navigate",
      "sec-fetch-dest": "document",
    };
    const refused: [Headers, string?, string?][] = [
      [{ ...browser, cookie: undefined }],
      [{ ...browser, cookie: `${name}=` }],
      [{ ...browser, cookie: `${name}=${secret.slice(0, -1)}` }],
      [{ ...browser, cookie: `otc-office-${other.port}=${secret}` }],
      [{ ...browser, cookie: `${name.toUpperCase()}=${secret}` }],
      [{ ...browser, cookie: undefined, "x-office-user": "amina" }],
      [{ ...browser, cookie: undefined, "x-office-user": "amina", "x-office-proof": proof }],
      [{ ...browser, host: `localhost:${opened.port}` }],
      [{ ...browser, host: `rebound.example:${opened.port}` }],
      [{ ...browser, host: "127.0.0.1" }],
      [{ ...browser, host: `127.0.0.1:${other.port}` }],
      [elsewhere],
      [{ ...elsewhere, "sec-fetch-site": "same-site" }],
      [{ ...browser, "sec-fetch-site": "same-site" }],
      [{ ...browser, origin: other.address }],
      [browser, "POST"],
      [{ ...writing, origin: "null" }, "POST"],
      [{ ...writing, origin: other.address }, "POST"],
      [{ ...writing, "sec-fetch-site": "same-site" }, "POST"],
      [writing, "DELETE"],
      [{ ...browser, cookie: undefined }, "GET", "/office?key=wrong"],
      [browser, "GET", "/office?key="],
    ];
    const before = opened.reached();
    for (const [headers, method, path] of refused) {
      expectNothing(await opened.ask(headers, method, path));
    }
    expect(opened.reached()).toBe(before);
    // The cookie of one office opens no other.
    const { host } = new URL(other.address);
    expectNothing(await other.ask({ ...browser, host }));
    await other.close();
  });
});
