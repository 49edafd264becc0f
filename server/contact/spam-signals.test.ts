import { describe, expect, test } from "vitest";
import { createSubmissionTimer } from "#server/forms/submission-timing.ts";
import { goodMessage, openTestSite, outcomeOf, postForm } from "#tests/support/test-site.ts";
import { looksLikeSpam } from "./spam-signals.ts";

describe("a message", () => {
  test.each([
    ["a plain question", {}],
    [
      "in Luganda",
      { message: "Mwebale nnyo! Nsaba okumanya ebikwata ku misomo gyammwe, ŋŋenda ku…" },
    ],
    ["with two links", { message: "See https://example.org/a and https://example.org/b, please." }],
    [
      "about a scam with bitcoin",
      { message: "I was cheated by a bitcoin investment. Can you help?" },
    ],
    ["all in capitals", { message: "PLEASE HELP ME WITH MY CASE!!!" }],
  ])("%s is mailed", (_, more) => {
    expect(looksLikeSpam({ ...goodMessage, ...more })).toBe(false);
  });

  test.each([
    ["with a link as its name", { firstName: "https://win.example/" }],
    ["with HTML links", { message: 'Hello <a href="https://x.example">win</a>' }],
    ["with BBCode links", { message: "[url=https://x.example]win[/url]" }],
    ["for a casino with backlinks", { message: "Best casino, cheap backlinks" }],
    [
      "with a heap of links",
      { message: Array.from({ length: 9 }, (_, at) => `https://x.example/${at}`).join(" ") },
    ],
    [
      "with one word in all fields and four links",
      {
        firstName: "x",
        lastName: "x",
        subject: "x",
        message: "https://a.example https://b.example https://c.example",
      },
    ],
  ])("%s waits in quarantine", (_, more) => {
    expect(looksLikeSpam({ ...goodMessage, ...more })).toBe(true);
  });
});

test("stores a suspect message without mail, with the usual answer", async () => {
  const site = await openTestSite();
  const spam = { ...goodMessage, message: "casino and backlinks" };
  expect((await site.fetch(postForm(spam))).status).toBe(303);
  expect(await site.messages()).toMatchObject([{ status: "quarantined" }]);
  expect(await site.mails()).toEqual([]);
});

test("mails five messages of one mailbox at once, and quarantines more", async () => {
  const site = await openTestSite();
  for (let at = 0; at < 7; at += 1) {
    await site.fetch(postForm({ ...goodMessage, subject: `${at}` }));
  }
  await site.fetch(postForm({ ...goodMessage, email: "other@example.org" }));
  const statuses = (await site.messages()).map(({ status }) => status);
  expect(statuses.filter((status) => status === "quarantined")).toHaveLength(2);
  expect(statuses.at(-1)).toBe("new");
});

test("mails a form that was corrected quickly, unless it looks like advertising as well", async () => {
  const site = await openTestSite();
  const opened = async () => {
    const refused = await site.fetch(postForm({ ...goodMessage, email: "" }));
    return (await outcomeOf(refused)).opened ?? "";
  };
  await site.fetch(postForm({ ...goodMessage, subject: "quick", _opened: await opened() }));
  const links = "https://a.example https://b.example https://c.example";
  const patientLinks = { ...goodMessage, subject: "links", message: links };
  await site.fetch(postForm(patientLinks));
  const quickLinks = { ...patientLinks, subject: "quick links", _opened: await opened() };
  await site.fetch(postForm(quickLinks));
  const stamp = await opened();
  site.clock.now += 5000;
  await site.fetch(postForm({ ...goodMessage, subject: "human", _opened: stamp }));
  await site.fetch(postForm({ ...goodMessage, subject: "no stamp" }));
  await site.fetch(postForm({ ...goodMessage, subject: "forged", _opened: "abc.def" }));
  const kept = await site.messages();
  expect(Object.fromEntries(kept.map(({ subject, status }) => [subject, status]))).toEqual({
    quick: "new",
    links: "new",
    "quick links": "quarantined",
    human: "new",
    "no stamp": "new",
    forged: "quarantined",
  });
});

test("measures a form from its first return, however quickly it is corrected", async () => {
  const site = await openTestSite();
  const give = async (opened?: string) => {
    const refused = await site.fetch(
      postForm({ ...goodMessage, email: "", ...(opened ? { _opened: opened } : {}) }),
    );
    return (await outcomeOf(refused)).opened ?? "";
  };
  const first = await give();
  site.clock.now += 5000;
  const second = await give(first);
  expect(second).toBe(first);
  expect(await give("abc.def")).not.toBe("abc.def");
  const links = "https://a.example https://b.example https://c.example";
  await site.fetch(postForm({ ...goodMessage, message: links, _opened: second }));
  expect(await site.messages()).toMatchObject([{ status: "new" }]);
});

test("releases a quarantined message that comes again without suspicion", async () => {
  const site = await openTestSite();
  await site.fetch(postForm({ ...goodMessage, _gotcha: "filled by the browser" }));
  expect(await site.messages()).toMatchObject([{ status: "quarantined" }]);
  site.clock.now += 60_000;
  // Still suspect: nothing changes.
  await site.fetch(postForm({ ...goodMessage, _opened: "abc.def" }));
  expect(await site.messages()).toMatchObject([{ status: "quarantined" }]);
  expect(await site.mails()).toEqual([]);

  const again = await Promise.all([1, 2, 3].map(() => site.fetch(postForm(goodMessage))));
  expect(again.map(({ status }) => status)).toEqual([303, 303, 303]);
  const [message, ...more] = await site.messages();
  expect(message?.status).toBe("new");
  expect(more).toEqual([]);
  expect(await site.mails()).toMatchObject([{ kind: "contact-message", reference: message?.id }]);

  // And one that is suspect again takes nothing back.
  await site.fetch(postForm({ ...goodMessage, _gotcha: "x" }));
  expect(await site.messages()).toMatchObject([{ status: "new" }]);
});

test("a stamp by another key, or by a clock ahead of ours, says nothing about a person", () => {
  const mine = createSubmissionTimer(Buffer.from("mine"), () => 1e12);
  const other = createSubmissionTimer(Buffer.from("other"), () => 1e12 - 60_000);
  expect(mine.read(other.stamp())).toBe("none");
  expect(mine.read("made up")).toBe("forged");
  const ahead = createSubmissionTimer(Buffer.from("mine"), () => 1e12 + 60_000);
  expect(mine.read(ahead.stamp())).toBe("none");
  expect(mine.read(mine.stamp())).toBe("too-quick");
  expect(mine.stamp(other.stamp())).not.toBe(other.stamp());
});
