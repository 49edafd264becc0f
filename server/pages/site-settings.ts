import { existsSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import type { BuiltPage, SiteSettings } from "#app/services.ts";
import { defaultSettings } from "#app/site-settings.ts";
import { configuredCompanies } from "#collections/site/configured-companies.ts";
import { chosenProviders } from "#server/donations/open-donations.ts";
import type { Environment } from "#server/environment.ts";
import type { PageRenderer, RenderedPage } from "./page-renderer.ts";

/** What pages show of the environment. @throws EnvironmentError when a payment provider lacks a key */
export function siteSettings(environment: Environment): SiteSettings {
  const { PUBLIC_URL, SMTP_URL, CONTACT_FORM_URL, NEWSLETTER_FORM_URL } = environment;
  const providers = chosenProviders(environment);
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
      hasMobileMoney: providers.some((one) => one.hasMobileMoney),
    },
    companies: configuredCompanies({
      SMTP_URL,
      CONTACT_FORM_URL,
      NEWSLETTER_FORM_URL,
      PAYMENT_PROVIDERS: providers.map(({ name }) => name).join(",") || "none",
    }),
    isEncrypted: PUBLIC_URL?.startsWith("https:") ?? false,
    formOrigins: [
      ...new Set([...providers.flatMap(({ checkoutOrigins }) => checkoutOrigins), ...services]),
    ],
    connectOrigins: [...new Set(services)],
    keepsOfflinePages: environment.OFFLINE_PAGES,
  };
}

/** @param list `build/pages.json`; may be absent */
export function readBuiltPages(list: string): readonly BuiltPage[] {
  return existsSync(list) ? (JSON.parse(readFileSync(list, "utf8")) as BuiltPage[]) : [];
}

/** Renders all pages again where the build was made for other settings. @param file `build/settings.json` */
export async function renderReconfigured(
  list: readonly BuiltPage[],
  { file, settings }: { file: string; settings: SiteSettings },
  pages: PageRenderer,
): Promise<ReadonlyMap<string, RenderedPage>> {
  const rendered = new Map<string, RenderedPage>();
  const built = existsSync(file) && JSON.parse(readFileSync(file, "utf8"));
  if (!built || isDeepStrictEqual(built, JSON.parse(JSON.stringify(settings)))) return rendered;
  for (const { path } of list) rendered.set(path, await pages.render(path, null));
  return rendered;
}
