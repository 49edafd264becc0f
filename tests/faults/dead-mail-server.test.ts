import { freePort } from "../support/free-port.ts";
import { startMailServer } from "../support/mail-server.ts";
import { startSite } from "../support/running-site.ts";
import { makeEmailsDue } from "../support/stored-emails.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { expect, test } from "../support/test.ts";
import { until } from "../support/until.ts";

const messages = 30;

test("stores messages while the mail server is down and mails each once", async () => {
  const folder = temporaryFolder();
  const port = await freePort();
  const settings = {
    DATA_DIR: folder,
    LOG_LEVEL: "silent",
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    RATE_LIMIT_BURST: "1000",
    RATE_LIMIT_PER_MINUTE: "1000",
    PUBLIC_URL: "http://localhost",
  };
  const site = await startSite(settings);
  for (let count = 0; count < messages; count += 1) {
    const answer = await fetch(`${site.origin}/contact`, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams({
        firstName: "Amina",
        lastName: "Okello",
        email: `m${count}@example.org`,
        subject: `m${count}`,
        message: "Does it arrive?",
      }),
    });
    await answer.text();
    expect(answer.status).toBe(200);
  }
  await site.kill();

  await using mail = await startMailServer(port);
  makeEmailsDue(folder);
  await using _again = await startSite(settings);
  // Staff also hear that mail was late.
  const fromForm = () =>
    mail.mails.map(({ subject = "" }) => subject).filter((text) => /^Website: m\d+$/.test(text));
  await until(() => fromForm().length >= messages);
  const subjects = fromForm();
  expect(new Set(subjects).size).toBe(messages);
  expect(subjects).toHaveLength(messages);
});
