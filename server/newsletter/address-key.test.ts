import { describe, expect, test } from "vitest";
import { addressKey, mailboxKey } from "./address-key.ts";

describe("an address", () => {
  test.each(["Amina@Example.ORG", "amina@ｅｘａｍｐｌｅ.org", "amina@mail。example.org"])(
    "%s is told apart by its mailbox and its domain alone",
    (address) => {
      expect(addressKey(address)).toMatch(/^amina@(?:mail\.)?example\.org$/);
    },
  );

  test("keeps its dots and labels: two mailboxes may differ by them", () => {
    expect(addressKey("a.mina+news@example.org")).toBe("a.mina+news@example.org");
  });
});

describe("the mailbox behind", () => {
  test.each(["a.m.i.n.a@gmail.com", "amina+anything@gmail.com", "Amina@googlemail.com"])(
    "%s is counted as one",
    (address) => {
      expect(mailboxKey(address)).toBe("amina@gmail.com");
    },
  );

  test("an address with a label is that of the address without", () => {
    expect(mailboxKey("amina+1@example.org")).toBe(mailboxKey("amina@example.org"));
  });

  test("dots count where they are not known to be ignored", () => {
    expect(mailboxKey("a.mina@example.org")).not.toBe(mailboxKey("amina@example.org"));
  });

  test("an address that begins with a plus is a mailbox of its own", () => {
    expect(mailboxKey("+256@example.org")).toBe("+256@example.org");
  });
});
