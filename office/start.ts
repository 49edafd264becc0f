/** `npm run office`: the office, for a browser on this machine, or behind a proxy that asks for name and password. */
import { existsSync } from "node:fs";
import { projectRoot } from "#collections/reading/project-root.ts";
import { readEnvironment, StartError } from "#server/environment.ts";
import { createLog } from "#server/log.ts";
import { onStopSignal } from "#server/stop-signals.ts";
import { openStore } from "#server/store/open-store.ts";
import { readProxySettings } from "./access/access-settings.ts";
import { openBrowser } from "./access/open-browser.ts";
import { buildClient } from "./content/build-client.ts";
import { createOfficeServices } from "./office-services.ts";
import { readSiteBuilder } from "./online/read-site-builder.ts";
import { openOffice } from "./open-office.ts";

const root = projectRoot();
process.chdir(root);
if (existsSync(".env")) process.loadEnvFile(".env");
// React and the readers of content choose by this name; pages beside the form choose for themselves.
process.env.NODE_ENV = "production";

try {
  await start();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** @throws StartError when a setting is wrong, or the office runs already */
async function start(): Promise<void> {
  const port = readPort(process.env);
  const settings = readEnvironment(process.env);
  const proxy = readProxySettings(process.env);
  const store = await openStore(settings);
  const log = createLog("info", process.stderr);
  const services = createOfficeServices({ environment: settings, store, log });
  const office = await openOffice({
    root,
    proxy,
    store,
    settings,
    services,
    client: await buildClient(root),
    port,
    builder: readSiteBuilder(process.env, root),
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    throw new StartError(
      `\nThe office already runs at http://127.0.0.1:${port}. Continue there: Enter in its terminal prints a new address, Ctrl and C stops it. If another program uses this port, set OFFICE_PORT.\n`,
    );
  });
  const address = office.newAddress();
  if (proxy) console.log(`The office is at ${address}, and on this machine at ${office.own}.`);
  else {
    const print = (one: string) => console.log(`\nOpen this address; it works once:\n\n  ${one}\n`);
    print(address);
    openBrowser(address);
    console.log("Press Enter for another address, Ctrl and C to stop.");
    process.stdin.on("data", () => print(office.newAddress()));
  }

  let isStopping = false;
  onStopSignal(
    () => {
      if (isStopping) return;
      isStopping = true;
      void office[Symbol.asyncDispose]()
        .then(() => store.close())
        .then(() => process.exit(0));
    },
    () => process.exit(130),
  );
}

function readPort({ OFFICE_PORT = "5180" }: NodeJS.ProcessEnv): number {
  const port = Number(OFFICE_PORT);
  if (/^\d{1,5}$/.test(OFFICE_PORT) && port <= 65_535) return port;
  throw new StartError("OFFICE_PORT must be a whole number from 0 to 65535.");
}
