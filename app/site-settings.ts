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
