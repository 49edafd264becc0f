import { expect, onTestFinished, test } from "vitest";
import { emailAddress } from "#app/forms/email-address.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { until } from "#tests/support/until.ts";
import { UnacknowledgedMailError } from "./mail.ts";
import { enqueueMail } from "./outbox.ts";
import { fakeTransport, openStore, outbox } from "./relay.fixture.ts";
import { createRelay } from "./relay.ts";

const second = 1000;
const email = { to: emailAddress("a@example.org"), subject: "x", text: "x", html: "x" };
type Parts = Parameters<typeof createRelay>[0];

/** A relay of receipts whose mail server does as `send` says, with a clock that stands still. */
async function start(send: () => Promise<void>, more: Partial<Parts> = {}) {
  const store = await openStore();
  const clock = { now: Date.UTC(2026, 10, 21, 9) };
  const { log, text } = readableLog();
  const pace = { pollInterval: 5, initialRetryDelay: 10 * second, ...more.pace };
  const relay = createRelay({
    store,
    transport: fakeTransport(send),
    templates: { "donation-receipt": async () => email },
    from: "website@example.org",
    clock: () => clock.now,
    log,
    ...more,
    pace,
  });
  onTestFinished(() => relay.stop());
  relay.start();
  const enqueue = async (order: Parameters<typeof enqueueMail>[1]) => {
    await store.change((tables) => enqueueMail(tables, order, clock.now));
    relay.wake();
  };
  const row = async () => (await outbox(store))[0];
  return {
    clock,
    text,
    row,
    enqueue,
    receipt: () => enqueue({ kind: "donation-receipt", donationId: "7" }),
    /** Waits for attempts, each as soon as it is due. @returns the seconds between them */
    async waits(attempts: number): Promise<number[]> {
      const waits: number[] = [];
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        // A claim is due again after its lease, which is longer than it has an error.
        await until(async () => {
          const now = await row();
          return now?.attempts === attempt && now.last_error === `failure ${attempt}`;
        });
        const due = (await row())?.due_at ?? 0;
        waits.push((due - clock.now) / second);
        clock.now = due;
      }
      return waits;
    },
  };
}

/** Fails each time, with a count in its words. */
function failing(of: object, wrap: (error: Error) => Error = (error) => error) {
  let count = 0;
  return async () => {
    count += 1;
    throw wrap(Object.assign(new Error(`failure ${count}`), of));
  };
}

test("waits twice as long after each refusal, up to a limit", async () => {
  const site = await start(failing({ responseCode: 451 }), {
    pace: { maxRetryDelay: 35 * second },
  });
  await site.receipt();
  expect(await site.waits(4)).toEqual([10, 20, 35, 35]);
  expect(await site.row()).toMatchObject({ state: "waiting", refusals: 4, unacknowledged: 0 });
  expect(site.text()).toMatch(/failure 1.*mail delivery failed; will retry/);
});

test.each([
  ["ECONNREFUSED"],
  ["ECONNRESET"],
  ["ETIMEDOUT"],
  ["ESOCKET"],
  ["EDNS"],
  ["ETLS"],
  ["EAUTH"],
  ["EPIPE"],
  ["EHOSTUNREACH"],
  ["ENETUNREACH"],
  ["ENOTFOUND"],
  ["EAI_AGAIN"],
  ["UND_ERR_CONNECT_TIMEOUT"],
])("tries a server soon again that cannot be reached: %s", async (code) => {
  const pace = { maxRetryDelay: 9000 * second, maxUnreachableDelay: 15 * second };
  const site = await start(failing({ code }), { pace });
  await site.receipt();
  expect(await site.waits(2)).toEqual([10, 15]);
  expect(await site.row()).toMatchObject({ state: "waiting", refusals: 0, unacknowledged: 0 });
});

test("knows an unreachable service by the cause of the error as well", async () => {
  const site = await start(failing({ cause: { code: "ECONNREFUSED" } }));
  await site.receipt();
  await site.waits(1);
  expect(await site.row()).toMatchObject({ refusals: 0 });
});

test.each([{ code: "EMESSAGE" }, { code: "XECONNRESET" }, { code: "EPIPES" }, { code: 7 }, {}])(
  "counts any other error as a refusal: %o",
  async (error) => {
    const site = await start(failing(error));
    await site.receipt();
    await site.waits(1);
    expect(await site.row()).toMatchObject({ refusals: 1 });
  },
);

test("waits for long before a second copy, and gives up after a few", async () => {
  const uncertain = (error: Error) => new UnacknowledgedMailError(error);
  let count = 0;
  const site = await start(
    async () => {
      count += 1;
      throw uncertain(new Error(`failure ${count}`));
    },
    { pace: { maxUnacknowledged: 2, unacknowledgedRetryDelay: 7200 * second } },
  );
  await site.receipt();
  await until(async () => (await site.row())?.unacknowledged === 1);
  const due = (await site.row())?.due_at ?? 0;
  expect((due - site.clock.now) / second).toBe(7200);
  site.clock.now = due;
  await until(async () => (await site.row())?.state === "dead");
  expect(await site.row()).toMatchObject({ attempts: 2, refusals: 0 });
  expect(site.text()).toContain("mail delivery failed permanently");
});

/** The answer of a mail server to a recipient. */
const answer = (responseCode: number, text = "no", command = "RCPT TO") => ({
  code: "EENVELOPE",
  command,
  responseCode,
  response: `${responseCode} ${text}`,
});

const missing = answer(550, "5.1.1 User unknown");

/** A relay that notes which mailboxes are missing. */
function noting() {
  const noted: unknown[] = [];
  const onMissing: Parts["onMissing"] = {
    "donation-receipt": async (_tables, subject, { answer }) => noted.push({ ...subject, answer }),
  };
  return { noted, onMissing };
}

test("reports a mailbox that does not exist, and tries no more", async () => {
  const { noted, onMissing } = noting();
  const site = await start(failing(missing), { onMissing });
  await site.receipt();
  await until(async () => (await site.row())?.state === "dead");
  expect(await site.row()).toMatchObject({ attempts: 1, last_error: "failure 1" });
  expect(noted).toEqual([{ donationId: "7", answer: "550 5.1.1 User unknown" }]);
  expect(site.text()).toMatch(/"kind":"donation-receipt","attempt":1.*knows no such mailbox/);
});

test.each([
  ["the mailbox is full", answer(552, "5.2.2 full"), 1],
  ["the refusal is for a while", answer(450), 1],
  ["the server says nothing but no", answer(550), 1],
  ["it is a matter of policy", answer(550, "5.7.1 blocked"), 0],
  ["our sender is refused", answer(553, "5.1.8 Sender address rejected: Domain not found"), 0],
  ["our sender is unknown", answer(550, "5.1.1 User unknown", "MAIL FROM"), 0],
  ["the whole e-mail was refused", { ...missing, code: "EMESSAGE", command: "DATA" }, 0],
  ["our password is refused", { ...missing, code: "EAUTH", command: "AUTH PLAIN" }, 0],
  ["no answer came", { code: "EENVELOPE" }, 1],
])("does not take a mailbox for missing when %s", async (_when, error, refusals) => {
  const { noted, onMissing } = noting();
  const site = await start(failing(error), { onMissing });
  await site.receipt();
  await site.waits(1);
  expect(await site.row()).toMatchObject({ state: "waiting", refusals });
  expect(noted).toEqual([]);
});

test("an e-mail is never given up because the server refuses us", async () => {
  const pace = { maxRefusals: 2, maxRetryDelay: 9000 * second, maxUnreachableDelay: 15 * second };
  const site = await start(failing(answer(550, "5.7.1 relay not permitted")), { pace });
  await site.receipt();
  expect(await site.waits(6)).toEqual([10, 15, 15, 15, 15, 15]);
  expect(await site.row()).toMatchObject({ state: "waiting", refusals: 0 });
});

test("keeps trying a missing mailbox that no list belongs to", async () => {
  const site = await start(failing(missing));
  await site.receipt();
  await site.waits(1);
  expect(await site.row()).toMatchObject({ state: "waiting", refusals: 1 });
});

test("says which kind of e-mail is missing, and tries again", async () => {
  const order = { kind: "pledge", pledgeId: "3" } as const;
  const sentence = "No e-mail of kind pledge is known";
  const site = await start(async () => undefined);
  await site.enqueue(order);
  await until(async () => (await site.row())?.last_error === sentence);
  expect(await site.row()).toMatchObject({ state: "waiting", attempts: 1 });
});
