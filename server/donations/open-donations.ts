import { getOrganisation } from "#collections/site/organisation.ts";
import type { Alerts } from "#server/alerts/alerts.ts";
import type { Clock } from "#server/clock.ts";
import { type Environment, EnvironmentError } from "#server/environment.ts";
import type { Log } from "#server/log.ts";
import { isSandboxDangerous, isThisMachine } from "#server/start-conditions.ts";
import type { Store } from "#server/store/store.ts";
import { createDonations, type DonationService } from "./donations.ts";
import { createFlutterwaveProvider, flutterwaveFacts } from "./flutterwave-provider.ts";
import type { PaymentProvider, ProviderFacts } from "./payment-provider.ts";
import { createPesapalProvider, pesapalFacts } from "./pesapal-provider.ts";
import { createReconciler, type Reconciler } from "./reconciler.ts";
import { createSandboxProvider, type SandboxProvider, sandboxFacts } from "./sandbox-provider.ts";

interface OpenDonationsDependencies {
  environment: Environment;
  store: Store;
  clock: Clock;
  log: Log;
  /** Public origin of the site, for addresses that providers return to. */
  origin: () => string;
  /** Sends the sandbox's webhooks to the site. */
  deliver: (request: Request) => Promise<Response>;
  onMail: () => void;
  alerts: Pick<Alerts, "raise">;
}

export interface OpenDonations {
  donations: DonationService;
  reconciler: Reconciler;
  sandbox: SandboxProvider | undefined;
  /** Whether donations by a provider move no money. */
  isTest: (provider: string) => boolean;
}

export function openDonations(parts: OpenDonationsDependencies): OpenDonations {
  const { environment, store, clock, origin, deliver, alerts } = parts;
  let sandbox: SandboxProvider | undefined;

  // For donors who leave no address.
  const domain = getOrganisation().email.replace(/^.*@/, "");
  const fallbackEmail = (reference: string) => `donations+${reference.toLowerCase()}@${domain}`;
  const makers: Record<ProviderName, () => PaymentProvider> = {
    sandbox: () => {
      const delay = environment.SANDBOX_DELAY_SECONDS * 1000;
      sandbox = createSandboxProvider({ store, clock, origin, deliver, delay });
      return sandbox;
    },
    pesapal: () => createPesapalProvider(environment, { clock, origin, fallbackEmail }),
    flutterwave: () => createFlutterwaveProvider(environment, { fallbackEmail }),
  };
  const providers = chooseProviders(environment).map((name) => makers[name]());
  const donations = createDonations({
    ...parts,
    providers,
    onKeysRefused: (name) =>
      void alerts.raise(
        "provider-keys",
        `${name} does not accept our keys. Payments with it fail until they are corrected.`,
      ),
    checkIntervals: environment.PAYMENT_CHECK_SECONDS,
  });
  const reconciler = createReconciler({ ...parts, donations });
  return {
    donations,
    reconciler,
    sandbox,
    isTest: (name) =>
      name === "sandbox" || providers.some((provider) => provider.name === name && provider.isTest),
  };
}

/** Providers to offer, in order; empty when online payment is off. */
type ProviderName = "sandbox" | "pesapal" | "flutterwave";

/** Variables that each provider requires. */
const needed: Readonly<Record<ProviderName, readonly (keyof Environment)[]>> = {
  sandbox: [],
  pesapal: ["PESAPAL_CONSUMER_KEY", "PESAPAL_CONSUMER_SECRET"],
  flutterwave: ["FLUTTERWAVE_SECRET_KEY", "FLUTTERWAVE_WEBHOOK_HASH"],
};

export const providerNames = Object.keys(needed) as ProviderName[];

const facts: Readonly<Record<ProviderName, (environment: Environment) => ProviderFacts>> = {
  sandbox: () => sandboxFacts,
  pesapal: pesapalFacts,
  flutterwave: flutterwaveFacts,
};

/** What pages show of the providers to offer. A build may name them that has no keys. */
export const shownProviders = (environment: Environment): ProviderFacts[] =>
  wantedProviders(environment).map((name) => facts[name](environment));

/**
 * The providers to offer.
 * @throws EnvironmentError that names the keys which they lack
 */
export function chooseProviders(environment: Environment): ProviderName[] {
  const wanted = wantedProviders(environment);
  const problems = wanted.flatMap((name) =>
    missingKeys(name, environment).map((variable) => `${variable} is needed for ${name}`),
  );
  if (problems.length > 0) throw new EnvironmentError(problems);
  return wanted;
}

const missingKeys = (name: ProviderName, environment: Environment) =>
  needed[name].filter((variable) => environment[variable] === undefined);

/**
 * The providers in PAYMENT_PROVIDERS; by default all that have keys; without keys the sandbox on this machine, and none
 * on a public address.
 */
function wantedProviders(environment: Environment): ProviderName[] {
  const { PAYMENT_PROVIDERS: named } = environment;
  if (named?.includes("none")) return [];
  const hasKeys = (name: ProviderName) =>
    missingKeys(name, environment).length < needed[name].length;
  const chosen = named ? ([...new Set(named)] as ProviderName[]) : providerNames.filter(hasKeys);
  if (chosen.length > 0) return chosen;
  const { PUBLIC_URL } = environment;
  const isLocal = PUBLIC_URL === undefined || isThisMachine(new URL(PUBLIC_URL).hostname);
  return isLocal && !isSandboxDangerous(environment) ? ["sandbox"] : [];
}
