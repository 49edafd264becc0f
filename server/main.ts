import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { EnvironmentError, readEnvironment } from "./environment.ts";
import { createLog, describeError } from "./log.ts";
import { type RunningSite, startSite } from "./start-site.ts";

// Relative folders in the settings are meant from the project, wherever the server is started.
process.chdir(join(import.meta.dirname, ".."));
if (existsSync(".env")) process.loadEnvFile(".env");
// React looks at this name to choose its quick build; it must stand before React is loaded.
process.env.NODE_ENV ??= "production";

try {
  const environment = readEnvironment(process.env);
  const log = createLog(environment.LOG_LEVEL);
  const site = await startSite(environment, log, resolve("build"));
  announce(site);
  stopWhenTold(site, log);
} catch (error) {
  if (error instanceof EnvironmentError) console.error(error.message);
  else console.error("The site could not start:", error);
  process.exitCode = 1;
}

function announce({ url, places, pageCount }: RunningSite): void {
  const records = places.records.startsWith("PostgreSQL")
    ? places.records
    : resolve(places.records);
  console.log(
    `\n  OTC is at ${url} (${pageCount} pages)\n  Records are kept in ${records}\n  Mail goes to ${places.mail}\n`,
  );
}

function stopWhenTold(site: RunningSite, log: ReturnType<typeof createLog>): void {
  let isStopping = false;

  async function stop(reason: string, exitCode: number): Promise<void> {
    // Whoever asks twice does not want to wait.
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ reason }, "stopping");
    try {
      await site.stop();
      process.exit(exitCode);
    } catch (error) {
      log.fatal({ error: describeError(error) }, "could not stop in order");
      process.exit(1);
    }
  }

  process.on("SIGTERM", () => stop("SIGTERM", 0));
  process.on("SIGINT", () => stop("SIGINT", 0));
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ error: describeError(error) }, event);
      if (!isStopping) void stop(event, 1);
    });
  }
}
