import { expect, test } from "vitest";
import { enqueueMails } from "#server/mail/outbox.ts";
import type { enqueueIssue } from "#server/newsletter/sending.ts";
import { newsletterModel } from "./newsletter-model.ts";
import { expectToHold, findFault } from "./run-histories.ts";

/** Seeds that failed once. 7: a reader confirmed under a clock that was set back before the issue began. */
const kept = [7];

test("sends each reader each issue once, and none to those who left", async () => {
  await expectToHold(newsletterModel, kept);
}, 900_000);

/** Takes the confirmed readers, and enqueues their e-mails without noting how far it came. */
const enqueueWithoutPosition: typeof enqueueIssue = async (store, issueId, { from }) => {
  const readers = store.tables.selectFrom("subscribers").select("id");
  const confirmed = await readers.where("status", "=", "confirmed").execute();
  const kind = "newsletter-issue" as const;
  const orders = confirmed.map(({ id }) => ({ kind, issueId, subscriberId: id, batch: issueId }));
  await store.change((tables) => enqueueMails(tables, orders, from));
  return 0;
};

test("notices a desk that does not store how far it came", async () => {
  const breakage = { enqueue: enqueueWithoutPosition };
  const fault = await findFault((world) => newsletterModel(world, breakage));
  expect(fault).toMatch(/An issue is sent twice/);
});
