import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { emailAddress } from "#app/forms/email-address.ts";
import { phoneNumber } from "#app/forms/phone-number.ts";
import { shillings } from "#app/forms/shillings.ts";
import { getRetention, getRetentionDays } from "#collections/site/retention.ts";
import { day } from "#server/clock.ts";
import { readEnvironment } from "#server/environment.ts";
import { enqueueMail } from "#server/mail/outbox.ts";
import { purge } from "#server/retention/purge.ts";
import { createServices } from "#server/services.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { LogInUseError } from "#server/store/store.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { goodMessage } from "#tests/support/test-site.ts";
import { dataFiles, unlistedFiles } from "#tests/support/unlisted-files.ts";
import { until } from "#tests/support/until.ts";

/** Texts unique to one person, in all forms; long, so that they fill whole pages of the store. */
const person = {
  address: emailAddress("nakato.erased@example.org"),
  name: "Nakato",
  phone: phoneNumber("+256772999111"),
  words: "heron-and-papyrus",
};
const needles = [person.address, person.name, person.phone.slice(4), person.words];

/** Starts a site that writes e-mails to files, after a person has used every form, among others. */
async function openUsedSite() {
  const folder = temporaryFolder();
  const store = await openSqlite(join(folder, "otc.sqlite"));
  const log = readableLog();
  const clock = { now: Date.UTC(2026, 10, 21, 9) };
  const services = createServices({
    environment: readEnvironment({ DATA_DIR: folder, PAYMENT_PROVIDERS: "sandbox" }),
    store,
    log: log.log,
    clock: () => clock.now,
  });
  const { relay, contact, newsletter, donations, tokens } = services;
  relay.start();
  onTestFinished(async () => {
    await relay.stop();
    await store.close();
  });
  const write = async (typed: string, name: string, words: string) => {
    const email = emailAddress(typed);
    const message = { ...goodMessage, email, firstName: name, message: `${words} ŋ `.repeat(300) };
    await contact.receive({ message, sourcePage: "/contact", isSuspect: false });
    const wish = { address: email, sourcePage: "/newsletter", isSuspect: false };
    await newsletter.subscribe(wish);
    const [link] = await store.tables
      .selectFrom("confirmation_links")
      .innerJoin("subscribers", "subscribers.id", "subscriber_id")
      .select("confirmation_links.id")
      .where("address", "=", email)
      .execute();
    await newsletter.confirm(tokens.confirmation(link?.id ?? ""));
  };
  await write("other@example.org", "Okot", "stays");
  await write(person.address.replace("nakato", "Nakato"), person.name, person.words);
  const donor = { name: person.name, email: person.address, phone: person.phone };
  const amount = shillings(50_000);
  await donations.start({ ...donor, amount, provider: "" });
  await store.change(async (tables) => {
    const { id } = await tables.selectFrom("donations").select("id").executeTakeFirstOrThrow();
    const at = clock.now;
    const notice = { id: "1", provider: "sandbox", content_hash: "1", donation_id: id };
    await tables
      .insertInto("payment_webhooks")
      .values({ ...notice, body: JSON.stringify(donor), first_at: at, last_at: at, times: 1 })
      .execute();
    await tables
      .insertInto("pledges")
      .values({
        id: "2",
        received_at: at,
        status: "new",
        amount,
        donor_name: donor.name,
        donor_email: donor.email,
        donor_phone: donor.phone,
      })
      .execute();
  });
  writeFileSync(join(folder, "otc.sqlite.before-move-1"), person.address);
  const isSent = async () =>
    (await store.tables.selectFrom("outbox").select("state").execute()).every(
      ({ state }) => state === "sent",
    );
  await until(isSent);
  return { ...services, folder, store, log, clock };
}

/** Finds files below a folder that contain a text unique to the person, in any case. */
function traces(folder: string): string[] {
  return dataFiles(folder).filter((file) => {
    const text = readFileSync(join(folder, file)).toString("latin1").toLowerCase();
    return needles.some((needle) => text.includes(needle.toLowerCase()));
  });
}

test("erasure leaves no byte of the person in the data folder or the log", async () => {
  const { folder, store, log, erase } = await openUsedSite();
  // The search finds them before: in the store or its log, in e-mail files, and in a replaced copy.
  expect(traces(folder).length).toBeGreaterThan(4);
  expect(unlistedFiles(folder)).toEqual([]);
  // The office runs in another process than the site, which has the store open all the time.
  const atTheDesk = await openSqlite(join(folder, "otc.sqlite"));
  onTestFinished(() => atTheDesk.close());

  const counts = await erase(person.address);
  expect(counts).toMatchObject({ messages: 1, subscriptions: 1, donations: 1, pledges: 1 });
  // What the list keeps is not counted as erased.
  expect(counts).not.toHaveProperty("suppressions");
  expect(traces(folder)).toEqual([]);
  for (const needle of needles) expect(log.text()).not.toContain(needle);
  expect(unlistedFiles(folder)).toEqual([]);

  // Other people's data and the books are complete.
  const { tables } = store;
  expect(await tables.selectFrom("contact_messages").select("email").execute()).toEqual([
    { email: emailAddress("other@example.org") },
  ]);
  expect(await tables.selectFrom("donations").select(["amount", "donor_email"]).execute()).toEqual([
    { amount: 50_000, donor_email: "" as const },
  ]);
  expect(dataFiles(folder).filter((file) => file.endsWith(".eml"))).not.toEqual([]);
});

test("erases a donor known by telephone from the books and from receipts", async () => {
  const { folder, store, erase, clock } = await openUsedSite();
  const { id, donor_email } = await store.tables
    .selectFrom("donations")
    .select(["id", "donor_email"])
    .executeTakeFirstOrThrow();
  expect(donor_email).toBe(person.address);
  await store.change(async (tables) => {
    await enqueueMail(tables, { kind: "donation-receipt", donationId: id }, clock.now);
    await enqueueMail(tables, { kind: "pledge", pledgeId: "2" }, clock.now);
  });
  const sent = await store.tables
    .selectFrom("outbox")
    .select("id")
    .where("kind", "in", ["donation-receipt", "pledge"])
    .execute();
  expect(sent).toHaveLength(2);
  const letters = sent.map((mail) => join("outbox", `2026-11-21-${mail.id}.eml`));
  for (const letter of letters) writeFileSync(join(folder, letter), "To: nakato\n\n");

  const counts = await erase(phoneNumber("0772 999 111"));
  expect(counts).toMatchObject({ messages: 0, donations: 1, pledges: 1, paymentNotices: 1 });
  const { phone } = person;
  const held = dataFiles(folder).filter((file) => readFileSync(join(folder, file)).includes(phone));
  expect(held).toEqual([]);
  expect(dataFiles(folder).filter((file) => letters.includes(file))).toEqual([]);
  expect(await store.tables.selectFrom("donations").select("amount").execute()).toHaveLength(1);
  // Messages belong to the address; the number does not select them.
  expect(await store.tables.selectFrom("contact_messages").select("id").execute()).toHaveLength(2);
});

test("an erasure that a file has stopped still finds everything when it is repeated", async () => {
  const { folder, store, erase, clock } = await openUsedSite();
  const pledged = { kind: "pledge", pledgeId: "2" } as const;
  await store.change((tables) => enqueueMail(tables, pledged, clock.now));
  const { id } = await store.tables
    .selectFrom("outbox")
    .select("id")
    .where("kind", "=", "pledge")
    .executeTakeFirstOrThrow();
  // A folder cannot be deleted as a file.
  const letter = join(folder, "outbox", `2026-11-21-${id}.eml`);
  mkdirSync(letter);
  await expect(erase(person.phone)).rejects.toThrow(id);
  rmdirSync(letter);
  writeFileSync(letter, "To: nakato\n\n");
  expect(await erase(person.phone)).toMatchObject({ pledges: 1, donations: 1 });
  expect(existsSync(letter)).toBe(false);
});

test("erasing a subscription deletes its e-mail files and keeps the contact message", async () => {
  const { folder, store, newsletter, tokens, clock } = await openUsedSite();
  const { id } = await store.tables
    .selectFrom("subscribers")
    .select("id")
    .where("address", "<>", emailAddress("other@example.org"))
    .executeTakeFirstOrThrow();
  const issue = { kind: "newsletter-issue", issueId: "2026-11", subscriberId: id } as const;
  await store.change((tables) => enqueueMail(tables, issue, clock.now));
  await newsletter.unsubscribe(tokens.leaving(id), true);
  const left = JSON.stringify(await store.tables.selectFrom("outbox").selectAll().execute());
  expect(left).not.toContain(id);
  expect(readFileSync(join(folder, "otc.sqlite")).includes(id)).toBe(false);
  expect(statSync(join(folder, "otc.sqlite-wal")).size).toBe(0);
  expect(await store.tables.selectFrom("contact_messages").select("id").execute()).toHaveLength(2);
});

test("keeps a code of erased newsletter readers alone, whom an import could add again", async () => {
  const { store, newsletter, contact, erase } = await openUsedSite();
  const codes = () => store.tables.selectFrom("suppressions").select("reason").execute();
  const sign = { sourcePage: "/", isSuspect: false };
  await contact.receive({
    ...sign,
    message: { ...goodMessage, email: emailAddress("writer@example.org") },
  });
  await erase(emailAddress("writer@example.org"));
  expect(await codes()).toEqual([]);
  await newsletter.subscribe({ ...sign, address: emailAddress("other@example.org") });
  await erase(emailAddress("other@example.org"));
  expect(await codes()).toEqual([{ reason: "erased" }]);
});

test("erases a subscriber also while another program holds the log of the store", async () => {
  const { log, store, environment, clock } = await openUsedSite();
  const held = { ...store, scrub: () => Promise.reject(new LogInUseError()) };
  const { newsletter, tokens } = createServices({
    environment,
    store: held,
    log: log.log,
    clock: () => clock.now,
  });
  const { id } = await store.tables
    .selectFrom("subscribers")
    .select("id")
    .where("address", "=", emailAddress("other@example.org"))
    .executeTakeFirstOrThrow();
  await newsletter.unsubscribe(tokens.leaving(id), true);
  expect(log.text()).toContain("subscriber erased");
  expect(await store.tables.selectFrom("subscribers").select("id").execute()).toHaveLength(1);
});

test("deletes e-mail files and replaced copies by their own periods", async () => {
  const { folder, store, clock } = await openUsedSite();
  const letters = dataFiles(folder).filter((file) => file.endsWith(".eml"));
  const [first = ""] = letters;
  const ago = (days: number) => new Date(clock.now - days * day);
  for (const file of letters) utimesSync(join(folder, file), ago(1), ago(1));
  const { mailFiles, setAside } = getRetentionDays();
  utimesSync(join(folder, first), ago(mailFiles + 1), ago(mailFiles + 1));
  const aside = join(folder, "otc.sqlite.before-move-1");
  utimesSync(aside, ago(setAside + 1), ago(setAside + 1));
  const counts = await purge(store, getRetention(), { now: clock.now, folder });
  expect(counts).toMatchObject({ mailFiles: 1, setAside: 1 });
  expect(existsSync(join(folder, first))).toBe(false);
  expect(existsSync(aside)).toBe(false);
  expect(dataFiles(folder).filter((file) => file.endsWith(".eml"))).toHaveLength(
    letters.length - 1,
  );
});
