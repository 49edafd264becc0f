import { getProcessors } from "#collections/site/processors.ts";
import { startConfiguredSite } from "../support/configured-site.ts";
import { startPaymentServer } from "../support/payment-server.ts";
import { keysOf } from "../support/pesapal-server.ts";
import { startSite } from "../support/running-site.ts";
import { expect, test } from "../support/test.ts";
import { shownText } from "./legal-sections.ts";

const { nobodyElse, mail, payments } = getProcessors();

async function translatableTexts(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/legal/privacy`);
  expect(answer.status).toBe(200);
  return shownText(await answer.text());
}

test("the privacy page names the companies of the running settings, which the build reads", async () => {
  await using plain = await startSite();
  expect(await translatableTexts(plain.origin)).toContain(nobodyElse);

  await using provider = await startPaymentServer();
  const SMTP_URL = "smtps://otc:secret@mail.example.org:465";
  await using busy = await startConfiguredSite({ SMTP_URL, ...keysOf(provider) }, [
    "/legal/privacy",
  ]);
  const words = await translatableTexts(busy.origin);
  expect(words).not.toContain(nobodyElse);
  expect(words).not.toContain("secret");
  expect(words).toContain(`${mail.task} mail.example.org`);
  expect(words).toContain(`${payments.task} Pesapal`);
});
