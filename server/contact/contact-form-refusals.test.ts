import { describe, expect, test } from "vitest";
import {
  goodMessage,
  jsonOf,
  openTestSite,
  outcomeOf,
  postForm,
  postFormData,
} from "#tests/support/test-site.ts";

describe("a request that is no form of ours", () => {
  test.each([
    ["text/plain", "firstName=A"],
    ["application/xml", "<a/>"],
    ["application/octet-stream", "x"],
  ])("has the type %s", async (type, body) => {
    const site = await openTestSite();
    const headers = { accept: "application/json", "content-type": type };
    const response = await site.fetch(
      new Request("https://www.example.org/contact", { method: "POST", headers, body }),
    );
    expect(response.status).toBe(415);
  });

  test("has no type at all", async () => {
    const site = await openTestSite();
    const response = await site.fetch(
      new Request("https://www.example.org/contact", { method: "POST" }),
    );
    expect(response.status).toBe(415);
  });

  test.each([
    [
      "multipart/form-data; boundary=x",
      "--x\r\nContent-Disposition: form-data; name=a\r\n\r\nno end",
    ],
    ["multipart/form-data", "--x--"],
    ["multipart/form-data; boundary=x", ""],
    ["application/json", "{"],
    ["application/json", "[1]"],
    ["application/json", "null"],
  ])("is malformed: %s %s", async (type, body) => {
    const site = await openTestSite();
    const headers = { accept: "application/json", "content-type": type };
    const response = await site.fetch(
      new Request("https://www.example.org/contact", { method: "POST", headers, body }),
    );
    expect(response.status).toBe(400);
    expect((await jsonOf(response)).error).toContain("Please send it again");
  });

  test("carries a file, which is dropped", async () => {
    const site = await openTestSite();
    const body = new FormData();
    for (const [name, value] of Object.entries(goodMessage)) body.append(name, value);
    body.append("attachment", new Blob(["x".repeat(1000)]), "a.txt");
    const response = await site.fetch(
      new Request("https://www.example.org/contact", {
        method: "POST",
        headers: { accept: "application/json" },
        body,
      }),
    );
    expect(response.status).toBe(200);
  });

  test.each([
    [{ origin: "https://evil.example" }],
    [{ origin: "null" }],
    [{ origin: "https://www.example.org.evil.example" }],
    [{ "sec-fetch-site": "cross-site" }],
  ])("comes from another site: %o", async (headers) => {
    const site = await openTestSite();
    const response = await site.fetch(postFormData(goodMessage, headers));
    expect(response.status).toBe(403);
    expect(await site.messages()).toEqual([]);
    const page = await site.fetch(
      postForm(goodMessage, { origin: "https://evil.example", ...headers }),
    );
    expect(page.status).toBe(403);
    expect((await outcomeOf(page)).values).toEqual({});
  });

  test("is accepted from a client without an origin", async () => {
    const site = await openTestSite();
    expect((await site.fetch(postFormData(goodMessage))).status).toBe(200);
    const sameHost = { origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" };
    expect(
      (await site.fetch(postFormData({ ...goodMessage, subject: "2" }, sameHost))).status,
    ).toBe(200);
  });
});

test("who sends nonsense uses up the pages of their own network, and no one else’s", async () => {
  const site = await openTestSite({ rateLimit: { burst: 1000, perMinute: 1000 } });
  const wrong = () => postForm({ ...goodMessage, email: "no address" });
  const send = async (peer: string) => {
    const answer = await site.fetch(wrong(), { peer });
    expect(answer.status).toBe(422);
    return (await answer.text()).includes(goodMessage.message);
  };
  const flood: boolean[] = [];
  for (let sent = 0; sent < 40; sent += 1) flood.push(await send("192.0.2.7"));
  expect(flood.slice(0, 20)).not.toContain(false);
  expect(flood.at(-1)).toBe(false);
  // Another visitor, meanwhile, gets back what was typed.
  expect(await send("198.51.100.9")).toBe(true);
});
