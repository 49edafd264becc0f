import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { OfficeError } from "../office-error.ts";
import type { AddCommand } from "./command.ts";
import { printOutcome } from "./print.ts";

/** Behind Caddy or nginx of this machine, `deploy/otc-office-proof` does it, which hands it to the proxy too. */
export const proof: AddCommand = (program, office) => {
  program
    .command("proof")
    .description(
      "writes the secret by which a proxy that signs people in proves itself to the office",
    )
    .argument("<file>", "where to; it must not be there yet")
    .action((file) => {
      const place = resolve(file);
      writeNew(place, `${randomBytes(32).toString("base64url")}\n`);
      const sentences = [
        `${place} holds a new secret, which only you can open.`,
        `1. The office reads it by OFFICE_PROOF_FILE=${place}, beside OFFICE_ORIGIN=https://office.example.org.`,
        "2. The proxy sends it as X-Office-Proof, and the name of the sign-in as X-Office-User, in the place of what browsers send under these names.",
        "3. Start the office again: from now on it opens by this proxy alone.",
      ];
      printOutcome(office, { file: place }, sentences.join("\n"));
    });
};

/** @throws OfficeError when something is there: a proxy may use it */
function writeNew(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new OfficeError(
      `${file} is there already. Delete it first if its proxy is to get another secret.`,
    );
  }
}
