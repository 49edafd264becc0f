import { describe, expect, test } from "vitest";
import { emailAddress } from "#app/forms/email-address.ts";
import { mailboxKey } from "./mailbox-key.ts";

const keyOf = (address: string) => mailboxKey(emailAddress(address));

describe("mailboxKey", () => {
  test.each(["a.m.i.n.a@gmail.com", "amina+anything@gmail.com", "Amina@googlemail.com"])(
    "maps %s to one mailbox",
    (address) => {
      expect(keyOf(address)).toBe("amina@gmail.com");
    },
  );

  test("ignores a label after a plus sign", () => {
    expect(keyOf("amina+1@example.org")).toBe(keyOf("amina@example.org"));
  });

  test("keeps dots at services that do not ignore them", () => {
    expect(keyOf("a.mina@example.org")).not.toBe(keyOf("amina@example.org"));
  });

  test("keeps a plus sign at the start of an address", () => {
    expect(keyOf("+256@example.org")).toBe("+256@example.org");
  });
});
