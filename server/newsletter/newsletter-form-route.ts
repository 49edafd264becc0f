import { longestEmail } from "#app/forms/email-address.ts";
import { parseNewsletterForm } from "#app/forms/newsletter-form.ts";
import type { Form } from "#server/http/form-route.ts";
import { hiddenFields } from "#server/http/hidden-fields.ts";
import { Problem } from "#server/http/problem.ts";
import type { Newsletter } from "./newsletter.ts";

/** Words of the toast for a subscription that was not taken, on each page that has the form. */
export interface NewsletterFailures {
  newsletter: Form["failed"];
  contact: Form["failed"];
}

/** The newsletter form as the site takes it. The answer is the same for every address. */
export function newsletterForm(newsletter: Newsletter, failed: NewsletterFailures): Form {
  const { title, description } = failed.newsletter;
  return {
    name: "newsletter",
    path: "/newsletter",
    fields: ["email"],
    failed: { title, description },
    pageOf: (fields) =>
      hiddenFields(fields).sourcePage === "/contact"
        ? {
            path: "/contact",
            failed: { title: failed.contact.title, description: failed.contact.description },
          }
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
