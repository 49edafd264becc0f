import { describe, expect, test } from "vitest";
import { addressKey, mailboxKey } from "./address-key.ts";

describe("addressKey", () => {
  test.each(["Amina@Example.ORG", "amina@ｅｘａｍｐｌｅ.org", "amina@mail。example.org"])(
    "normalises case and domain of %s",
    (address) => {
      expect(addressKey(address)).toMatch(/^amina@(?:mail\.)?example\.org$/);
    },
  );

  test("keeps dots and labels, since two mailboxes may differ by them", () => {
    expect(addressKey("a.mina+news@example.org")).toBe("a.mina+news@example.org");
  });
});

describe("mailboxKey", () => {
  test.each(["a.m.i.n.a@gmail.com", "amina+anything@gmail.com", "Amina@googlemail.com"])(
    "maps %s to one mailbox",
    (address) => {
      expect(mailboxKey(address)).toBe("amina@gmail.com");
    },
  );

  test("ignores a label after a plus sign", () => {
    expect(mailboxKey("amina+1@example.org")).toBe(mailboxKey("amina@example.org"));
  });

  test("keeps dots at services that do not ignore them", () => {
    expect(mailboxKey("a.mina@example.org")).not.toBe(mailboxKey("amina@example.org"));
  });

  test("keeps a plus sign at the start of an address", () => {
    expect(mailboxKey("+256@example.org")).toBe("+256@example.org");
  });
});
