import { join } from "node:path";
import { emailAddress } from "#app/forms/email-address.ts";
import { createContact } from "#server/contact/contact.ts";
import { pledgeForm } from "#server/donations/pledges.ts";
import { type Environment, readEnvironment } from "#server/environment.ts";
import { createLog } from "#server/log.ts";
import { createLinkTokens } from "#server/newsletter/link-tokens.ts";
import { createNewsletter } from "#server/newsletter/newsletter.ts";
import { readSecretKey } from "#server/secret-key.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import type { Store } from "#server/store/store.ts";
import { eraseFrom } from "#tests/support/erase-from.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { goodMessage } from "#tests/support/test-site.ts";
import { runOffice } from "./run-office.ts";

/** Opens an office over an empty store, which `fill` may write to first. */
export async function openOffice(
  fill: (store: Store, parts: { folder: string }) => Promise<unknown> = async () => undefined,
  environment: Record<string, string> = {},
) {
  const folder = temporaryFolder();
  const settings = readEnvironment({ DATA_DIR: folder, ...environment });
  const file = join(folder, "otc.sqlite");
  const tokens = createLinkTokens(readSecretKey(settings));
  const withStore = async <Result>(work: (store: Store) => Promise<Result>) => {
    const store = await openSqlite(file);
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  };
  await withStore((store) => fill(store, { folder }));
  return {
    folder,
    tokens,
    withStore,
    // No other process uses this store, so there is nothing to wait for.
    type: commandRunner(() => openSqlite(file, 100), settings),
  };
}

/** Returns a function that runs a command and collects its output. */
export function commandRunner(openStore: () => Promise<Store>, settings: Environment, width = 200) {
  return async (...typed: string[]) => {
    const printed: string[] = [];
    const errors: string[] = [];
    const code = await runOffice(typed, {
      openStore,
      readSettings: () => settings,
      print: (text) => printed.push(text),
      printError: (text) => errors.push(text),
      printProgress: () => undefined,
      ask: async () => false,
      signal: new AbortController().signal,
      log: createLog("silent"),
      width,
    });
    return { code, out: printed.join("\n"), error: errors.join("\n") };
  };
}

export const message = (
  store: Store,
  more: Partial<typeof goodMessage> = {},
  isSuspect = false,
  at = Date.now(),
) =>
  createContact({ store, clock: () => at }).receive({
    message: { ...goodMessage, ...more },
    sourcePage: "/contact",
    isSuspect,
  });

export const signUp = (store: Store, address: string, isSuspect = false, at = Date.now()) => {
  const tokens = createLinkTokens(Buffer.from("other"));
  const erase = eraseFrom(store, tokens);
  return createNewsletter({ store, clock: () => at, tokens, erase }).subscribe({
    address: emailAddress(address),
    sourcePage: "/newsletter",
    isSuspect,
  });
};

export const pledge = (store: Store, donor: Record<string, string>, isTrapped = false) => {
  const services = { store, clock: Date.now, relay: { wake() {} } };
  const bounds = { min: 10_000, max: 20_000_000 };
  const form = pledgeForm(services, bounds, { title: "", description: "" });
  const post = {
    sourcePage: "",
    isTrapped,
    timing: "none",
    isCrowded: false,
    network: "",
  } as const;
  return form.receive({ amount: "30000", ...donor }, post);
};
