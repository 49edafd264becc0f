import { join } from "node:path";
import { expect, test } from "vitest";
import { emailAddress } from "#app/forms/email-address.ts";
import { phoneNumber } from "#app/forms/phone-number.ts";
import { shillings } from "#app/forms/shillings.ts";
import { createDonations } from "#server/donations/donations.ts";
import { readEnvironment } from "#server/environment.ts";
import { newId } from "#server/store/new-id.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { createScriptedOrders, scriptedProvider } from "#tests/support/scripted-provider.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { commandRunner } from "./open-office.fixture.ts";

const nine = Date.UTC(2026, 10, 21, 9);

/** Opens an office over one paid donation, one pending one, and a pledge. */
async function openOffice() {
  const folder = temporaryFolder();
  const store = await openSqlite(join(folder, "otc.sqlite"));
  const settings = readEnvironment({ DATA_DIR: folder });
  const scripted = createScriptedOrders();
  const service = createDonations({
    store,
    providers: [scriptedProvider(scripted)],
    clock: () => nine,
    checkIntervals: [60_000],
    log: readableLog().log,
    origin: () => "https://www.example.org",
  });
  const references: string[] = [];
  for (const [name, phone] of [
    ['=HYPERLINK("x")', phoneNumber("+256772123456")],
    ["Amina, Okello", ""],
  ] as const) {
    const begun = await service.start({
      amount: shillings(50_000),
      name,
      email: emailAddress("amina@example.org"),
      phone,
      provider: "",
    });
    if (begun.kind === "checkout") references.push(begun.donation.reference);
    if (begun.kind === "checkout" && references.length === 1) {
      scripted.pay(begun.donation.reference);
      await service.check(begun.donation.id, "return");
    }
  }
  await store.change((tables) =>
    tables
      .insertInto("pledges")
      .values({
        id: newId(nine),
        received_at: nine,
        status: "new",
        amount: shillings(80_000),
        donor_name: "Amina",
        donor_email: "" as const,
        donor_phone: phoneNumber("+256772123456"),
      })
      .execute(),
  );
  // The store stays open for the next command.
  const type = commandRunner(async () => ({ ...store, close: async () => undefined }), settings);
  const find = (words: string) => type("find", words);
  return { references, store, find, type: (...typed: string[]) => type("donations", ...typed) };
}

test("lists donations and shows one with its audit log", async () => {
  const { references, type } = await openOffice();
  const list = (await type("list")).out;
  for (const reference of references) expect(list).toContain(reference);
  expect((await type("list", "--state", "paid")).out).not.toContain(references[1]);
  const shown = (await type("show", references[0] ?? "")).out;
  expect(shown).toContain("OTC-R-000001");
  expect(shown).toMatch(
    /begun +the form was sent[\s\S]+waiting for the payment[\s\S]+paid +the donor came back +Confirmed by scripted/,
  );
  const { out } = await type("show", references[0] ?? "", "--json");
  expect(JSON.parse(out).auditLog).toHaveLength(3);
});

test("finds a donation by reference, receipt, address and number as people type them", async () => {
  const { references, find, type } = await openOffice();
  const [reference = ""] = references;
  const spellings = [
    reference.toLowerCase().replaceAll("-", " "),
    `\u200b${reference.replaceAll("-", "\u2011")}`,
    reference.replaceAll("0", "O"),
    "otc r 1",
  ];
  for (const typed of spellings) {
    expect((await type("show", typed)).out, typed).toContain(reference);
    expect((await find(typed)).out, typed).toContain(reference);
  }
  for (const typed of ["AMINA@Example.org\u200b", "0772 123 456", "amina,\u200b okello"]) {
    expect((await find(typed)).out, typed).toContain("OTC-");
  }
});

test("exports confirmed donations only, safe for spreadsheets", async () => {
  const { references, type } = await openOffice();
  const [heading, row, ...more] = (await type("export")).out.split("\r\n");
  expect(heading).toMatch(/^\ufeffreceipt,paid_at,reference,amount_ugx/);
  expect(row).toContain(`OTC-R-000001,2026-11-21T09:00:00.000Z,${references[0]},50000,paid`);
  expect(row).toContain(`"'=HYPERLINK(""x"")"`);
  expect(more).toEqual([]);
  expect((await type("export", "--month", "2026-10")).out.split("\r\n")).toHaveLength(1);
  expect((await type("totals")).out).toMatch(/2026-11 +1 +UGX 50,000/);
});

test("reconciles open donations and marks pledges", async () => {
  const { references, store, type } = await openOffice();
  expect((await type("reconcile")).out).toBe(`${references[1]}: still waiting for the payment.`);
  const [pledge] = await store.tables.selectFrom("pledges").selectAll().execute();
  expect((await type("pledges")).out).toContain("UGX 80,000");
  await type("pledge", pledge?.id.slice(-8) ?? "", "--status", "answered");
  expect((await type("pledges")).out).toContain("answered");
});

test.each([
  ["fly", 2, "too many arguments"],
  ["show OTC-NONE", 1, "There is no donation OTC-NONE."],
  ["list --state rich", 2, "Allowed choices are created, pending, paid"],
  ["export --month November", 2, "The month must be written as 2026-11."],
  ["pledge 12345678", 2, "'--status <status>' not specified"],
])('"donations %s" fails with exit code %i and a message', async (line, code, sentence) => {
  const { type } = await openOffice();
  const answer = await type(...line.split(" "));
  expect(answer).toMatchObject({ code, out: "" });
  expect(answer.error).toContain(sentence);
});
