import { expect, test } from "vitest";
import { phoneNumber } from "#app/forms/phone-number.ts";
import { goodMessage, openTestSite } from "#tests/support/test-site.ts";
import { findMentions } from "./mentions.ts";

test.each([
  ["+256772999111", "Call 0772 999 111.", true],
  ["+256772999111", "It is +256 (0) 772-999111, at night", true],
  ["+256772999111", "00256772999111", true],
  ["+256772999111", "772.999.111", true],
  ["+256772999111", "1772999111", false],
  ["+256772999111", "07729991112", false],
  ["+254712345678", "from +254 712 345 678", true],
  ["+254712345678", "from 0712 345 678", false],
])("finds %s in “%s”: %s", async (phone, words, isThere) => {
  const { contact, store } = await openTestSite();
  const message = { ...goodMessage, message: words };
  await contact.receive({ message, sourcePage: "/contact", isSuspect: false });
  expect(await findMentions(store.tables, phoneNumber(phone))).toHaveLength(isThere ? 1 : 0);
});

test("lists the messages that mention a number by their ids, newest first", async () => {
  const { contact, store, clock, messages } = await openTestSite();
  for (const words of ["0772 999 111", "nothing", "+256772999111"]) {
    const message = { ...goodMessage, message: words };
    await contact.receive({ message, sourcePage: "/contact", isSuspect: false });
    clock.now += 1000;
  }
  const ids = new Map((await messages()).map(({ id, message }) => [message, id]));
  expect(await findMentions(store.tables, phoneNumber("+256772999111"))).toEqual([
    ids.get("+256772999111"),
    ids.get("0772 999 111"),
  ]);
});

test("finds a number that follows a field with a digit at its end", async () => {
  const { contact, store } = await openTestSite();
  const message = { ...goodMessage, subject: "Calls in 2026", message: "0772999111 again" };
  await contact.receive({ message, sourcePage: "/contact", isSuspect: false });
  expect(await findMentions(store.tables, phoneNumber("+256772999111"))).toHaveLength(1);
});
