import { atTestEnd } from "../support/at-end.ts";
import { linkIn } from "../support/link-in-mail.ts";
import { startMailServer } from "../support/mail-server.ts";
import { startPostgres } from "../support/postgres.ts";
import { startSite } from "../support/running-site.ts";
import { expect, test } from "../support/test.ts";
import { until } from "../support/until.ts";

const message = (subject: string) => ({
  firstName: "Amina",
  lastName: "Okello",
  email: `${subject}@example.org`,
  subject,
  message: "Which of the two has it?",
});

test("two servers on one PostgreSQL share limits, keys, e-mails and links, and survive a loss", async () => {
  const postgres = await startPostgres();
  if (!postgres) return test.skip(true, "PostgreSQL is not installed.");
  atTestEnd(() => postgres.stop());
  await using mail = await startMailServer();
  const settings = {
    DATABASE_URL: await postgres.newDatabase(),
    SECRET_KEY: "a".repeat(64),
    SMTP_URL: mail.url,
    PUBLIC_URL: "http://localhost",
    LOG_LEVEL: "silent",
    RATE_LIMIT_BURST: "6",
    RATE_LIMIT_PER_MINUTE: "1",
  };
  await using one = await startSite(settings);
  await using two = await startSite(settings);
  const post = async (origin: string, path: string, fields: Record<string, string>) => {
    const answer = await fetch(`${origin}${path}`, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams(fields),
    });
    return { status: answer.status, ...((await answer.json()) as { reference?: string }) };
  };

  // One submission at both, as when a proxy retries: stored once, with equal responses.
  const twice = await Promise.all(
    [one, two].map(({ origin }) =>
      post(origin, "/contact", { ...message("twice"), _key: "press-of-one-button" }),
    ),
  );
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(twice[0]?.reference).toBe(twice[1]?.reference);

  // A link that one of them mails is known to the other.
  expect((await post(one.origin, "/newsletter", { email: "reader@example.org" })).status).toBe(200);
  await until(() => mail.mails.some(({ text }) => text?.includes("/newsletter/confirm/")));
  const letter = mail.mails.find(({ text }) => text?.includes("/newsletter/confirm/"));
  const { pathname } = new URL(linkIn(letter, "/newsletter/confirm/"));
  expect((await fetch(`${two.origin}${pathname}`)).status).toBe(200);

  // Six at once, counted over both; what is above waits in quarantine and is not mailed.
  await post(two.origin, "/contact", message("third"));
  await one.kill();
  for (const subject of ["fourth", "fifth", "sixth", "seventh", "eighth"]) {
    expect((await post(two.origin, "/contact", message(subject))).status).toBe(200);
  }
  const subjects = () =>
    mail.mails.map(({ subject }) => subject).filter((text) => /^Website: \w+$/.test(text ?? ""));
  // Several are on their way at once, and the last may come first.
  await until(() => subjects().length >= 5);
  expect(subjects().toSorted()).toEqual(
    ["fifth", "fourth", "sixth", "third", "twice"].map((word) => `Website: ${word}`),
  );
});
