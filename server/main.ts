import { existsSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { join, resolve } from "node:path";
import { setFlagsFromString } from "node:v8";
import { builtContentVariable } from "#collections/reading/built-content.ts";
import { placeholders } from "#collections/reading/placeholders.ts";
import { ContentError } from "#collections/reading/problem.ts";
import { projectRoot } from "#collections/reading/project-root.ts";
import { getRetention } from "#collections/site/retention.ts";
import { startAlertWatch } from "#server/alerts/alerts.ts";
import { gapSentence } from "#server/doctor/restored.ts";
import { startDailyPurge } from "#server/retention/purge.ts";
import { type Environment, findMisspelt, readEnvironment, StartError } from "./environment.ts";
import { type HttpServer, listen } from "./http/node-server.ts";
import { createLog, type Log } from "./log.ts";
import { settingsChanged, siteSettings } from "./pages/site-settings.ts";
import { createServices, createSiteServices } from "./services.ts";
import { createSite } from "./site.ts";
import { warningsOf } from "./start-conditions.ts";
import { onStopSignal } from "./stop-signals.ts";
import { openStore } from "./store/open-store.ts";
import { readRestore } from "./store/restored.ts";
import { systemErrorMessage } from "./system-error.ts";

// Relative folders in the settings are relative to the project.
process.chdir(projectRoot());
if (existsSync(".env")) process.loadEnvFile(".env");
// For small servers: V8 would let garbage grow to 32 MB, and buffers to 64 MB, before it collects. Costs about
// 5 % of processor time under load (docs/decisions/0012).
setFlagsFromString("--memory-saver-mode");
setFlagsFromString("--max-semi-space-size=4");
setFlagsFromString("--semi-space-growth-factor=1");
setFlagsFromString("--heap-growing-percent=20");
// React chooses its production build by this variable; it must be set before React is loaded.
process.env.NODE_ENV ??= "production";
const builtContent = resolve("build/content.json");
if (existsSync(builtContent)) process.env[builtContentVariable] ??= builtContent;

try {
  const environment = readEnvironment(process.env);
  const log = createLog(environment.LOG_LEVEL);
  stopOnSignal(await serve(environment, log), log);
} catch (error) {
  if (error instanceof StartError) console.error(error.message);
  else {
    const isContent = error instanceof ContentError;
    const reason = isContent ? error.message : (systemErrorMessage(error) ?? error);
    console.error("The site could not start:", reason);
  }
  // What listens already would go on, without what should follow.
  process.exit(1);
}

/** Returns a function that finishes work in progress and releases everything. */
async function serve(environment: Environment, log: Log): Promise<() => Promise<void>> {
  const missing = ["site/index.html", "headers.json"].find((file) => !existsSync(`build/${file}`));
  if (missing) {
    throw new StartError(
      `There is no build/${missing}. Build the site (npm run build), or copy all of the folder build/ here.`,
    );
  }
  const store = await openStore(environment);
  let server: HttpServer | undefined;
  let isStopping = false;
  const services = createServices({
    environment,
    store,
    log,
    origin: () => environment.PUBLIC_URL ?? server?.url ?? "",
    deliver: (request) => site.fetch(request),
  });
  const { relay, reconciler, donations, transport } = services;
  const isReady = () => !isStopping;
  // Bundled next to this file, with one React for both (`scripts/build-server.ts`); absent when Node runs the
  // source.
  const bundled = join(import.meta.dirname, "pages.js");
  const pagesFile = existsSync(bundled) ? bundled : undefined;
  const siteServices = { ...createSiteServices(services, resolve("build"), pagesFile), isReady };
  const site = createSite(siteServices);
  const { HOST: host, PORT: port } = environment;
  const release = async (error: unknown): Promise<never> => {
    await store.close();
    throw error;
  };
  server = await listen(site, { host, port }).catch(release);
  relay.start();
  reconciler.start();
  const repeating = [startDailyPurge(services, getRetention()), startAlertWatch(services)];

  // Saved for the next start, even if this process is killed; needs NODE_COMPILE_CACHE.
  flushCompileCache();
  const records = existsSync(store.place) ? resolve(store.place) : store.place;
  console.log(
    `\n  OTC is at ${server.url} (${siteServices.files.pages.size} pages)\n  Records are kept in ${records}\n  Mail goes to ${transport.place}\n`,
  );

  const restore = await readRestore(store.tables, services.clock());
  if (restore) console.log(`  A backup became the store. ${gapSentence(restore.last)}\n`);
  const changed = settingsChanged(join("build", "settings.json"), siteSettings(environment));
  if (changed.length > 0) {
    console.log(
      `  The pages were built with other settings (${changed.join(", ")}). Build them again: npm run build\n`,
    );
  }
  const misspelt = findMisspelt(Object.keys(process.env));
  for (const warning of warningsOf(environment, misspelt, () => placeholders().length))
    console.log(`  ${warning}\n`);

  const { stop } = server;
  async function close(): Promise<void> {
    await Promise.all(repeating.map((work) => work.stop()));
    await transport.close();
    await store.close();
  }
  return async () => {
    isStopping = true;
    const timeout = environment.STOP_SECONDS * 1000;
    const finished = Promise.all([relay.stop(), reconciler.stop().then(donations.idle)]);
    const closingEnds = expire(timeout + closeGrace);
    // In parallel, so that a container waits once.
    await Promise.all([stop(timeout), Promise.race([finished, expire(timeout)])]);
    await Promise.race([close(), closingEnds]);
  };
}

/** How long closing may take after STOP_SECONDS, in milliseconds; a database that fell silent cannot be closed. */
const closeGrace = 1000;

const expire = (timeout: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, timeout).unref());

function stopOnSignal(stopServing: () => Promise<void>, log: Log): void {
  let isStopping = false;

  async function stop(reason: string, exitCode: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, "stopping");
    try {
      await stopServing();
      process.exit(exitCode);
    } catch (error) {
      log.fatal({ error }, "graceful stop failed");
      process.exit(1);
    }
  }

  onStopSignal(
    (reason) => void stop(reason, 0),
    () => process.exit(1),
  );
  // The state is unknown; the service manager restarts the process.
  process.on("uncaughtException", (error) => {
    log.fatal({ error }, "uncaughtException");
    void stop("uncaughtException", 1);
  });
  // One failed answer or task must not stop the others.
  process.on("unhandledRejection", (error) => log.error({ error }, "unhandledRejection"));
}
