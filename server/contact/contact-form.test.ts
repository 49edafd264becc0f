import { describe, expect, test } from "vitest";
import { emailAddress } from "#app/forms/email-address.ts";
import { getLawLists } from "#collections/laws/law-lists.ts";
import { getPage } from "#collections/pages/pages.ts";
import {
  goodMessage,
  jsonOf,
  openTestSite,
  outcomeOf,
  postForm,
  postFormData,
} from "#tests/support/test-site.ts";
import { contactMessageEmail } from "./contact-email.ts";

/** What its sender is told, and the office finds it by. */
const referenceOf = (message: { id: string } | undefined) => message?.id.slice(-8).toUpperCase();

describe("a valid message", () => {
  test("sent by the script is stored with its mail before success is reported", async () => {
    const site = await openTestSite();
    const response = await site.fetch(postFormData({ ...goodMessage, _source: "/contact" }));
    expect(response.status).toBe(200);
    const [message] = await site.messages();
    const reference = referenceOf(message);
    expect(await jsonOf(response)).toEqual({ ok: true, next: "/contact/sent", reference });
    expect(message).toMatchObject({
      firstName: "Amina",
      email: emailAddress("amina@example.org"),
      status: "new",
      source_page: "/contact",
      received_at: site.clock.now,
    });
    expect(await site.mails()).toMatchObject([
      { kind: "contact-message", reference: message?.id, state: "waiting" },
    ]);
  });

  test("sent without JavaScript redirects to the confirmation page", async () => {
    const site = await openTestSite();
    const response = await site.fetch(postForm(goodMessage));
    expect(response.status).toBe(303);
    const [message] = await site.messages();
    const reference = referenceOf(message);
    expect(response.headers.get("location")).toBe(`/contact/sent?reference=${reference}`);
  });

  test("sent as JSON is stored too", async () => {
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

  // RFC 2046, section 5.1.1: 1 to 70 characters.
  test.each([1, 26, 70])("is read when its parts are divided by %i characters", async (length) => {
    const site = await openTestSite();
    const divider = "x".repeat(length);
    const parts = Object.entries(goodMessage).map(
      ([name, value]) =>
        `--${divider}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const request = new Request("https://www.example.org/contact", {
      method: "POST",
      headers: {
        accept: "application/json",
        "content-type": `multipart/form-data; boundary="${divider}"; charset=utf-8`,
      },
      body: `${parts.join("")}--${divider}--\r\n`,
    });
    expect((await site.fetch(request)).status).toBe(200);
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

  test("may have unknown fields, which are dropped", async () => {
    const site = await openTestSite();
    const fields = { ...goodMessage, status: "answered", id: "1", ["__proto__"]: "x", evil: "yes" };
    expect((await site.fetch(postForm(fields))).status).toBe(303);
    const [message] = await site.messages();
    expect(message?.status).toBe("new");
    expect(JSON.stringify(message)).not.toContain("evil");
  });
});

describe("an invalid message", () => {
  test("gets one sentence beside each missing or empty field", async () => {
    const site = await openTestSite();
    const response = await site.fetch(
      postFormData({ firstName: "  ", email: emailAddress("amina@example.org") }),
    );
    expect(response.status).toBe(422);
    const { error, errors } = await jsonOf(response);
    expect(errors).toEqual([
      { field: "firstName", code: "REQUIRED_FIELD_EMPTY", message: "Enter your first name." },
      { field: "lastName", code: "REQUIRED_FIELD_MISSING", message: "Enter your last name." },
      { field: "subject", code: "REQUIRED_FIELD_MISSING", message: "Enter a subject." },
      { field: "message", code: "REQUIRED_FIELD_MISSING", message: "Write a message." },
    ]);
    expect(error).toContain("Enter your first name.");
    expect(await site.messages()).toEqual([]);
  });

  test("without JavaScript gets its page back with the input and the same words", async () => {
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
  ])("has an undeliverable address: %s", async (email) => {
    const site = await openTestSite();
    const response = await site.fetch(postFormData({ ...goodMessage, email }));
    expect(response.status).toBe(422);
    expect((await jsonOf(response)).errors).toMatchObject([{ field: "email", code: "TYPE_EMAIL" }]);
  });

  test("is a little too long", async () => {
    const site = await openTestSite();
    const response = await site.fetch(
      postFormData({ ...goodMessage, message: "a".repeat(10_001), subject: "s".repeat(201) }),
    );
    expect(response.status).toBe(422);
    expect((await jsonOf(response)).errors).toMatchObject([
      { field: "subject", code: "TOO_LONG" },
      { field: "message", code: "TOO_LONG" },
    ]);
  });

  test("is 100 kB long", async () => {
    const site = await openTestSite();
    const message = "a".repeat(100_000);
    const byScript = await site.fetch(postFormData({ ...goodMessage, message }));
    expect(byScript.status).toBe(413);
    expect((await jsonOf(byScript)).errors).toMatchObject([{ field: "", code: "BODY_TOO_LARGE" }]);
    const byForm = await site.fetch(postForm({ ...goodMessage, message }));
    expect(byForm.status).toBe(413);
    expect((await outcomeOf(byForm)).description).toBe(
      "This is too long to send. Please shorten your text. " +
        "Please try again or contact us directly via email",
    );
    expect(await site.messages()).toEqual([]);
  });

  test("is a stream with a false length", async () => {
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

describe("the honeypot field", () => {
  test("answers success when filled, and quarantines the message without mail", async () => {
    const site = await openTestSite();
    const response = await site.fetch(
      postFormData({ ...goodMessage, _gotcha: "http://spam.example" }),
    );
    expect(response.status).toBe(200);
    expect(await jsonOf(response)).toMatchObject({ ok: true, next: "/contact/sent" });
    expect(await site.messages()).toMatchObject([{ status: "quarantined" }]);
    expect(await site.mails()).toEqual([]);
  });
});

describe("the same form sent twice", () => {
  test("with its key is stored once with the same answer", async () => {
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
    expect((await jsonOf(response)).errors).toMatchObject([{ field: "", code: "KEY_USED" }]);
    expect(await site.messages()).toHaveLength(1);
  });

  test("without a key is stored once within ten minutes, and again afterwards", async () => {
    const site = await openTestSite();
    await site.fetch(postForm(goodMessage));
    site.clock.now += 9 * 60_000;
    expect((await site.fetch(postForm(goodMessage))).status).toBe(303);
    expect(await site.messages()).toHaveLength(1);
    site.clock.now += 2 * 60_000;
    await site.fetch(postForm(goodMessage));
    expect(await site.messages()).toHaveLength(2);
  });

  test("at the same moment is stored once", async () => {
    const site = await openTestSite();
    const sent = Array.from({ length: 20 }, () => site.fetch(postForm(goodMessage)));
    for (const response of await Promise.all(sent)) expect(response.status).toBe(303);
    expect(await site.messages()).toHaveLength(1);
    expect(await site.mails()).toHaveLength(1);
  });
});

describe("a report about the laws of a country", () => {
  const [list] = [...getLawLists().values()];
  if (!list) throw new Error("The library is empty.");
  const subject = getPage("contact").aboutLaws.subject.replace("{country}", list.label);
  const report = { ...goodMessage, subject, _source: list.path };

  test("reaches the office with the page named, whatever the subject", async () => {
    const site = await openTestSite();
    await site.fetch(postForm(report));
    await site.fetch(postForm({ ...report, subject: "Wrong year" }));
    const kept = await site.messages();
    expect(kept.map(({ source_page }) => source_page)).toEqual([list.path, list.path]);
    const template = contactMessageEmail(emailAddress("office@example.org"));
    const email = await template(site.store.tables, { messageId: kept[1]?.id ?? "" });
    expect(email?.text).toContain(list.path);
  });
});

test("never reports success when the store fails", async () => {
  const site = await openTestSite();
  await site.store.close();
  const response = await site.fetch(postForm(goodMessage));
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("30");
  expect((await outcomeOf(response)).values).toEqual(goodMessage);
});

test("returns the input when allowances are unavailable, and reads no more than usual", async () => {
  const away = () => Promise.reject(new Error("connect ECONNREFUSED"));
  const site = await openTestSite({ limiter: { take: away, refund: away } });
  const response = await site.fetch(postForm(goodMessage));
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("30");
  expect((await outcomeOf(response)).values).toEqual(goodMessage);
  expect(await site.messages()).toEqual([]);
  const long = await site.fetch(postForm({ ...goodMessage, message: "a".repeat(70_000) }));
  expect(long.status).toBe(413);
});

test("shows what is wrong even when the page cannot be rendered", async () => {
  const site = await openTestSite({
    pages: { render: () => Promise.reject(new Error("broken build")) },
  });
  const response = await site.fetch(postForm({ ...goodMessage, email: "" as const }));
  expect(response.status).toBe(422);
  const page = await response.text();
  expect(page).toContain("Failed to send message");
  expect(page).toContain("Enter your e-mail address.");
  expect(page).not.toContain("broken build");
});

test("logs no personal data", async () => {
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
