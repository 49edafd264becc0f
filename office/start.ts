/** `npm run office`: the office, for a browser on this machine, or behind a proxy that asks for name and password. */
import { existsSync } from "node:fs";
import { projectRoot } from "#collections/reading/project-root.ts";
import { readEnvironment } from "#server/environment.ts";
import { createLog } from "#server/log.ts";
import { createServices } from "#server/services.ts";
import { onStopSignal } from "#server/stop-signals.ts";
import { openStore } from "#server/store/open-store.ts";
import { readProxySettings } from "./access/access-settings.ts";
import { openBrowser } from "./access/open-browser.ts";
import { buildClient } from "./content/build-client.ts";
import { readSiteBuilder } from "./online/read-site-builder.ts";
import { openOffice } from "./open-office.ts";

const root = projectRoot();
process.chdir(root);
if (existsSync(".env")) process.loadEnvFile(".env");
// React and the readers of content choose by this name; pages beside the form choose for themselves.
process.env.NODE_ENV = "production";
const { OFFICE_PORT = "5180" } = process.env;
const port = Number(OFFICE_PORT);
if (!/^\d{1,5}$/.test(OFFICE_PORT) || port > 65_535) {
  console.error("OFFICE_PORT must be a whole number from 0 to 65535.");
  process.exit(1);
}
const settings = readEnvironment(process.env);
const store = await openStore(settings);
const log = createLog("info", process.stderr);
const services = createServices({ environment: settings, store, log });
const proxy = readProxySettings(process.env);
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
  console.error(
    `\nThe office already runs at http://127.0.0.1:${port}. Continue there: Enter in its terminal prints a new address, Ctrl and C stops it. If another program uses this port, set OFFICE_PORT.\n`,
  );
  process.exit(1);
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
