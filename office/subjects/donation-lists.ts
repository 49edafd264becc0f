import { html } from "hono/html";
import { listSecondPayments } from "#server/donations/second-payments.ts";
import { countRows } from "#server/store/rows.ts";
import type { Page } from "../shell/frame.ts";
import { counted, filters } from "../shell/parts.ts";
import type { Part } from "../shell/view.ts";
import { viewParts } from "../shell/view-parts.ts";
import type { SubjectOffice } from "./subject.ts";

export type DonationListName = "all" | "review" | "back" | "pledges" | "months";

/** One of the lists of gifts, with links to the others. */
export async function donationListPage(
  { store: { tables } }: SubjectOffice,
  which: DonationListName,
  parts: readonly Part[],
): Promise<Page> {
  const back = (await listSecondPayments(tables)).length;
  const pledges = await countRows(tables, "pledges", { status: "new" });
  const review = await countRows(tables, "donations", { state: "review" });
  const choices = [
    { text: "All", href: "/gifts", name: "all" },
    ...(review > 0 || which === "review"
      ? [{ text: "To look at", href: "/gifts?state=review", name: "review", number: review }]
      : []),
    { text: "To give back", href: "/gifts?which=back", name: "back", number: back },
    { text: "Pledges", href: "/pledges", name: "pledges", number: pledges },
    { text: "Months", href: "/accounts", name: "months" },
  ].map(({ name, ...choice }) => ({ ...choice, isCurrent: name === which }));
  return {
    title: "Gifts",
    place: "/gifts",
    lead: leadOf({ back, pledges, review }),
    body: html`${filters("Which gifts", choices)}${viewParts(parts, "Gifts")}`,
  };
}

function leadOf({ back, pledges, review }: Record<"back" | "pledges" | "review", number>): string {
  const sentence = [
    back > 0 &&
      `${counted(back, "payment")} came twice: give it back on the provider’s own page, then mark it here`,
    review > 0 && `${counted(review, "payment has", "payments have")} to be looked at`,
    pledges > 0 && `${counted(pledges, "pledge waits", "pledges wait")} for an answer`,
  ].filter(Boolean);
  return sentence.length > 0 ? `${sentence.join(". ")}.` : "Nothing waits for you here.";
}
