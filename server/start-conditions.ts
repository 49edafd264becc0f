/** Whether only this machine reaches a host, e.g. `127.0.0.1`, `[::1]` or `site.localhost`. */
export function isThisMachine(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

/** The settings of `Environment` that say who reaches the site, and whether it writes to people. */
interface Reach {
  PUBLIC_URL?: string | undefined;
  HOST: string;
  TRUST_PROXY: number;
  SMTP_URL?: string | undefined;
}

/** With those that must fit the others. */
interface StartSettings extends Reach {
  DATABASE_URL?: string | undefined;
  SECRET_KEY?: string | undefined;
  PAYMENT_PROVIDERS?: readonly string[] | undefined;
}

/** Settings that suggest that other machines reach the site; empty when none does. */
function signsOfOthers({ HOST, TRUST_PROXY }: Reach): string[] {
  return [
    ...(TRUST_PROXY > 0 ? ["TRUST_PROXY says that a proxy stands in front"] : []),
    ...(isThisMachine(HOST) ? [] : ["HOST lets other machines in"]),
  ];
}

export function isPublic(environment: Reach): boolean {
  const { PUBLIC_URL } = environment;
  const isNamed = PUBLIC_URL !== undefined && !isThisMachine(new URL(PUBLIC_URL).hostname);
  return isNamed || signsOfOthers(environment).length > 0;
}

/** Settings that are valid alone but not together; for each a sentence, with the line to add. */
export function dangersOf(environment: StartSettings): string[] {
  const { PUBLIC_URL, SMTP_URL, DATABASE_URL, SECRET_KEY, PAYMENT_PROVIDERS } = environment;
  const reasons = [
    ...(SMTP_URL ? ["SMTP_URL sends mail to people"] : []),
    ...signsOfOthers(environment),
  ];
  const dangers = [
    !PUBLIC_URL &&
      reasons.length > 0 &&
      `PUBLIC_URL is missing, and ${reasons.join(", ")}. Add the line ` +
        "PUBLIC_URL=https://www.example.org with the address that people type " +
        "(or PUBLIC_URL=http://localhost:3000 to try it out)",
    DATABASE_URL !== undefined &&
      !SECRET_KEY &&
      "SECRET_KEY is missing, and DATABASE_URL may be shared: servers without the same key refuse each " +
        "other's links. Add the line SECRET_KEY=… with what this command prints: openssl rand -hex 32",
    PAYMENT_PROVIDERS?.includes("sandbox") &&
      isSandboxDangerous(environment) &&
      "PAYMENT_PROVIDERS names the sandbox, SMTP_URL sends real mail, and others reach this site: any visitor " +
        "could have a receipt sent for money that never moved. Change the line to PAYMENT_PROVIDERS=none",
  ];
  return dangers.filter((danger) => typeof danger === "string");
}

/**
 * Warnings for a site that starts nevertheless.
 * @param misspelt names that are no settings
 * @param countPlaceholders returns how many texts are placeholders
 */
export function warningsOf(
  environment: Reach,
  misspelt: readonly string[],
  countPlaceholders: () => number,
): string[] {
  const warnings = misspelt.map(
    (name) => `${name} is no setting, so it has no effect. Every setting is in .env.example.`,
  );
  if (!isPublic(environment)) return warnings;
  if (!environment.SMTP_URL) {
    warnings.push(
      "SMTP_URL is missing, so no e-mail goes out: each is a file in DATA_DIR/outbox, deleted by its age.",
    );
  }
  const placeholders = countPlaceholders();
  if (placeholders === 0) return warnings;
  const what = placeholders === 1 ? "1 placeholder" : `${placeholders} placeholders`;
  return [
    ...warnings,
    `Visitors see ${what}, such as addresses that lead nowhere. This command lists them: npm run launch-check`,
  ];
}

/** Sandbox receipts by real mail are for tests on this machine only. */
export function isSandboxDangerous(environment: Reach): boolean {
  return environment.SMTP_URL !== undefined && isPublic(environment);
}
