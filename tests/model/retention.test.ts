import { expect, test } from "vitest";
import { day } from "#server/clock.ts";
import { repeat } from "#server/repeat.ts";
import { purge, startDailyPurge } from "#server/retention/purge.ts";
import { retentionModel } from "./retention-model.ts";
import { expectToHold, findFault } from "./run-histories.ts";

/** Seeds that failed once. 1: records that were written under a clock years ahead; 70: one that goes back twice. */
const kept = [1, 70];

test("deletes nothing unseen or early, and keeps nothing late", async () => {
  await expectToHold(retentionModel, kept);
}, 900_000);

/** A purge that believes every clock. */
const credulous: typeof startDailyPurge = ({ store, clock, environment }, retention) =>
  repeat(day, async () => {
    const deletion = purge(store, retention, { now: clock(), folder: environment.DATA_DIR });
    await deletion.catch(() => undefined);
  });

test("notices a purge that believes a clock that is years ahead", async () => {
  const fault = await findFault((world) => retentionModel(world, { purge: credulous }));
  expect(fault).toMatch(/The clock went [\d.]+ days ahead unnoticed|was deleted early/);
});

/** A purge that counts the days of spam from its arrival, whether or not a person has looked. */
const unseeing: typeof startDailyPurge = (services, { periods, ...others }) => {
  const [messages] = periods.quarantine.rows;
  const rows = messages ? [{ ...messages, since: "received_at" }] : [];
  const quarantine = { ...periods.quarantine, rows };
  return startDailyPurge(services, { ...others, periods: { ...periods, quarantine } });
};

test("notices a purge that deletes what was never looked at", async () => {
  const fault = await findFault((world) => retentionModel(world, { purge: unseeing }));
  expect(fault).toMatch(/must never be deleted|was deleted early/);
});
