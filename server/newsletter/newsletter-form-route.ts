import { longestEmail } from "#app/forms/email-address.ts";
import { parseNewsletterForm } from "#app/forms/newsletter-form.ts";
import type { Form } from "#server/forms/form-handler.ts";
import { hiddenFields } from "#server/forms/hidden-fields.ts";
import { Problem } from "#server/http/problem.ts";
import type { Newsletter } from "./newsletter.ts";

/**
 * The newsletter form as the site takes it. The answer is the same for every address.
 * @param toasts words for a subscription that was not taken, on each page that has the form
 */
export function newsletterForm(
  newsletter: Newsletter,
  toasts: Record<"newsletterFailed" | "contactNewsletterFailed", Form["failed"]>,
): Form {
  return {
    name: "newsletter",
    fields: ["email"],
    failed: toasts.newsletterFailed,
    pageOf: (fields) =>
      hiddenFields(fields).sourcePage === "/contact"
        ? { path: "/contact", failed: toasts.contactNewsletterFailed }
        : undefined,
    async receive(fields, { timing }) {
      // Unreadably long texts are not worth a look with a regular expression.
      const email = (fields.email ?? "").slice(0, longestEmail * 4);
      const parsed = parseNewsletterForm({ ...fields, email });
      if (!parsed.ok) return { errors: parsed.errors };
      const { key, sourcePage, isTrapped } = hiddenFields(fields);
      const outcome = await newsletter.subscribe({
        address: parsed.email,
        key,
        sourcePage,
        // One address is quickly corrected, so timing says nothing here.
        isSuspect: isTrapped || timing === "forged",
      });
      if (outcome === "conflict") {
        throw new Problem(
          422,
          "KEY_USED",
          "This form was sent before with another address. Please reload the page and send it again.",
        );
      }
      return { next: "/newsletter/check-email" };
    },
  };
}
