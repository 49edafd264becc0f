import { join } from "node:path";
import { type Environment, readEnvironment } from "#server/environment.ts";
import { createLog } from "#server/log.ts";
import { createLinkTokens } from "#server/newsletter/link-tokens.ts";
import { readSecretKey } from "#server/secret-key.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import type { Store } from "#server/store/store.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { runOffice } from "./run-office.ts";

/** Opens the commands of an office over an empty store, which `fill` may write to first. */
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
export function commandRunner(openStore: () => Promise<Store>, settings: Environment) {
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
      log: createLog("silent"),
    });
    return { code, out: printed.join("\n"), error: errors.join("\n") };
  };
}
