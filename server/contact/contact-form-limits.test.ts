import { describe, expect, test } from "vitest";
import {
  goodMessage,
  jsonOf,
  openTestSite,
  outcomeOf,
  postForm,
  postFormData,
} from "#tests/support/test-site.ts";

describe("too many messages from one network", () => {
  test("are quarantined first, then refused, while other networks are served", async () => {
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
    // This page is cached and shows no input; the browser of the sender still has it.
    expect(await outcomeOf(refused)).toMatchObject({
      values: {},
      description: expect.stringContaining("what you typed is still there"),
    });
    expect((await send("6", "192.0.2.2")).status).toBe(303);
    site.clock.now += 60_000;
    expect((await send("5", "192.0.2.1")).status).toBe(303);
  });

  test("are refused in JSON as well", async () => {
    const site = await openTestSite({ rateLimit: { burst: 1, perMinute: 1 } });
    for (const subject of ["1", "2"]) await site.fetch(postFormData({ ...goodMessage, subject }));
    const refused = await site.fetch(postFormData({ ...goodMessage, subject: "3" }));
    expect(refused.status).toBe(429);
    expect((await jsonOf(refused)).errors).toMatchObject([{ field: "", code: "TOO_MANY" }]);
  });
});

test("accepts a good form after twenty mistakes from the same network", async () => {
  const site = await openTestSite({ rateLimit: { burst: 20, perMinute: 10 } });
  for (let mistake = 0; mistake < 20; mistake += 1) {
    expect((await site.fetch(postForm({}))).status).toBe(422);
  }
  expect((await site.fetch(postForm(goodMessage))).status).toBe(303);
  expect(await site.messages()).toMatchObject([{ status: "new" }]);
});

test("counts each form apart", async () => {
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

test("mails a person's own message after strangers used that address", async () => {
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

test("recognises a mailbox in every spelling", async () => {
  const site = await openTestSite();
  const spellings = ["a.mina@gmail.com", "amina+1@googlemail.com", "AMINA@ｇmail.com"];
  for (const [at, email] of [...spellings, ...spellings].entries()) {
    await site.fetch(postForm({ ...goodMessage, email, subject: `${at}` }));
  }
  const statuses = (await site.messages()).map(({ status }) => status);
  expect(statuses).toEqual([...Array<string>(5).fill("new"), "quarantined"]);
});

test("renders few pages in a flood of refused forms, and sends cached ones otherwise", async () => {
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
