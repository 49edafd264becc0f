import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { projectRoot } from "#collections/reading/project-root.ts";

export type Companies = Readonly<Record<string, string | undefined>>;

type Settings = Readonly<Record<string, string | undefined>>;

/** The settings of this process: the environment, and below it `.env`, at the build as at run time. */
function currentSettings(): Settings {
  const file = join(projectRoot(), ".env");
  return existsSync(file)
    ? { ...parseEnv(readFileSync(file, "utf8")), ...process.env }
    : process.env;
}

/** Companies behind the names in `PAYMENT_PROVIDERS`; the sandbox is our own and moves no money. */
const paymentCompanies: Readonly<Record<string, string>> = {
  pesapal: "Pesapal",
  flutterwave: "Flutterwave",
};

/** Names of the companies that handle personal data for OTC, by task; none where we do it ourselves. */
export function configuredCompanies(settings: Settings = currentSettings()) {
  return {
    mail: hostOf(settings.SMTP_URL),
    payments: paymentNames(settings),
    contactForm: hostOf(settings.CONTACT_FORM_URL),
    newsletterForm: hostOf(settings.NEWSLETTER_FORM_URL),
  };
}

/** As the server decides: those that are listed, else those whose keys are set. */
function paymentNames(settings: Settings): string | undefined {
  const keyed = [
    settings.PESAPAL_CONSUMER_KEY && "pesapal",
    settings.FLUTTERWAVE_SECRET_KEY && "flutterwave",
  ];
  // An empty setting counts as none, also for the server.
  const listed = settings.PAYMENT_PROVIDERS?.trim();
  const chosen = listed ? listed.split(",").map((name) => name.trim()) : keyed;
  const names = chosen.flatMap((name) => paymentCompanies[name ?? ""] ?? []);
  return names.length > 0 ? names.join(", ") : undefined;
}

/** A mail server on the same machine, or an address of ours, is no company. */
function hostOf(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  return /^(?:localhost|127\.[\d.]+|\[::1\]|)$/.test(hostname) ? undefined : hostname;
}
