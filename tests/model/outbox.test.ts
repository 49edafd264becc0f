import { expect, test } from "vitest";
import { recordMailOutcome } from "#server/mail/outbox.ts";
import type { createRelay, Relay } from "#server/mail/relay.ts";
import { outboxModel } from "./outbox-model.ts";
import { expectToHold, findFault } from "./run-histories.ts";

/** Seeds that failed once. 15: the mail server took an e-mail, whose claim another server had overtaken. */
const kept = [15];

test("mails each acknowledged message, with at most one copy more for each death", async () => {
  await expectToHold(outboxModel, kept);
}, 900_000);

/** A relay that notes an e-mail as sent, and sends it then. */
const relayThatMarksFirst: typeof createRelay = ({ store, transport, templates, from }) => {
  const none = async () => undefined;
  async function send(): Promise<void> {
    const waiting = store.tables.selectFrom("outbox").selectAll().where("state", "=", "waiting");
    for (const row of await waiting.execute()) {
      await recordMailOutcome(store, row, { state: "sent", sent_at: row.created_at });
      const { reference: messageId, id, created_at: date } = row;
      const email = await templates["contact-message"]?.(store.tables, { messageId });
      if (email) await transport.send({ ...email, id, from, date });
    }
  }
  const wake = () => void send().catch(() => undefined);
  return { start: wake, wake, stop: none } satisfies Relay;
};

test("notices a relay that marks before it sends", async () => {
  const fault = await findFault((world) => outboxModel(world, { relay: relayThatMarksFirst }));
  expect(fault).toMatch(/counts as sent, and no mail server took it/);
});

test("notices a relay that holds an e-mail for less time than it is due to be held", async () => {
  const fault = await findFault((world) => outboxModel(world, { lease: 1000 }));
  expect(fault).toMatch(/claimed before it was due|has no reason/);
});
