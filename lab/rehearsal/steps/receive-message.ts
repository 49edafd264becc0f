import { findMail } from "../find-mail.ts";
import { check, type FirstDay, people } from "../first-day.ts";

const subject = "A question on the first day";

/** A visitor writes: the message is stored, and the office gets it by e-mail. */
export async function receiveMessage(day: FirstDay): Promise<string> {
  await day.site.post("/contact", {
    firstName: "Amina",
    lastName: "Okello",
    email: people.sender,
    subject,
    message: "May I come by on Friday?",
  });
  const email = await findMail(day.mail, people.office, subject);
  check(email.replyTo?.[0]?.address === people.sender, "An answer would not go to the sender.");
  await findMessage(day);
  return `kept, and sent on to ${people.office}`;
}

/** @throws Error unless the desk shows the message once */
export async function findMessage({ command }: FirstDay): Promise<void> {
  const found = JSON.parse(await command("desk", "messages", "--json")) as { subject: string }[];
  const count = found.filter((message) => message.subject === subject).length;
  check(count === 1, `The desk shows the message ${count} times.`);
}
