import { execFileSync } from "node:child_process";
import { cpSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { readEnvironment } from "#server/environment.ts";
import { createLog } from "#server/log.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import type { Store } from "#server/store/store.ts";
import { buildClient } from "../../office/content/build-client.ts";
import { copyContent } from "../../office/content/content-copy.fixture.ts";
import { createOfficeServices, type OfficeServices } from "../../office/office-services.ts";
import type { SiteBuilder } from "../../office/online/site-builder.ts";
import { type OpenOffice, openOffice } from "../../office/open-office.ts";

/** The office over a copy of the content, and an empty store. */
export interface TestOffice extends AsyncDisposable {
  office: OpenOffice;
  /** Folder of the copy, a separate Git checkout. */
  root: string;
  store: Store;
  services: OfficeServices;
  git(...typed: string[]): string;
}

interface TestOfficeOptions {
  /** Alters the copy before it is committed, such as `writeSamples`. */
  prepare?: (root: string) => void;
  /** Brings commits to a public site; without one they are kept in the history of the copy. */
  builder?: (root: string) => SiteBuilder;
  settings?: Record<string, string>;
}

/** Opens the office over a copy. The site must have been built. */
export async function openTestOffice({
  prepare,
  builder,
  settings: more = {},
}: TestOfficeOptions = {}): Promise<TestOffice> {
  const copy = copyContent(prepare);
  for (const part of ["build/server", "build/site/assets", "build/site/art"]) {
    cpSync(part, join(copy.root, part), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(copy.root, "node_modules"));
  const data = join(copy.root, ".cache/data");
  const settings = readEnvironment({ DATA_DIR: data, PAYMENT_PROVIDERS: "none", ...more });
  const store = await openSqlite(join(data, "otc.sqlite"));
  const services = createOfficeServices({ environment: settings, store, log: createLog("silent") });
  const office = await openOffice({
    root: copy.root,
    client: await buildClient(resolve(".")),
    store,
    settings,
    services,
    builder: builder?.(copy.root),
  });
  return {
    office,
    root: copy.root,
    store,
    services,
    git: (...typed) => execFileSync("git", typed, { cwd: copy.root, encoding: "utf8" }).trim(),
    [Symbol.asyncDispose]: async () => {
      await office[Symbol.asyncDispose]();
      await store.close();
      copy[Symbol.dispose]();
    },
  };
}
