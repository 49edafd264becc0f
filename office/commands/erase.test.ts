import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { emailAddress } from "#app/forms/email-address.ts";
import { shillings } from "#app/forms/shillings.ts";
import { getPage } from "#collections/pages/pages.ts";
import { projectRoot } from "#collections/reading/project-root.ts";
import { insertDonation } from "#server/donations/donation-records.ts";
import { message, pledge, signUp } from "../subjects/received.fixture.ts";
import { openOffice } from "./open-office.fixture.ts";

test("exports everything about a person, then erases it", async () => {
  const office = await openOffice(async (store) => {
    await message(store, { email: emailAddress("Amina@Example.org") });
    await message(store, { email: emailAddress("other@example.org"), subject: "other" });
    await signUp(store, "amina@example.org");
  });
  const { out } = await office.type("erase", "amina@example.org", "--export");
  const held = JSON.parse(out) as Record<string, unknown[]>;
  expect(held.messages).toHaveLength(1);
  expect(held.subscriptions).toHaveLength(1);
  expect(held.emails).toHaveLength(2);
  expect(JSON.stringify(held.consentWordings)).toContain(getPage("contact").newsletter.note);

  expect((await office.type("erase", "amina@example.org")).code).toBe(1);
  expect((await office.type("erase", "amina@example.org", "--yes")).code).toBe(0);
  await office.withStore(async ({ tables }) => {
    const rows = [
      await tables.selectFrom("contact_messages").selectAll().execute(),
      await tables.selectFrom("subscribers").selectAll().execute(),
      await tables.selectFrom("outbox").selectAll().execute(),
      await tables.selectFrom("confirmation_links").selectAll().execute(),
    ];
    expect(rows.map(({ length }) => length)).toEqual([1, 0, 1, 0]);
    expect(JSON.stringify(rows)).not.toMatch(/amina@/i);
  });
});

test("completes an erasure whose output no program reads any more", async () => {
  const office = await openOffice((store) => message(store));
  const typed = ["office/main.ts", "erase", "amina@example.org", "--yes"];
  const env = { PATH: process.env.PATH, DATA_DIR: office.folder };
  const command = spawn(process.execPath, typed, { cwd: projectRoot(), env });
  command.stdout.destroy();
  command.stderr.destroy();
  expect(await once(command, "exit")).toEqual([0, null]);
  expect((await office.type("list", "messages")).out).toBe("[]");
}, 60_000);

test("asks to repeat an erasure that another program's hold on the log left incomplete", async () => {
  const office = await openOffice((store) => message(store, { message: "heron and papyrus" }));
  const file = join(office.folder, "otc.sqlite");
  const isLeft = () =>
    ["", "-wal"].some(
      (end) => existsSync(file + end) && readFileSync(file + end).includes("heron"),
    );
  // A permanent reader, as Litestream is.
  const reader = new DatabaseSync(file);
  reader.exec("BEGIN; SELECT count(*) FROM contact_messages");
  const first = await office.type("erase", "amina@example.org", "--yes");
  expect(first).toMatchObject({
    code: 1,
    error: expect.stringMatching(/^Deleted\. Another program reads the store, .*do the same again/),
  });
  expect(isLeft()).toBe(true);
  expect((await office.type("list", "messages")).out).toBe("[]");
  reader.close();
  expect((await office.type("erase", "amina@example.org", "--yes")).code).toBe(0);
  expect(isLeft()).toBe(false);
});

test("finds and erases a person by telephone number in any spelling", async () => {
  const office = await openOffice(async (store) => {
    await pledge(store, { phone: "0772 999 111", name: "Nakato" });
    await pledge(store, { phone: "0772999111", email: emailAddress("nakato@example.org") });
    await pledge(store, { phone: "0772 999 112", name: "Okot" });
    // Not hers: a complaint about that number.
    await message(store, { message: "Somebody calls me from +256 772-999 111 at night." });
  });
  const shown = await office.type("erase", "00256 772 999111");
  expect(shown).toMatchObject({ code: 1, error: expect.stringContaining("Nothing was deleted") });
  expect(shown.out).toMatch(/pledges +2 /);
  expect(shown.out).toMatch(/messages +0 /);
  expect(shown.out).toContain("also name nakato@example.org");
  expect(shown.out).toMatch(/written in messages: [0-9A-F]{8}\. They belong to whoever wrote them/);
  const held = JSON.parse((await office.type("erase", "0772999111", "--export")).out);
  expect(held.pledges).toHaveLength(2);
  expect(JSON.stringify(held)).not.toContain("calls me");

  expect((await office.type("erase", "+256772999111", "--yes")).code).toBe(0);
  await office.withStore(async ({ tables }) => {
    const left = await tables.selectFrom("pledges").select("donor_name").execute();
    expect(left).toEqual([{ donor_name: "Okot" }]);
    expect(await tables.selectFrom("contact_messages").select("id").execute()).toHaveLength(1);
    expect(await tables.selectFrom("suppressions").selectAll().execute()).toEqual([]);
  });
});

test("lists other recipients of the data and how to erase it there", async () => {
  const office = await openOffice(
    async (store) => {
      const donor = {
        name: "Nakato",
        email: emailAddress("nakato@example.org"),
        phone: "" as const,
      };
      const donation = { ...donor, amount: shillings(50_000) };
      await store.change(async (tables) => {
        for (const provider of ["pesapal", "sandbox"]) {
          const facts = { provider, check_at: null };
          await insertDonation(tables, { ...donation, provider }, Date.now(), facts);
        }
      });
    },
    {
      SMTP_URL: "smtps://mail.example.org",
      MAIL_FROM: "website@example.org",
      MAIL_TO: "office@example.org",
      PUBLIC_URL: "https://www.example.org",
    },
  );
  const erase = async () =>
    (await office.type("erase", "nakato@example.org", "--yes")).out.split("Deleted.")[1];
  const told = await erase();
  expect(told).toMatch(/\npesapal got name, .* of OTC-[^,]+: write to its support/);
  expect(told).toMatch(/\nmail got every e-mail/);
  expect(told).not.toMatch(/sandbox|flutterwave/);
  // The donation no longer has a donor.
  expect(await erase()).not.toContain("pesapal");
});

test("rejects what is neither an address nor a number", async () => {
  const { type } = await openOffice();
  const refused = await type("erase", "everybody", "--yes");
  expect(refused.code).toBe(2);
  expect(refused.error).toContain("'everybody' is invalid");
});
