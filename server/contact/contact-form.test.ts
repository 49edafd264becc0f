import { describe, expect, test } from "vitest";
import { reportLawPath } from "#schemas/articles/newsroom-addresses.ts";
import { getLaws } from "#schemas/laws/laws.ts";
import { getPage } from "#schemas/pages/pages.ts";
import {
  goodMessage,
  openTestSite,
  outcomeOf,
  postForm,
  postFormData,
} from "#tests/support/test-site.ts";
import { contactMessageEmail } from "./contact-email.ts";

const json = async (response: Response) =>
  (await response.json()) as {
    ok?: boolean;
    next?: string;
    error?: string;
    errors?: { field: string; code: string; message: string }[];
  };

/** What its sender is told, and the desk finds it by. */
const referenceOf = (message: { id: string } | undefined) => message?.id.slice(-8).toUpperCase();

describe("a message that is right", () => {
  test("sent by the script is kept with its mail before success is said", async () => {
    const site = await openTestSite();
    const response = await site.fetch(postFormData({ ...goodMessage, _source: "/contact" }));
    expect(response.status).toBe(200);
    const [message] = await site.messages();
    const reference = referenceOf(message);
    expect(await json(response)).toEqual({ ok: true, next: "/contact/sent", reference });
    expect(message).toMatchObject({
      firstName: "Amina",
      email: "amina@example.org",
      status: "new",
      source_page: "/contact",
      received_at: site.clock.now,
    });
    expect(await site.mails()).toMatchObject([
      { kind: "contact-message", reference: message?.id, state: "waiting" },
    ]);
  });

  test("sent without JavaScript leads on to the page that says so", async () => {
    const site = await openTestSite();
    const response = await site.fetch(postForm(goodMessage));
    expect(response.status).toBe(303);
    const [message] = await site.messages();
    const reference = referenceOf(message);
    expect(response.headers.get("location")).toBe(`/contact/sent?reference=${reference}`);
  });

  test("sent as JSON is kept too", async () => {
    const site = await openTestSite();
    const response = await site.fetch(
      new Request("https://www.example.org/contact", {
        method: "POST",
        headers: { accept: "application/json", "content-type": "application/json" },
        body: JSON.stringify(goodMessage),
      }),
    );
    expect(response.status).toBe(200);
    expect(await site.messages()).toHaveLength(1);
  });

  test("needs no organisation, and its other fields are cleaned", async () => {
    const site = await openTestSite();
    const { organization: _, ...rest } = goodMessage;
    const fields = {
      ...rest,
      subject: "  Hello\r\nBcc: x@example.org ",
      message: "One\r\nTwo\u0000",
    };
    expect((await site.fetch(postForm(fields))).status).toBe(303);
    expect(await site.messages()).toMatchObject([
      { organization: "", subject: "Hello Bcc: x@example.org", message: "One\nTwo" },
    ]);
  });

  test("may come with fields that nobody asked for, which are dropped", async () => {
    const site = await openTestSite();
    const fields = { ...goodMessage, status: "answered", id: "1", ["__proto__"]: "x", evil: "yes" };
    expect((await site.fetch(postForm(fields))).status).toBe(303);
    const [message] = await site.messages();
    expect(message?.status).toBe("new");
    expect(JSON.stringify(message)).not.toContain("evil");
  });
});

describe("a message that is not right", () => {
  test("gets one sentence beside each missing or empty field", async () => {
    const site = await openTestSite();
    const response = await site.fetch(
      postFormData({ firstName: "  ", email: "amina@example.org" }),
    );
    expect(response.status).toBe(422);
    const { error, errors } = await json(response);
    expect(errors).toEqual([
      { field: "firstName", code: "REQUIRED_FIELD_EMPTY", message: "Enter your first name." },
      { field: "lastName", code: "REQUIRED_FIELD_MISSING", message: "Enter your last name." },
      { field: "subject", code: "REQUIRED_FIELD_MISSING", message: "Enter a subject." },
      { field: "message", code: "REQUIRED_FIELD_MISSING", message: "Write a message." },
    ]);
    expect(error).toContain("Enter your first name.");
    expect(await site.messages()).toEqual([]);
  });

  test("without JavaScript gets its page back with what was typed and the same words", async () => {
    const site = await openTestSite();
    const response = await site.fetch(
      postForm({ ...goodMessage, email: "amina@", _key: "12345678" }),
    );
    expect(response.status).toBe(422);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await outcomeOf(response)).toEqual({
      form: "contact",
      opened: expect.any(String),
      status: 422,
      title: "Failed to send message",
      description: "Please try again or contact us directly via email",
      errors: [
        {
          field: "email",
          code: "TYPE_EMAIL",
          message: "Enter an e-mail address with an @ and a domain, such as name@example.org.",
        },
      ],
      values: { ...goodMessage, email: "amina@" },
    });
  });

  test.each([
    "amina",
    "amina@",
    "amina@example",
    "@example.org",
    "a b@example.org",
    "a@b@example.org",
  ])("has an address that cannot be written to: %s", async (email) => {
    const site = await openTestSite();
    const response = await site.fetch(postFormData({ ...goodMessage, email }));
    expect(response.status).toBe(422);
    expect((await json(response)).errors).toMatchObject([{ field: "email", code: "TYPE_EMAIL" }]);
  });

  test("is a little too long", async () => {
    const site = await openTestSite();
    const response = await site.fetch(
      postFormData({ ...goodMessage, message: "a".repeat(10_001), subject: "s".repeat(201) }),
    );
    expect(response.status).toBe(422);
    expect((await json(response)).errors).toMatchObject([
      { field: "subject", code: "TOO_LONG" },
      { field: "message", code: "TOO_LONG" },
    ]);
  });

  test("is 100 kB long", async () => {
    const site = await openTestSite();
    const message = "a".repeat(100_000);
    const byScript = await site.fetch(postFormData({ ...goodMessage, message }));
    expect(byScript.status).toBe(413);
    expect((await json(byScript)).errors).toMatchObject([{ field: "", code: "BODY_TOO_LARGE" }]);
    const byForm = await site.fetch(postForm({ ...goodMessage, message }));
    expect(byForm.status).toBe(413);
    expect((await outcomeOf(byForm)).description).toBe(
      "This is too long to send. Please shorten your text. " +
        "Please try again or contact us directly via email",
    );
    expect(await site.messages()).toEqual([]);
  });

  test("is a stream that lies about its length", async () => {
    const site = await openTestSite();
    let chunks = 0;
    const body = new ReadableStream({
      pull(controller) {
        chunks += 1;
        controller.enqueue(new TextEncoder().encode("message=".padEnd(64_000, "a")));
      },
    });
    const response = await site.fetch(
      new Request("https://www.example.org/contact", {
        method: "POST",
        headers: {
          accept: "application/json",
          "content-type": "application/x-www-form-urlencoded",
          "content-length": "10",
        },
        body,
        duplex: "half",
      } as RequestInit),
    );
    expect(response.status).toBe(413);
    expect(chunks).toBeLessThan(30);
  });
});

describe("what is not a form of ours", () => {
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
    expect((await json(response)).error).toContain("Please send it again");
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
  ])("comes from elsewhere: %o", async (headers) => {
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

  test("but a client that names no origin is heard", async () => {
    const site = await openTestSite();
    expect((await site.fetch(postFormData(goodMessage))).status).toBe(200);
    const sameHost = { origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" };
    expect(
      (await site.fetch(postFormData({ ...goodMessage, subject: "2" }, sameHost))).status,
    ).toBe(200);
  });
});

describe("the hidden field that people do not see", () => {
  test("when filled looks like success, and the message waits in quarantine without mail", async () => {
    const site = await openTestSite();
    const response = await site.fetch(
      postFormData({ ...goodMessage, _gotcha: "http://spam.example" }),
    );
    expect(response.status).toBe(200);
    expect(await json(response)).toMatchObject({ ok: true, next: "/contact/sent" });
    expect(await site.messages()).toMatchObject([{ status: "quarantined" }]);
    expect(await site.mails()).toEqual([]);
  });
});

describe("the same form sent twice", () => {
  test("with its key is kept once and answered alike", async () => {
    const site = await openTestSite();
    const fields = { ...goodMessage, _key: "0f1e2d3c-4b5a" };
    const first = await site.fetch(postFormData(fields));
    site.clock.now += 60 * 60_000;
    const second = await site.fetch(postFormData(fields));
    expect(second.status).toBe(first.status);
    expect(await second.json()).toEqual(await first.json());
    expect(await site.messages()).toHaveLength(1);
    expect(await site.mails()).toHaveLength(1);
  });

  test("with its key and other words is refused", async () => {
    const site = await openTestSite();
    await site.fetch(postFormData({ ...goodMessage, _key: "0f1e2d3c-4b5a" }));
    const response = await site.fetch(
      postFormData({ ...goodMessage, subject: "Other", _key: "0f1e2d3c-4b5a" }),
    );
    expect(response.status).toBe(422);
    expect((await json(response)).errors).toMatchObject([{ field: "", code: "KEY_USED" }]);
    expect(await site.messages()).toHaveLength(1);
  });

  test("without a key is kept once within ten minutes, and again after that", async () => {
    const site = await openTestSite();
    await site.fetch(postForm(goodMessage));
    site.clock.now += 9 * 60_000;
    expect((await site.fetch(postForm(goodMessage))).status).toBe(303);
    expect(await site.messages()).toHaveLength(1);
    site.clock.now += 2 * 60_000;
    await site.fetch(postForm(goodMessage));
    expect(await site.messages()).toHaveLength(2);
  });

  test("at the very same moment is kept once", async () => {
    const site = await openTestSite();
    const sent = Array.from({ length: 20 }, () => site.fetch(postForm(goodMessage)));
    for (const response of await Promise.all(sent)) expect(response.status).toBe(303);
    expect(await site.messages()).toHaveLength(1);
    expect(await site.mails()).toHaveLength(1);
  });
});

describe("too many messages from one network", () => {
  test("are kept in quarantine first, then asked to wait, while other networks are heard", async () => {
    const site = await openTestSite({ rateLimit: { burst: 2, perMinute: 1 } });
    const send = (subject: string, peer: string) =>
      site.fetch(postForm({ ...goodMessage, subject }), { peer });
    for (const subject of ["1", "2", "3", "4"]) {
      expect((await send(subject, "192.0.2.1")).status).toBe(303);
    }
    const statuses = (await site.messages()).map(({ subject, status }) => `${subject} ${status}`);
    expect(statuses).toEqual(["1 new", "2 new", "3 quarantined", "4 quarantined"]);
    const refused = await send("5", "192.0.2.1");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("60");
    // This page lies ready and holds nobody's words; the browser of the sender still has them.
    expect(await outcomeOf(refused)).toMatchObject({
      values: {},
      description: expect.stringContaining("what you typed is still there"),
    });
    expect((await send("6", "192.0.2.2")).status).toBe(303);
    site.clock.now += 60_000;
    expect((await send("5", "192.0.2.1")).status).toBe(303);
  });

  test("are told so in JSON as well", async () => {
    const site = await openTestSite({ rateLimit: { burst: 1, perMinute: 1 } });
    for (const subject of ["1", "2"]) await site.fetch(postFormData({ ...goodMessage, subject }));
    const refused = await site.fetch(postFormData({ ...goodMessage, subject: "3" }));
    expect(refused.status).toBe(429);
    expect((await json(refused)).errors).toMatchObject([{ field: "", code: "TOO_MANY" }]);
  });
});

test("twenty mistakes do not keep a good form from the same network from being mailed", async () => {
  const site = await openTestSite({ rateLimit: { burst: 20, perMinute: 10 } });
  for (let mistake = 0; mistake < 20; mistake += 1) {
    expect((await site.fetch(postForm({}))).status).toBe(422);
  }
  expect((await site.fetch(postForm(goodMessage))).status).toBe(303);
  expect(await site.messages()).toMatchObject([{ status: "new" }]);
});

test("what one form takes is not missing in another", async () => {
  const site = await openTestSite({ rateLimit: { burst: 1, perMinute: 1 } });
  const subscribe = () =>
    site.fetch(
      new Request("https://www.example.org/newsletter", {
        method: "POST",
        headers: { accept: "application/json" },
        body: new URLSearchParams({ email: "amina@example.org" }),
      }),
    );
  expect((await subscribe()).status).toBe(200);
  expect((await subscribe()).status).toBe(429);
  await site.fetch(postForm(goodMessage));
  expect(await site.messages()).toMatchObject([{ status: "new" }]);
});

test("what strangers post in her name does not keep her own message from being mailed", async () => {
  const site = await openTestSite();
  for (let forged = 0; forged < 7; forged += 1) {
    const fields = { ...goodMessage, subject: `forged ${forged}` };
    await site.fetch(postForm(fields), { peer: "192.0.2.66" });
  }
  await site.fetch(postForm({ ...goodMessage, subject: "her own" }), { peer: "198.51.100.7" });
  const kept = await site.messages();
  expect(kept.filter(({ status }) => status === "quarantined")).toHaveLength(2);
  expect(kept.find(({ subject }) => subject === "her own")?.status).toBe("new");
});

test("a mailbox is the same however its address is spelt", async () => {
  const site = await openTestSite();
  const spellings = ["a.mina@gmail.com", "amina+1@googlemail.com", "AMINA@ｇmail.com"];
  for (const [at, email] of [...spellings, ...spellings].entries()) {
    await site.fetch(postForm({ ...goodMessage, email, subject: `${at}` }));
  }
  const statuses = (await site.messages()).map(({ status }) => status);
  expect(statuses).toEqual([...Array<string>(5).fill("new"), "quarantined"]);
});

test("under a flood of refused forms few are rendered, and the others get a page that lies ready", async () => {
  let rendered = 0;
  const site = await openTestSite({
    rateLimit: { burst: 10_000, perMinute: 1 },
    pages: {
      async render(_path, outcome) {
        rendered += 1;
        return { html: JSON.stringify(outcome) };
      },
    },
  });
  const answers: Response[] = [];
  for (let at = 0; at < 200; at += 1) {
    answers.push(await site.fetch(postForm({ firstName: `Amina ${at}` })));
  }
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]));
  expect(rendered).toBeLessThan(25);
  const [first, last] = [answers[0], answers.at(-1)] as [Response, Response];
  expect((await outcomeOf(first)).values.firstName).toBe("Amina 0");
  const ready = await outcomeOf(last);
  expect(ready.values).toEqual({});
  expect(ready.description).toContain("missing or not right");
});

describe("a mistake in a law", () => {
  const [law] = getLaws();
  if (!law) throw new Error("The library is empty.");
  const subject = getPage("contact").aboutLaw.subject.replace("{law}", law.title);
  const report = { ...goodMessage, subject, _source: law.path };

  test("reaches the desk with the law named, whatever was typed in the subject", async () => {
    const site = await openTestSite();
    await site.fetch(postForm(report));
    await site.fetch(postForm({ ...report, subject: "Wrong year" }));
    const kept = await site.messages();
    expect(kept.map(({ source_page }) => source_page)).toEqual([law.path, law.path]);
    const template = contactMessageEmail({ to: "desk@example.org" });
    const email = await template(site.store.tables, { messageId: kept[1]?.id ?? "" });
    expect(email?.text).toContain(law.path);
  });

  test("comes back with the law still named when a field is wrong", async () => {
    let rendered = "";
    const render = async (path: string) => {
      rendered = path;
      return { html: "" };
    };
    const site = await openTestSite({ pages: { render } });
    const response = await site.fetch(postForm({ ...report, email: "" }));
    expect(response.status).toBe(422);
    expect(rendered).toBe(reportLawPath(law.slug));
  });
});

test("a store that fails is never called success", async () => {
  const site = await openTestSite();
  await site.store.close();
  const response = await site.fetch(postForm(goodMessage));
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("30");
  expect((await outcomeOf(response)).values).toEqual(goodMessage);
});

test("where allowances cannot be reached, what was typed comes back, and no more is read than ever", async () => {
  const away = () => Promise.reject(new Error("connect ECONNREFUSED"));
  const site = await openTestSite({ limiter: { take: away, giveBack: away } });
  const response = await site.fetch(postForm(goodMessage));
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("30");
  expect((await outcomeOf(response)).values).toEqual(goodMessage);
  expect(await site.messages()).toEqual([]);
  const long = await site.fetch(postForm({ ...goodMessage, message: "a".repeat(70_000) }));
  expect(long.status).toBe(413);
});

test("a page that cannot be rendered still says what is wrong", async () => {
  const site = await openTestSite({
    pages: { render: () => Promise.reject(new Error("broken build")) },
  });
  const response = await site.fetch(postForm({ ...goodMessage, email: "" }));
  expect(response.status).toBe(422);
  const page = await response.text();
  expect(page).toContain("Failed to send message");
  expect(page).toContain("Enter your e-mail address.");
  expect(page).not.toContain("broken build");
});

test("the log of all this names no person", async () => {
  const site = await openTestSite({ rateLimit: { burst: 3, perMinute: 1 } });
  await site.fetch(postForm(goodMessage), { peer: "203.0.113.9" });
  await site.fetch(postForm({ ...goodMessage, email: "nobody" }), { peer: "203.0.113.9" });
  await site.store.close();
  await site.fetch(postForm({ ...goodMessage, subject: "2" }), { peer: "203.0.113.9" });
  const missing = new Request("https://www.example.org/find/amina@example.org?name=Okello");
  await site.fetch(missing);
  expect(site.logText()).toContain("404");
  expect(site.logText()).not.toMatch(/amina|okello|203\.0\.113|Working together/i);
});
