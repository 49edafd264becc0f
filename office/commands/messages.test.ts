import { join } from "node:path";
import { expect, test } from "vitest";
import { getPage } from "#collections/pages/pages.ts";
import { createContact } from "#server/contact/contact.ts";
import { readEnvironment } from "#server/environment.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { goodMessage } from "#tests/support/test-site.ts";
import { commandRunner, message, openOffice as openStaffOffice } from "./open-office.fixture.ts";

const nine = Date.UTC(2026, 10, 21, 9);

/** Opens an office over three messages, one of them quarantined. */
async function openOffice({ isEmpty = false } = {}) {
  const file = join(temporaryFolder(), "otc.sqlite");
  const store = await openSqlite(file);
  const ids: string[] = [];
  const subjects = isEmpty ? [] : ["First", "Spam \u001b[31m", "Third"];
  for (const [index, subject] of subjects.entries()) {
    const contact = createContact({ store, clock: () => nine + index * 60_000 });
    const receipt = await contact.receive({
      message: { ...goodMessage, subject, organization: index === 0 ? "" : "Example Collective" },
      sourcePage: "/contact",
      isSuspect: index === 1,
    });
    if (receipt.kind === "kept") ids.push(receipt.id);
  }
  await store.close();

  const type = (line: string, width = 120) =>
    commandRunner(
      () => openSqlite(file),
      readEnvironment({}),
      width,
    )(...line.split(" ").filter(Boolean));
  return { ids, type };
}

test("lists messages newest first, in Kampala's time, without quarantined ones", async () => {
  const { ids, type } = await openOffice();
  const { code, out } = await type("messages");
  expect(code).toBe(0);
  expect(out.split("\n")).toEqual([
    "ID        RECEIVED          STATUS  FROM          SUBJECT",
    `${ids[2]?.slice(-8)}  2026-11-21 12:02  new     Amina Okello  Third`,
    `${ids[0]?.slice(-8)}  2026-11-21 12:00  new     Amina Okello  First`,
  ]);
  expect((await type("messages list --limit 1")).out.split("\n")).toHaveLength(2);
  const narrow = (await type("messages", 40)).out.split("\n");
  expect(Math.max(...narrow.map((line) => line.length))).toBe(40);
});

test("removes control characters of strangers' texts", async () => {
  const { type } = await openOffice();
  const { out } = await type("messages list --status quarantined");
  expect(out).toContain("Spam [31m");
  expect(out).not.toContain("\u001b");
});

test("shows a message by the end of its id", async () => {
  const { ids, type } = await openOffice();
  const { code, out } = await type(`messages show ${ids[2]?.slice(-8)}`);
  expect(code).toBe(0);
  expect(out).toContain(`ID            ${ids[2]}`);
  expect(out).toContain("E-mail        amina@example.org");
  const { label } = getPage("contact").form.fields.organization;
  expect(out).toContain(`${label.padEnd(13)} Example Collective`);
  expect(out.endsWith("\n\nWe would like to work with you.")).toBe(true);
  expect((await type(`messages show ${ids[0]}`)).out).not.toContain(`${label} `);
});

test("prints JSON for programs", async () => {
  const { ids, type } = await openOffice();
  const listed = JSON.parse((await type("messages --json")).out);
  expect(listed).toHaveLength(2);
  const shown = JSON.parse((await type(`messages show ${ids[2]} --json`)).out);
  expect(shown).toEqual(listed[0]);
  // One document, however many kinds are found.
  const found = JSON.parse((await type("find example.org --json")).out);
  expect(found).toContainEqual(expect.objectContaining({ rows: listed }));
  expect(found).toHaveLength(2);
  expect(shown).toEqual({
    id: ids[2],
    receivedAt: "2026-11-21T09:02:00.000Z",
    status: "new",
    ...goodMessage,
    subject: "Third",
    sourcePage: "/contact",
  });
  const empty = await openOffice({ isEmpty: true });
  expect((await empty.type("messages --json")).out).toBe("[]");
  expect((await empty.type("messages")).out).toBe("There are no messages.");
});

test("prints help without opening a store", async () => {
  const { type } = await openOffice({ isEmpty: true });
  for (const line of ["", "--help", "help"]) {
    const { code, out } = await type(line);
    expect(code).toBe(0);
    expect(out).toContain("messages of the contact form");
  }
  const { code, out } = await type("messages --help");
  expect(code).toBe(0);
  expect(out).toContain("show <id>");
  expect((await type("messages shwo 1234")).error).toContain("show <id>");
});

test.each([
  ["mesages", 2, "unknown command 'mesages'\n(Did you mean messages?)"],
  ["messages shwo 1234", 2, "too many arguments for 'list'. Expected 0 arguments but got 2: shwo"],
  ["messages show", 2, "missing required argument 'id'"],
  ["messages show %", 2, "It is not an id"],
  ["messages show 00000000", 1, "There is no message 00000000."],
  ["messages --status lost", 2, "Allowed choices are new, answered, closed, quarantined."],
  ["messages --limit many", 2, "The limit must be a whole number from 1 to 10000."],
  ["messages --colour", 2, "unknown option '--colour'"],
])('"%s" fails with exit code %i and a message', async (line, code, sentence) => {
  const { type } = await openOffice();
  const answer = await type(line);
  expect(answer.code).toBe(code);
  expect(answer.error).toContain(sentence);
  expect(answer.out).toBe("");
});

test.each([
  ["closed", 0],
  ["answered", 0],
  ["new", 1],
])("a message in quarantine that is marked as %s makes %i e-mails", async (status, count) => {
  let id = "";
  const office = await openStaffOffice(async (store) => {
    const receipt = await message(store, {}, true);
    if ("id" in receipt) id = receipt.id;
  });
  expect((await office.type("messages", "mark", id, status)).code).toBe(0);
  await office.withStore(async ({ tables }) => {
    const kept = await tables.selectFrom("contact_messages").select("status").execute();
    expect(kept).toEqual([{ status }]);
    expect(await tables.selectFrom("outbox").select("kind").execute()).toHaveLength(count);
  });
});
