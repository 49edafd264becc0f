import type { DonationOffer } from "#app/services.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import type { Services } from "#server/services.ts";
import { createDonations, type DonationService } from "./donations.ts";
import { createFlutterwaveProvider } from "./flutterwave-provider.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { chooseProviders, type ProviderName } from "./payment-settings.ts";
import { createPesapalProvider } from "./pesapal-provider.ts";
import { createReconciler, type Reconciler } from "./reconciler.ts";
import { createSandboxProvider, type SandboxProvider } from "./sandbox-provider.ts";

interface OpenDonationsDependencies
  extends Pick<Services, "environment" | "store" | "clock" | "log" | "origin"> {
  /** Sends the sandbox's webhooks to the site. */
  deliver: (request: Request) => Promise<Response>;
  onMail: () => void;
  alerts: Pick<Services["alerts"], "raise">;
}

/** Everything about donations that a running site needs. */
export interface OpenDonations {
  donations: DonationService;
  reconciler: Reconciler;
  sandbox: SandboxProvider | undefined;
  offer: DonationOffer;
  isTest: (provider: string) => boolean;
}

/** Builds the donation service with the providers of the environment. */
export function openDonations(parts: OpenDonationsDependencies): OpenDonations {
  const { environment, store, clock, log, origin, deliver, onMail, alerts } = parts;
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
    pesapal: () =>
      createPesapalProvider(
        {
          baseUrl: withoutSlash(environment.PESAPAL_URL),
          consumerKey: environment.PESAPAL_CONSUMER_KEY ?? "",
          consumerSecret: environment.PESAPAL_CONSUMER_SECRET ?? "",
          ipnId: environment.PESAPAL_IPN_ID,
          hasMonthly: environment.PESAPAL_MONTHLY,
        },
        { clock, origin, fallbackEmail },
      ),
    flutterwave: () =>
      createFlutterwaveProvider(
        {
          baseUrl: withoutSlash(environment.FLUTTERWAVE_URL),
          secretKey: environment.FLUTTERWAVE_SECRET_KEY ?? "",
          webhookHash: environment.FLUTTERWAVE_WEBHOOK_HASH ?? "",
          checkoutOrigins: [new URL(environment.FLUTTERWAVE_CHECKOUT_ORIGIN).origin],
        },
        { fallbackEmail },
      ),
  };
  const providers = chooseProviders(environment).map((name) => makers[name]());
  const donations = createDonations({
    store,
    providers,
    clock,
    log,
    origin,
    onMail,
    onKeysRefused: (name) =>
      void alerts.raise(
        "provider-keys",
        `${name} does not accept our keys. Payments with it fail until they are corrected.`,
      ),
    checkIntervals: environment.PAYMENT_CHECK_SECONDS,
  });
  const reconciler = createReconciler({ store, donations, clock, log });
  return {
    donations,
    reconciler,
    sandbox,
    offer: {
      providers: providers.map(({ name, label }) => ({ name, label })),
      hasMonthly: providers.some(({ hasMonthly }) => hasMonthly),
      hasTotals: environment.DONATION_TOTALS,
      hasMobileMoney: providers.some((one) => one.hasMobileMoney),
    },
    isTest: (name) =>
      name === "sandbox" || providers.some((one) => one.name === name && one.isTest),
  };
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, "");
}
