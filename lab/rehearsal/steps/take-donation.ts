import { formatShillings } from "../../../app/forms/shillings.ts";
import { getPage } from "../../../collections/pages/pages.ts";
import { linkIn } from "../../../tests/support/link-in-mail.ts";
import { findMail } from "../find-mail.ts";
import { check, type FirstDay, people } from "../first-day.ts";

const [amount = 0] = getPage("donate").form.amounts;

/** A donor donates through the sandbox, which moves no money, and gets a receipt. */
export async function takeDonation(day: FirstDay): Promise<string> {
  const { site, mail, notes } = day;
  const checkout = await site.post("/donate", {
    amount: `${amount}`,
    name: "Amina Okello",
    email: people.donor,
  });
  check(checkout.includes("/donate/sandbox/"), `The donation led to ${checkout}`);
  // Sent back, the donor requests the page with the outcome.
  await fetch(await site.post(checkout, { outcome: "paid" }));
  const receipt = await findMail(mail, people.donor, "/donate/receipt/");
  notes.write("receipt", linkIn(receipt, "/donate/receipt/"));
  await findDonation(day);
  return `${formatShillings(amount)} paid in the sandbox, with a receipt by e-mail`;
}

/** @throws Error unless the books have it once, paid, and its receipt can be opened */
export async function findDonation({ command, site, notes }: FirstDay): Promise<void> {
  const found = JSON.parse(await command("desk", "donations", "--json")) as { state: string }[];
  check(found.length === 1 && found[0]?.state === "paid", "The desk does not show it as paid.");
  await site.read(notes.read("receipt"));
}
