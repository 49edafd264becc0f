import { expect, expectTypeOf, test } from "vitest";
import {
  type EmailAddress,
  emailAddress,
  parseEmailAddress,
  parseMailbox,
} from "./email-address.ts";

test.each([
  ["amina@example.org", "amina@example.org"],
  ["\u200bamina@example.org", "amina@example.org"],
  ["ami\u00adna@exam\u200dple.org\ufeff", "amina@example.org"],
  ["\u202aamina@example.org\u202c", "amina@example.org"],
  ["\u00a0 amina@example.org\t", "amina@example.org"],
  ["Amina@Example.ORG", "amina@example.org"],
  ["ａｍｉｎａ＠ｅｘａｍｐｌｅ．ｏｒｇ", "amina@example.org"],
  ["amina@mail。example.org", "amina@mail.example.org"],
  ["Ŋgabo@bücher.example", "ŋgabo@xn--bcher-kva.example"],
  ["ŋgabo@XN--BCHER-KVA.example", "ŋgabo@xn--bcher-kva.example"],
  ["ngabo@bu\u0308cher.example", "ngabo@xn--bcher-kva.example"],
  ["a.mina+news@example.org", "a.mina+news@example.org"],
  ["o'okello@example.org", "o'okello@example.org"],
])("%j is the address %s", (typed, address) => {
  expect(parseEmailAddress(typed)).toBe(address);
  expect(parseEmailAddress(address)).toBe(address);
});

test.each([
  "",
  "amina",
  "amina@example",
  "@example.org",
  "amina@example.org?x",
  "amina@example.org/x",
  "amina@example.org#x",
  "amina@example.org:25",
  "amina@example.org.",
  "amina@.example.org",
  "amina@example..org",
  "amina@-example.org",
  "amina@exam_ple.org",
  "amina@exa mple.org",
  "amina@example.org,other@example.org",
  "amina@example.org;other@example.org",
  "amina@example.org other@example.org",
  "amina@other@example.org",
  "<amina@example.org>",
  "Amina <amina@example.org>",
  "mailto:amina@example.org",
  "“amina@example.org”",
  '"amina"@example.org',
  ".amina@example.org",
  "amina..o@example.org",
  "amina.@example.org",
  "amina²@example.org",
  "amina@exam²ple.org",
  "ﬁona@example.org",
  "amina@127.0.0.1",
  "amina@[127.0.0.1]",
  "amina@example.0x7f",
  "amina@ex%61mple.org",
  "amina@xn--.example",
  "amina\u0000@example.org",
  "amina\n@example.org",
  "amina\u2800@example.org",
  "\ud800@example.org",
  `${"a".repeat(65)}@example.org`,
  `a@${"b".repeat(64)}.org`,
  `a@${"b.".repeat(130)}org`,
])("%j is no address", (typed) => {
  expect(parseEmailAddress(typed)).toBeUndefined();
  expect(() => emailAddress(typed)).toThrow(TypeError);
});

test("no invisible sign makes another address that looks the same", () => {
  const invisible = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;
  for (let code = 0; code <= 0x3ffff; code += 1) {
    const sign = String.fromCodePoint(code);
    if (!invisible.test(sign) || /\p{Co}|\p{Cn}/u.test(sign)) continue;
    const addresses = [`${sign}a@example.org`, `a${sign}@exam${sign}ple.org`].map(
      parseEmailAddress,
    );
    for (const address of addresses) expect([undefined, "a@example.org"]).toContain(address);
  }
});

test.each([
  ["OTC website <Website@Example.org>", "OTC website <website@example.org>"],
  ["<website@example.org>", "website@example.org"],
  ["website@example.org", "website@example.org"],
  ["a@example.org, b@example.org", undefined],
  ["A <a@example.org>, B <b@example.org>", undefined],
  ["A <a@example.org?x>", undefined],
  ["A\nBcc: b@example.org <a@example.org>", undefined],
])("%j is the mailbox %s", (text, mailbox) => {
  expect(parseMailbox(text)).toBe(mailbox);
});

test("the type refuses a text that was not brought into the one form", () => {
  expectTypeOf<string>().not.toExtend<EmailAddress>();
  // @ts-expect-error a plain text is no address, so this line stops the type check if it ever is one
  const wrong: EmailAddress = "Amina@Example.org";
  expect(wrong).not.toBe(parseEmailAddress(wrong));
});
