import { check, type FirstDay } from "../first-day.ts";
import { findMessage } from "./receive-message.ts";
import { findDonation } from "./take-donation.ts";

/** Everyone finds their data again, and an old link from an e-mail still works. */
export async function goOn(day: FirstDay): Promise<string> {
  await findMessage(day);
  await findDonation(day);
  const answer = await fetch(day.notes.read("link to leave"), {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  });
  check(answer.ok, `The link for leaving was answered with ${answer.status}.`);
  const counts = await day.command("desk", "subscribers", "--json");
  check(counts.includes('"unsubscribed"'), "The reader could not leave.");
  return "message, donation and receipt are there, and the reader left by the link in the old e-mail";
}
