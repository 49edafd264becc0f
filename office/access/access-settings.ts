import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "#server/environment.ts";

/** How browsers know an office behind a proxy, and the secret by which the proxy proves itself. */
export interface ProxySettings {
  origin: string;
  proof: string;
}

/** 32 random bytes, as `office -- proof` writes them; less may be guessed. */
const proofPattern = /^[\w-]{43,200}$/;

/**
 * Reads how the office is reached: `OFFICE_ORIGIN`, and the proof of the proxy from `OFFICE_PROOF`, from the file that
 * `OFFICE_PROOF_FILE` names, or from the one that systemd hands over (`LoadCredential=office-proof:…`).
 * @returns undefined on a laptop, where neither is set
 * @throws StartError when only one of the two is set: an office on the network would be open to strangers
 */
export function readProxySettings(
  environment: Readonly<Record<string, string | undefined>>,
): ProxySettings | undefined {
  const { OFFICE_ORIGIN: origin } = environment;
  const proof = readProof(environment);
  if (!origin && proof === undefined) return undefined;
  if (!origin || !/^https:\/\/[\w.-]+(?::\d{1,5})?$/.test(origin)) {
    throw new StartError(
      "OFFICE_ORIGIN must be the address of the office, such as https://office.example.org, and nothing more.",
    );
  }
  if (proof === undefined || !proofPattern.test(proof)) {
    throw new StartError(
      "With OFFICE_ORIGIN the office needs the secret of the proxy. Write one with: npm run office -- proof <file>. Then name the file in OFFICE_PROOF_FILE.",
    );
  }
  return { origin, proof };
}

function readProof({
  OFFICE_PROOF: proof,
  OFFICE_PROOF_FILE: named,
  CREDENTIALS_DIRECTORY: handedOver,
}: Readonly<Record<string, string | undefined>>): string | undefined {
  if (proof !== undefined) return proof;
  if (named) {
    if (process.platform !== "win32" && (statSync(named).mode & 0o007) !== 0) {
      throw new StartError(`Everybody on this machine can open ${named}. Run: chmod 600 ${named}`);
    }
    return readFileSync(named, "utf8").trim();
  }
  const file = handedOver && join(handedOver, "office-proof");
  return file && statSync(file, { throwIfNoEntry: false })
    ? readFileSync(file, "utf8").trim()
    : undefined;
}
