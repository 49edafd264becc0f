import { maxEmailLength } from "#app/forms/email-address.ts";
import { parseNewsletterForm } from "#app/forms/newsletter-form.ts";
import { type Form, keyReusedProblem } from "#server/forms/form.ts";
import type { Newsletter } from "./newsletter.ts";

/** Bounds the input of the regular expression. */
const parseAddress = (fields: Readonly<Record<string, string>>) =>
  parseNewsletterForm({ ...fields, email: (fields.email ?? "").slice(0, maxEmailLength * 4) });

/**
 * The answer is the same for every address.
 * @param toasts messages for a failed subscription, for each page with the form
 */
export function newsletterForm(
  newsletter: Newsletter,
  toasts: Record<"newsletterFailed" | "contactNewsletterFailed", Form["failed"]>,
): Form {
  return {
    name: "newsletter",
    fields: ["email"],
    failed: toasts.newsletterFailed,
    pageOf: (sourcePage) =>
      sourcePage === "/contact"
        ? { path: "/contact", failed: toasts.contactNewsletterFailed }
        : undefined,
    async receive(fields, { key, sourcePage, isTrapped, timing }) {
      const parsed = parseAddress(fields);
      if (!parsed.ok) return { errors: parsed.errors };
      const outcome = await newsletter.subscribe({
        address: parsed.value.email,
        key,
        sourcePage,
        // Correcting one address is quick, so timing is no evidence here.
        isSuspect: isTrapped || timing === "forged",
      });
      if (outcome === "conflict") throw keyReusedProblem("another address");
      return { next: "/newsletter/check-email" };
    },
  };
}
