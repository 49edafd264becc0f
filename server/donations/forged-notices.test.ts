import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { shillings } from "#app/forms/shillings.ts";
import { readEnvironment } from "#server/environment.ts";
import { createServices } from "#server/services.ts";
import { insertRow } from "#server/store/rows.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { keysOf, startPesapal } from "#tests/support/pesapal-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const now = Date.UTC(2026, 10, 21, 9);

/** A donation whose start Pesapal took and did not answer, so that its order is not known here. */
async function openSilentStart() {
  const pesapal = await startPesapal({ statusCode: 1 });
  onTestFinished(() => pesapal[Symbol.asyncDispose]());
  const usual = pesapal.answer;
  pesapal.answer = async (call) => {
    const reply = await usual(call);
    return call.url.includes("/SubmitOrderRequest") ? { status: 502, text: "" } : reply;
  };
  let time = now;
  const folder = temporaryFolder();
  const store = await openSqlite(join(folder, "otc.sqlite"));
  onTestFinished(() => store.close());
  const { donations } = createServices({
    environment: readEnvironment({ DATA_DIR: folder, ...keysOf(pesapal) }),
    store,
    log: readableLog("silent").log,
    // Ids are in order of time.
    clock: () => ++time,
  });
  const begin = async () => {
    const donor = { name: "", email: "", phone: "", provider: "pesapal" } as const;
    expect(await donations.start({ amount: shillings(50_000), ...donor })).toEqual({
      kind: "silent",
    });
  };
  const read = () =>
    store.tables.selectFrom("donations").selectAll().orderBy("id").executeTakeFirstOrThrow();
  /** A notice as it is stored; Pesapal signs none, so a stranger can send one as well. */
  const notice = async (order: string) => {
    const { id, reference } = await read();
    const body = JSON.stringify({ OrderTrackingId: order, OrderMerchantReference: reference });
    const times = { first_at: now, last_at: now, times: 1 };
    const row = { id: `${order} ${body.length}`, provider: "pesapal", donation_id: id, body };
    await store.change((tables) =>
      insertRow(tables, "payment_webhooks", { ...row, content_hash: body, ...times }),
    );
  };
  return { donations, begin, read, notice };
}

test("a forged notice does not give a donation the order of another", async () => {
  const { donations, begin, read, notice } = await openSilentStart();
  await begin();
  // Another donation, whose order is paid.
  await begin();
  await notice("track-2");
  const { id } = await read();
  await donations.check(id, "webhook");
  expect(await read()).toMatchObject({ state: "created", provider_order: null });

  // The genuine one still finds its order.
  await notice("track-1");
  await donations.check(id, "webhook");
  expect(await read()).toMatchObject({ state: "paid", provider_order: "track-1" });
});

test("a notice about an order that is not known there changes nothing", async () => {
  const { donations, begin, read, notice } = await openSilentStart();
  await begin();
  await notice("made-up");
  const { id } = await read();
  await donations.check(id, "webhook");
  expect(await read()).toMatchObject({ state: "created", provider_order: null });
});
