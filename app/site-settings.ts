import type { FormElsewhere } from "#collections/legal/legal-pages.ts";
import type { SiteSettings } from "./services.ts";

/** A site that is all our own, and not open to others yet: no form service, no payments, no https. */
export const defaultSettings: SiteSettings = {
  formTargets: { contact: "/contact", newsletter: "/newsletter" },
  donationOffer: { providers: [], hasMobileMoney: false },
  companies: {},
  isEncrypted: false,
  formOrigins: [],
  connectOrigins: [],
  keepsOfflinePages: true,
};

/** Which forms other companies take, for the text of the privacy page. */
export function formsElsewhere({
  formTargets: { contact, newsletter },
  donationOffer,
}: Pick<SiteSettings, "formTargets" | "donationOffer">): ReadonlySet<FormElsewhere> {
  const ours = defaultSettings.formTargets;
  const forms = new Set<FormElsewhere>();
  if (contact !== ours.contact) forms.add("contact");
  if (newsletter !== ours.newsletter) forms.add("newsletter");
  if (forms.size === 2 && donationOffer.providers.length === 0) forms.add("all");
  return forms;
}
