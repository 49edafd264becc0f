import type { Environment } from "#server/environment.ts";
import { EnvironmentError } from "#server/environment.ts";

/** Names of the providers to offer, in order; empty when online payment is not open. */
export type ProviderName = "sandbox" | "pesapal" | "flutterwave";

/**
 * Decides who collects donations. Whoever is named must have what it needs; nobody named means whoever has
 * keys; nobody with keys means the sandbox on this machine and nobody on a public address.
 * @throws EnvironmentError that names what is missing
 */
export function chooseProviders(environment: Environment): ProviderName[] {
  const { PAYMENT_PROVIDERS: named } = environment;
  const missing = missingKeys(environment);
  if (named) {
    if (named.includes("none")) return [];
    const chosen = [...new Set(named)] as ProviderName[];
    const problems = chosen.flatMap((name) =>
      missing[name].map((variable) => `${variable} is needed for ${name} in PAYMENT_PROVIDERS`),
    );
    if (problems.length > 0) throw new EnvironmentError(problems);
    return chosen;
  }
  const ready = (["pesapal", "flutterwave"] as const).filter((name) => missing[name].length === 0);
  if (ready.length > 0) return ready;
  return isThisMachine(environment.PUBLIC_URL) ? ["sandbox"] : [];
}

function missingKeys(environment: Environment): Record<ProviderName, string[]> {
  const absent = (names: readonly (keyof Environment)[]) =>
    names.filter((name) => environment[name] === undefined);
  return {
    sandbox: [],
    pesapal: absent(["PESAPAL_CONSUMER_KEY", "PESAPAL_CONSUMER_SECRET"]),
    flutterwave: absent(["FLUTTERWAVE_SECRET_KEY", "FLUTTERWAVE_WEBHOOK_HASH"]),
  };
}

function isThisMachine(publicUrl: string | undefined): boolean {
  if (publicUrl === undefined) return true;
  const { hostname } = new URL(publicUrl);
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname) || hostname.endsWith(".localhost");
}
