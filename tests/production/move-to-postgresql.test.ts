import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getPage } from "#collections/pages/pages.ts";
import { atTestEnd } from "../support/at-end.ts";
import { linkIn } from "../support/link-in-mail.ts";
import { startMailServer } from "../support/mail-server.ts";
import { runOfficeProcess } from "../support/office-process.ts";
import { keysOf, startPesapal } from "../support/pesapal-server.ts";
import { startPostgres } from "../support/postgres.ts";
import { startSite } from "../support/running-site.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { expect, test } from "../support/test.ts";

const [amount = 0] = getPage("donate").form.amounts;
const message = {
  firstName: "Amina",
  lastName: "Okello",
  email: "amina@example.org",
  subject: "Before the move",
  message: "Will this be there?",
  _key: "press-of-one-button",
};

const post = (origin: string, path: string, fields: Record<string, string>, accept: string) =>
  fetch(new URL(path, origin), {
    method: "POST",
    headers: { accept, origin },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });

async function send(origin: string): Promise<{ reference: string }> {
  const answer = await post(origin, "/contact", message, "application/json");
  return (await answer.json()) as { reference: string };
}

async function give(origin: string): Promise<void> {
  const form = { amount: `${amount}`, email: "donor@example.org" };
  const checkout = (await post(origin, "/donate", form, "text/html")).headers.get("location");
  const back = new URL(checkout ?? "").searchParams.get("back") ?? "";
  await fetch(new URL(new URL(back).pathname, origin));
}

test("moves a running site from SQLite to PostgreSQL in one command", async () => {
  const postgres = await startPostgres();
  if (!postgres) return test.skip(true, "PostgreSQL is not installed.");
  atTestEnd(() => postgres.stop());
  await using mail = await startMailServer();
  await using pesapal = await startPesapal();
  const folder = temporaryFolder();
  const url = await postgres.newDatabase();
  const settings = { DATA_DIR: folder, SMTP_URL: mail.url, ...keysOf(pesapal) };
  const own = { ...settings, MAIL_FROM: "website@example.org", PUBLIC_URL: "http://localhost" };
  const office = (environment: Record<string, string>, ...typed: string[]) =>
    runOfficeProcess({ ...own, ...environment }, ...typed);
  const receipts = async (environment: Record<string, string>) => {
    const { out, error } = await office(environment, "list", "gifts");
    expect(error).toBe("");
    const { donations } = JSON.parse(out) as { donations: { receipt: string }[] };
    return donations.map(({ receipt }) => receipt).toSorted();
  };

  const before = await startSite(settings);
  const { reference } = await send(before.origin);
  await post(before.origin, "/newsletter", { email: "reader@example.org" }, "text/html");
  await give(before.origin);
  const isQuestion = ({ text }: { text?: string | undefined }) =>
    text?.includes("/newsletter/confirm/") ?? false;
  await mail.received(4);
  expect(await office({}, "move-to", url)).toMatchObject({
    code: 1,
    error: expect.stringContaining("The site is running"),
  });
  await before[Symbol.asyncDispose]();
  const [first = ""] = await receipts({});

  const otherKey = { DATABASE_URL: url, SECRET_KEY: "b".repeat(64) };
  expect((await office(otherKey, "move-to")).error).toContain("SECRET_KEY is not the key");
  const moved = await office({}, "move-to", url);
  expect(moved).toMatchObject({ code: 0, error: "Copying …\n" });
  expect(moved.out).toMatch(/^contact_messages +1 +1$/m);
  expect(moved.out).toMatch(/^receipt_counter +2 +2$/m);
  expect(moved.out).toContain("DATABASE_URL=");
  expect(moved.out).toContain("SECRET_KEY=hex:$(cat ");
  expect(readdirSync(folder).filter((name) => name.startsWith("otc.sqlite"))).toEqual([
    expect.stringMatching(/^otc\.sqlite\.before-move-\d+$/),
  ]);
  // Started as before, it would have an empty store.
  expect((await office({}, "list", "messages")).error).toContain("DATABASE_URL is missing");

  const key = readFileSync(join(folder, "secret.key"), "utf8").trim();
  const shared = { DATABASE_URL: url, SECRET_KEY: `hex:${key}` };
  await using after = await startSite({ ...settings, ...shared });
  // The same press of the button again, and a link that was mailed before.
  expect(await send(after.origin)).toMatchObject({ reference });
  const { pathname } = new URL(linkIn(mail.mails.find(isQuestion), "/newsletter/confirm/"));
  expect((await post(after.origin, pathname, {}, "text/html")).status).toBe(303);
  await give(after.origin);
  expect(first).toMatch(/1$/);
  expect(await receipts(shared)).toEqual([first, first.replace(/1$/, "2")]);
});
