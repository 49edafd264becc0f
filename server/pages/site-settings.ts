import { existsSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import type { SiteSettings } from "#app/services.ts";
import { defaultSettings } from "#app/site-settings.ts";
import { shownProviders } from "#server/donations/open-donations.ts";
import type { Environment } from "#server/environment.ts";
import { isThisMachine } from "#server/start-conditions.ts";

/** What pages show of the environment. */
export function siteSettings(environment: Environment): SiteSettings {
  const { PUBLIC_URL, SMTP_URL, CONTACT_FORM_URL, NEWSLETTER_FORM_URL } = environment;
  const providers = shownProviders(environment);
  const services = [CONTACT_FORM_URL, NEWSLETTER_FORM_URL].flatMap((url) =>
    url ? [new URL(url).origin] : [],
  );
  const ours = defaultSettings.formTargets;
  return {
    formTargets: {
      contact: CONTACT_FORM_URL ?? ours.contact,
      newsletter: NEWSLETTER_FORM_URL ?? ours.newsletter,
    },
    donationOffer: {
      providers: providers.map(({ name, label }) => ({ name, label })),
      hasMobileMoney: providers.some((provider) => provider.hasMobileMoney),
    },
    companies: {
      mail: companyAt(SMTP_URL),
      payments: providers.flatMap(({ company }) => company ?? []).join(", ") || undefined,
      contactForm: companyAt(CONTACT_FORM_URL),
      newsletterForm: companyAt(NEWSLETTER_FORM_URL),
    },
    isEncrypted: PUBLIC_URL?.startsWith("https:") ?? false,
    formOrigins: [
      ...new Set([...providers.flatMap(({ checkoutOrigins }) => checkoutOrigins), ...services]),
    ],
    connectOrigins: [...new Set(services)],
    keepsOfflinePages: environment.OFFLINE_PAGES,
  };
}

/** Host of an address; a mail server on the same machine is no company. */
function companyAt(address: string | undefined): string | undefined {
  const host = address && new URL(address).hostname;
  return host && !isThisMachine(host) ? host : undefined;
}

/**
 * Names of the settings that pages were built with otherwise than this server has them; empty where they agree.
 * @param file `build/settings.json`; where it is missing, nothing is built
 */
export function settingsChanged(file: string, settings: SiteSettings): string[] {
  if (!existsSync(file)) return [];
  const built = JSON.parse(readFileSync(file, "utf8")) as SiteSettings;
  // As it is written: what is not set is left out.
  const own = JSON.parse(JSON.stringify(settings)) as SiteSettings;
  return (Object.keys(own) as (keyof SiteSettings)[]).filter(
    (name) => !isDeepStrictEqual(built[name], own[name]),
  );
}
