import fc from "fast-check";
import { expect, test } from "vitest";
import { contactFieldNames, contactFields } from "#app/forms/contact-form.ts";
import { emailAddress, maxEmailLength, parseEmailAddress } from "#app/forms/email-address.ts";
import { openTestSite } from "#tests/support/test-site.ts";

const origin = "https://www.example.org";
const generous = { rateLimit: { burst: 1_000_000, perMinute: 1_000_000 } };

/** Any Unicode, lone surrogates, control characters, headers, markup, SQL, very long texts. */
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.constantFrom(
    "",
    " ",
    "a@b.c",
    "a@example.org\r\nBcc: b@example.org",
    "<a@example.org>",
    "' OR 1=1 --",
    "=cmd|' /C calc'!A0",
    "\u202eexample.org@a",
    "\ud800",
    "\u0000",
    "a".repeat(20_000),
    `${"a".repeat(64)}@${"b".repeat(200)}.org`,
    `${".a".repeat(3000)}@`,
  ),
  fc.emailAddress(),
);

const names = ["email", "firstName", "lastName", "organization", "subject", "message"];
const hidden = ["_gotcha", "_key", "_source", "_opened", "_next", "__proto__", "constructor"];
const anyForm = fc.dictionary(
  fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...names, ...hidden) },
    { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
  ),
  anyText,
  { maxKeys: 12 },
);

/** A plausible form, so that many runs reach the store. */
const likelyForm = fc
  .record({
    email: fc.emailAddress(),
    firstName: fc.string({ minLength: 1, unit: "grapheme", maxLength: 120 }),
    lastName: fc.string({ minLength: 1, unit: "binary", maxLength: 120 }),
    subject: fc.string({ minLength: 1, maxLength: 220 }),
    message: anyText,
  })
  .chain((likely) => anyForm.map((odd) => ({ ...odd, ...likely })));

type Encoding = "multipart" | "urlencoded" | "json" | "bytes";

function request(
  path: string,
  form: Record<string, string>,
  encoding: Encoding,
  bytes: Uint8Array,
) {
  const headers: Record<string, string> = { accept: "application/json" };
  if (encoding === "json") {
    headers["content-type"] = "application/json";
    return new Request(origin + path, { method: "POST", headers, body: JSON.stringify(form) });
  }
  if (encoding === "bytes") {
    headers["content-type"] = "multipart/form-data; boundary=x";
    return new Request(origin + path, {
      method: "POST",
      headers,
      body: bytes as NonNullable<RequestInit["body"]>,
    });
  }
  const body = encoding === "multipart" ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(form)) body.append(name, value);
  return new Request(origin + path, { method: "POST", headers, body });
}

const posts = fc.tuple(
  fc.oneof(anyForm, likelyForm),
  fc.constantFrom<Encoding>("multipart", "urlencoded", "json", "bytes"),
  fc.uint8Array({ maxLength: 400 }),
);

test("the newsletter form never fails or stores an invalid address, whatever the input", async () => {
  const site = await openTestSite(generous);
  await fc.assert(
    fc.asyncProperty(posts, async ([form, encoding, bytes]) => {
      const response = await site.fetch(request("/newsletter", form, encoding, bytes));
      expect([200, 400, 413, 415, 422]).toContain(response.status);
      const answer = (await response.json()) as Record<string, unknown>;
      if (response.status === 200)
        expect(answer).toEqual({ ok: true, next: "/newsletter/check-email" });
      else expect(answer.error).toBeTypeOf("string");
    }),
    { numRuns: 400 },
  );
  const kept = await site.subscribers();
  expect(kept.length).toBeGreaterThan(20);
  for (const row of kept) {
    expect(parseEmailAddress(row.address)).toBe(row.address);
    expect(row.address.length).toBeLessThanOrEqual(maxEmailLength);
    expect(row.address).not.toMatch(/[\p{Cc}\s]/u);
    expect(["pending", "quarantined"]).toContain(row.status);
    expect(row.source_page).toMatch(/^(?:\/(?!\/)[\w/.-]{0,200})?$/);
  }
});

test("the contact form never fails or stores an invalid message, whatever the input", async () => {
  const site = await openTestSite(generous);
  await fc.assert(
    fc.asyncProperty(posts, async ([form, encoding, bytes]) => {
      const response = await site.fetch(request("/contact", form, encoding, bytes));
      expect([200, 400, 413, 415, 422]).toContain(response.status);
    }),
    { numRuns: 400 },
  );
  const kept = await site.messages();
  expect(kept.length).toBeGreaterThan(20);
  for (const row of kept) {
    for (const name of contactFieldNames) {
      const { maxLength, missing, kind } = contactFields[name];
      expect(row[name].length).toBeLessThanOrEqual(maxLength);
      if (missing) expect(row[name].trim()).not.toBe("");
      if (kind !== "paragraphs") expect(row[name]).not.toMatch(/\p{Cc}/u);
    }
    expect(parseEmailAddress(row.email)).toBe(row.email);
  }
});

test("links with random tokens neither fail nor change anything", async () => {
  const site = await openTestSite(generous);
  await site.newsletter.subscribe({
    address: emailAddress("a@example.org"),
    sourcePage: "",
    isSuspect: false,
  });
  const before = JSON.stringify(await site.subscribers());
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.webSegment(),
        fc.string({ maxLength: 100 }).map(encodeURIComponent),
        fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), maxLength: 70 }),
      ),
      fc.constantFrom("confirm", "unsubscribe", "archive"),
      fc.constantFrom("GET", "POST"),
      async (token, page, method) => {
        const path = `/newsletter/${page}/${token}`;
        const response = await site.fetch(new Request(`${origin}${path}`, { method }));
        expect(response.status).toBeLessThan(500);
      },
    ),
    { numRuns: 200 },
  );
  expect(JSON.stringify(await site.subscribers())).toBe(before);
});
