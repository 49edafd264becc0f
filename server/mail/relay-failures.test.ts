import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Store } from "#server/store/store.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { until } from "#tests/support/until.ts";
import { type MailTransport, UnacknowledgedMailError } from "./mail.ts";
import {
  countPolls,
  fakeTransport,
  isAllSent,
  log,
  makeRelay,
  openStore,
  outbox,
  send,
  serveMail,
  startRelay,
} from "./relay.fixture.ts";
import { openSentNotes } from "./sent-notes.ts";
import { createSmtpTransport } from "./smtp-transport.ts";

test("retries an unacknowledged e-mail a few times only", async () => {
  const store = await openStore();
  await send(store);
  let tries = 0;
  const uncertain = fakeTransport(async () => {
    tries += 1;
    throw new UnacknowledgedMailError(Object.assign(new Error("Timeout"), { code: "ETIMEDOUT" }));
  });
  startRelay(store, uncertain, { maxUnacknowledged: 3, unacknowledgedRetryDelay: 10 });
  const state = async () =>
    (await store.tables.selectFrom("outbox").select("state").executeTakeFirst())?.state;
  await until(async () => (await state()) === "dead");
  expect(tries).toBe(3);
});

test("counts refusals apart from unacknowledged attempts", async () => {
  const store = await openStore();
  await send(store);
  let tries = 0;
  // Puts a stranger off for a while, and then loses the line after the text was sent.
  const fickle = fakeTransport(async () => {
    tries += 1;
    if (tries <= 5) throw Object.assign(new Error("451 Try again"), { responseCode: 451 });
    if (tries <= 7) throw new UnacknowledgedMailError(new Error("Timeout"));
  });
  startRelay(store, fickle, { maxUnacknowledged: 3, unacknowledgedRetryDelay: 10 });
  await until(async () => (await outbox(store)).every(({ state }) => state !== "waiting"));
  expect(await outbox(store)).toMatchObject([{ state: "sent", refusals: 5, unacknowledged: 2 }]);
});

test("does not send an e-mail again when the store fails to record it", async () => {
  const store = await openStore();
  const server = await serveMail();
  const lease = 60;
  let failures = 2;
  const forgetful: Store = {
    ...store,
    change(work) {
      const isNoting = server.mails.length > 0 && failures > 0;
      if (!isNoting) return store.change(work);
      failures -= 1;
      return Promise.reject(new Error("disk full"));
    },
  };
  await send(store);
  startRelay(forgetful, createSmtpTransport(server.url), { lease });
  await until(() => isAllSent(store));
  expect(failures).toBe(0);
  expect(server.mails).toHaveLength(1);
});

/** Two relays on one store, of which the first sends and is cut off from the store until `repair` is called. */
async function cutOff(pace: Parameters<typeof makeRelay>[2]) {
  const store = await openStore();
  const server = await serveMail();
  let isAway = false;
  const failing: Store = {
    ...store,
    change: (work) => (isAway ? Promise.reject(new Error("no store")) : store.change(work)),
  };
  let now = Date.now();
  const real = createSmtpTransport(server.url);
  const transport: MailTransport = {
    ...real,
    async send(mail) {
      await real.send(mail);
      isAway = true;
    },
  };
  await send(store);
  startRelay(failing, transport, { recordDelay: 10, ...pace }, () => now);
  // The server has it a moment before the relay knows; a repair in between would come before the failure.
  await until(() => isAway);
  return {
    store,
    server,
    real,
    clock: () => now,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    repair: () => {
      isAway = false;
    },
  };
}

test("a relay that reaches the store again records what it sent before another may send it", async () => {
  const pace = { lease: 60_000, grace: 10_000 };
  const { store, server, real, clock, pass, repair } = await cutOff(pace);
  // Longer than the claim lasts, as when the database is away for both.
  pass(60_001);
  startRelay(store, real, pace, clock);
  await until(async () => (await outbox(store)).every(({ claim }) => claim === "ended"));
  repair();
  await until(() => isAllSent(store));
  pass(10_001);
  const { watched, polls } = countPolls(store);
  startRelay(watched, real, pace, clock);
  await until(() => polls() >= 3);
  expect(server.mails).toHaveLength(1);
});

test("a relay stops only when it has recorded what it sent", async () => {
  const store = await openStore();
  const server = await serveMail();
  let failures = 5;
  const failing: Store = {
    ...store,
    change(work) {
      if (server.mails.length === 0 || failures === 0) return store.change(work);
      failures -= 1;
      return Promise.reject(new Error("no store"));
    },
  };
  await send(store);
  const relay = makeRelay(failing, createSmtpTransport(server.url), { recordDelay: 5 });
  relay.start();
  await until(() => server.mails.length > 0);
  await relay.stop();
  expect(await isAllSent(store)).toBe(true);
});

test("a process that ends while the store is away leaves a note for the next", async () => {
  const store = await openStore();
  const server = await serveMail();
  const notes = openSentNotes(join(temporaryFolder(), "sent"));
  const away: Store = {
    ...store,
    change: (work) =>
      server.mails.length > 0 ? Promise.reject(new Error("no store")) : store.change(work),
  };
  await send(store);
  const transport = createSmtpTransport(server.url);
  // Not stopped at the end of the test: it is killed.
  makeRelay(away, transport, { recordDelay: 60_000 }, undefined, notes).start();
  await until(() => notes.list().length > 0);

  const later = () => Date.now() + 3_600_000;
  const relay = makeRelay(store, transport, {}, later, notes);
  relay.start();
  onTestFinished(() => relay.stop());
  await until(() => isAllSent(store));
  expect(server.mails).toHaveLength(1);
  await until(() => notes.list().length === 0);
});

test("gives up an e-mail that is always refused, with a reason without names", async () => {
  const store = await openStore();
  const server = await serveMail({ refuseWith: 550 });
  await send(store);
  startRelay(store, createSmtpTransport(server.url), { maxRefusals: 3 });
  await until(async () => (await outbox(store)).every(({ state }) => state === "dead"));
  const [row] = await outbox(store);
  expect(row?.attempts).toBe(3);
  expect(row?.last_error).toContain("550");
  expect(row?.last_error).not.toContain("office@");
  expect(log.text()).not.toMatch(/office@|amina@/);
});

test("retries an e-mail for as long as the server is unreachable", async () => {
  const store = await openStore();
  const gone = await serveMail();
  await gone[Symbol.asyncDispose]();
  await send(store);
  startRelay(store, createSmtpTransport(gone.url), { maxRefusals: 1 });
  await until(async () => (await outbox(store)).every(({ attempts }) => attempts > 3));
  expect(await outbox(store)).toMatchObject([{ state: "waiting", refusals: 0 }]);
  const back = await startMailServer(gone.port);
  onTestFinished(() => back[Symbol.asyncDispose]());
  await until(() => isAllSent(store));
  expect(back.mails).toHaveLength(1);
});

test("drops an e-mail whose message was erased", async () => {
  const store = await openStore();
  await send(store);
  await store.change((tables) => tables.deleteFrom("contact_messages").execute());
  const server = await serveMail();
  startRelay(store, createSmtpTransport(server.url));
  await until(async () => (await outbox(store)).every(({ state }) => state === "dropped"));
  expect(server.mails).toEqual([]);
});

/** A transport that takes mail and never comes back, as if the process had died. */
function deadlyTransport(dies: "before" | "after", real: MailTransport) {
  let isReached = false;
  const transport: MailTransport = {
    ...real,
    async send(mail) {
      if (dies === "after") await real.send(mail);
      isReached = true;
      await new Promise(() => undefined);
    },
  };
  return { transport, isReached: () => isReached };
}

test.each([
  ["before the mail server has the e-mail, it arrives once", "before", 1],
  // Unknown whether the server accepted it. The same Message-ID lets mail programs show it once.
  [
    "after it, the e-mail comes again with the same Message-ID, and not before the lease ends",
    "after",
    2,
  ],
] as const)("when a relay dies %s", async (_title, dies, copies) => {
  const store = await openStore();
  const server = await serveMail();
  await send(store);
  let now = Date.now();
  const dead = deadlyTransport(dies, createSmtpTransport(server.url));
  // Not stopped at the end of the test: it hangs, as the dead do.
  makeRelay(store, dead.transport, { lease: 60_000 }, () => now).start();
  await until(dead.isReached);

  const { watched, polls } = countPolls(store);
  startRelay(watched, createSmtpTransport(server.url), { grace: 10_000 }, () => now);
  // It looks three times, and takes nothing that belongs to the dead one.
  await until(() => polls() >= 3);
  expect(server.mails).toHaveLength(copies - 1);
  now += 60_001;
  // It might only now reach the store again, and is given the time to record what it knows.
  await until(async () => (await outbox(store)).every(({ claim }) => claim === "ended"));
  expect(server.mails).toHaveLength(copies - 1);
  now += 10_001;
  await until(() => isAllSent(store));
  expect(server.mails).toHaveLength(copies);
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(1);
  expect(new Set(server.mails.map(({ date }) => date)).size).toBe(1);
});
