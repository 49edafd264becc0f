import { linkIn } from "../../../tests/support/link-in-mail.ts";
import { findMail, headerOf } from "../find-mail.ts";
import { check, type FirstDay, people } from "../first-day.ts";
import { newsletter } from "./write-news.ts";

/** A reader signs up, confirms and gets the first issue. */
export async function sendNewsletter(day: FirstDay): Promise<string> {
  const { site, mail, command, notes } = day;
  await site.post("/newsletter", { email: people.reader });
  const question = await findMail(mail, people.reader, "/newsletter/confirm/");
  await site.post(linkIn(question, "/newsletter/confirm/"), {});

  const { subject, file } = newsletter;
  const sent = await command("desk", "newsletter", "send", file, "--yes", "--json");
  check((JSON.parse(sent) as { sent: number }).sent === 1, `The desk said: ${sent}`);

  const issue = await findMail(mail, people.reader, subject);
  const leaving = headerOf(issue, "list-unsubscribe").replaceAll(/[<>]/g, "");
  check(leaving.startsWith(site.origin), "The issue has no link for leaving.");
  notes.write("link to leave", leaving);
  check((await site.read("/newsletter/archive")).includes(subject), "The archive is empty.");
  return "one reader signed up, confirmed and got the first issue, which stands in the archive";
}
