import { expect, test } from "vitest";
import { getPage } from "#collections/pages/pages.ts";
import { openTestSite } from "#tests/support/test-site.ts";
import { findPledgesByEnding, markPledge } from "./pledges.ts";

const amount = getPage("donate").form.minimum;
const key = "0f1e2d3c-4b5a";

async function openPledges() {
  const site = await openTestSite();
  return {
    post: (fields: Record<string, string>) =>
      site.fetch(
        new Request("https://www.example.org/donate/pledge", {
          method: "POST",
          headers: { accept: "application/json", origin: "https://www.example.org" },
          body: new URLSearchParams({ email: "amina@example.org", _key: key, ...fields }),
        }),
      ),
    pledges: () => site.store.tables.selectFrom("pledges").select("amount").execute(),
    mails: site.mails,
    store: site.store,
  };
}

test("stores a pledge sent twice with its key once, with the same answer", async () => {
  const { post, pledges, mails } = await openPledges();
  const first = await post({ amount: `${amount}` });
  const second = await post({ amount: `${amount}` });
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(await second.json()).toEqual(await first.json());
  expect(await pledges()).toEqual([{ amount }]);
  expect(await mails()).toHaveLength(1);
});

test.each([
  { amount: `${2 * amount}` },
  { email: "other@example.org" },
  { phone: "0772 999 111" },
  { name: "Okot" },
])("rejects the key of a pledge for another one: %o", async (other) => {
  const { post, pledges, mails } = await openPledges();
  await post({ amount: `${amount}` });
  const answer = await post({ amount: `${amount}`, ...other });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ errors: [{ field: "", code: "KEY_USED" }] });
  expect(await pledges()).toEqual([{ amount }]);
  expect(await mails()).toHaveLength(1);
});

test("hides a pledge in quarantine until its release sends its e-mail", async () => {
  const { post, store } = await openPledges();
  await post({ amount: `${amount}` });
  const read = () =>
    store.tables.selectFrom("pledges").select(["id", "status"]).executeTakeFirstOrThrow();
  const { id } = await read();
  expect(await findPledgesByEnding(store.tables, id.slice(-6))).toEqual([{ id }]);
  await store.change((tables) =>
    tables.updateTable("pledges").set({ status: "quarantined" }).execute(),
  );
  expect(await findPledgesByEnding(store.tables, id.slice(-6))).toEqual([]);
  await markPledge(store, id, "answered");
  expect((await read()).status).toBe("quarantined");
});
