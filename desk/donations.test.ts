import { join } from "node:path";
import { expect, test } from "vitest";
import { shillings } from "#app/forms/shillings.ts";
import { createDonations } from "#server/donations/donations.ts";
import { readEnvironment } from "#server/environment.ts";
import { createServices } from "#server/services.ts";
import { newId } from "#server/store/new-id.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { createFarSide, scriptedProvider } from "#tests/support/scripted-provider.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { perform } from "./command.ts";
import { donations } from "./commands/donations.ts";

const nine = Date.UTC(2026, 10, 21, 9);

/** A desk over one paid donation, one that waits, and a pledge. */
async function openDesk() {
  const folder = temporaryFolder();
  const store = await openSqlite(join(folder, "otc.sqlite"));
  const settings = readEnvironment({ DATA_DIR: folder });
  const services = createServices({ environment: settings, store, log: readableLog().log });
  const far = createFarSide();
  const service = createDonations({
    ...{ store, providers: [scriptedProvider(far)], clock: () => nine, waits: [60_000] },
    ...{ log: readableLog().log, origin: () => "https://www.example.org" },
  });
  const references: string[] = [];
  for (const [name, phone] of [
    ['=HYPERLINK("x")', "+256772123456"],
    ["Amina, Okello", ""],
  ] as const) {
    const begun = await service.begin({
      ...{ amount: shillings(50_000), frequency: "once", name, email: "amina@example.org" },
      ...{ phone, provider: "" },
    });
    if (begun.kind === "checkout") references.push(begun.donation.reference);
    if (begun.kind === "checkout" && references.length === 1) {
      far.pay(begun.donation.reference);
      await service.check(begun.donation.id, "return");
    }
  }
  await store.change((tables) =>
    tables
      .insertInto("pledges")
      .values({
        ...{ id: newId(nine), received_at: nine, status: "new", amount: shillings(80_000) },
        ...{ donor_name: "Amina", donor_email: "", donor_phone: "+256772123456" },
      })
      .execute(),
  );
  return {
    references,
    store,
    async type(words: string[], options: Record<string, string> = {}, wantsJson = false) {
      const printed: string[] = [];
      await perform(
        donations,
        { words, options, wantsJson },
        {
          ...{ store, settings, services, width: 200 },
          ...{ print: (text: string) => printed.push(text), printProgress: () => undefined },
          ...{ ask: async () => false, signal: new AbortController().signal },
        },
      );
      return printed.join("\n");
    },
  };
}

test("donations are listed, and shown with everything that happened to them", async () => {
  const { references, type } = await openDesk();
  const list = await type(["list"]);
  for (const reference of references) expect(list).toContain(reference);
  expect(await type(["list"], { state: "paid" })).not.toContain(references[1]);
  const shown = await type(["show", references[0] ?? ""]);
  expect(shown).toContain("OTC-R-000001");
  expect(shown).toMatch(
    /created +form[\s\S]+pending +form[\s\S]+paid +return +Confirmed by scripted/,
  );
  expect(JSON.parse(await type(["show", references[0] ?? ""], {}, true)).auditLog).toHaveLength(3);
});

test("the books hold confirmed donations only, safe for spreadsheets", async () => {
  const { references, type } = await openDesk();
  const [heading, row, ...more] = (await type(["export"])).split("\r\n");
  expect(heading).toMatch(/^receipt,paid_at,reference,amount_ugx/);
  expect(row).toContain(`OTC-R-000001,2026-11-21T09:00:00.000Z,${references[0]},50000,paid`);
  expect(row).toContain(`"'=HYPERLINK(""x"")"`);
  expect(more).toEqual([]);
  expect((await type(["export"], { month: "2026-10" })).split("\r\n")).toHaveLength(1);
  expect(await type(["totals"])).toMatch(/2026-11 +1 +UGX 50,000/);
});

test("open donations can be asked about now, and pledges marked", async () => {
  const { references, store, type } = await openDesk();
  expect(await type(["reconcile"])).toBe(`${references[1]}  still pending`);
  const [pledge] = await store.tables.selectFrom("pledges").selectAll().execute();
  expect(await type(["pledges"])).toContain("UGX 80,000");
  await type(["pledge", pledge?.id.slice(-8) ?? ""], { status: "answered" });
  expect(await type(["pledges"])).toContain("answered");
});

test("what is not understood is said", async () => {
  const { type } = await openDesk();
  await expect(type(["fly"])).rejects.toThrow(/not understood/);
  await expect(type(["show", "OTC-NONE"])).rejects.toThrow(/no donation/);
  await expect(type(["list"], { state: "rich" })).rejects.toThrow(/must be one of/);
  await expect(type(["export"], { month: "November" })).rejects.toThrow(/2026-11/);
});
