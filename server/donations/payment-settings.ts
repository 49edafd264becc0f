import { type Environment, EnvironmentError } from "#server/environment.ts";
import { isSandboxDangerous, isThisMachine } from "#server/start-conditions.ts";

/** Providers to offer, in order; empty when online payment is off. */
export type ProviderName = "sandbox" | "pesapal" | "flutterwave";

/** Variables that each of them requires. */
const needed: Readonly<Record<ProviderName, readonly (keyof Environment)[]>> = {
  sandbox: [],
  pesapal: ["PESAPAL_CONSUMER_KEY", "PESAPAL_CONSUMER_SECRET"],
  flutterwave: ["FLUTTERWAVE_SECRET_KEY", "FLUTTERWAVE_WEBHOOK_HASH"],
};

export const providerNames = Object.keys(needed) as ProviderName[];

/**
 * Determines the payment providers: those in PAYMENT_PROVIDERS, which need their keys; by default all that have
 * keys; without keys the sandbox on this machine, and none on a public address.
 * @throws EnvironmentError that names what is missing
 */
export function chooseProviders(environment: Environment): ProviderName[] {
  const { PAYMENT_PROVIDERS: named } = environment;
  const missing = (name: ProviderName) =>
    needed[name].filter((variable) => environment[variable] === undefined);
  if (named) {
    if (named.includes("none")) return [];
    const chosen = [...new Set(named)] as ProviderName[];
    const problems = chosen.flatMap((name) =>
      missing(name).map((variable) => `${variable} is needed for ${name} in PAYMENT_PROVIDERS`),
    );
    if (problems.length > 0) throw new EnvironmentError(problems);
    return chosen;
  }
  const ready = (["pesapal", "flutterwave"] as const).filter((name) => missing(name).length === 0);
  if (ready.length > 0) return ready;
  const { PUBLIC_URL } = environment;
  const isLocal = PUBLIC_URL === undefined || isThisMachine(new URL(PUBLIC_URL).hostname);
  return isLocal && !isSandboxDangerous(environment) ? ["sandbox"] : [];
}
