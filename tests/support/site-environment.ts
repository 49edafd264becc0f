import { resolve } from "node:path";
import memorySettings from "../../scripts/memory-settings.json" with { type: "json" };

/** Compile cache of all servers that the tests start, which halves the time of a start. */
const compileCache = resolve(".cache/compiled");

/** Everything that the built server reads from its environment. */
export function siteEnvironment(
  settings: Record<string, string> & { PORT: string; DATA_DIR: string },
): Record<string, string> {
  return {
    PATH: process.env.PATH ?? "",
    NODE_ENV: "production",
    NODE_COMPILE_CACHE: compileCache,
    ...memorySettings,
    HOST: "127.0.0.1",
    LOG_LEVEL: "info",
    ...(settings.SMTP_URL
      ? {
          MAIL_FROM: "OTC website <website@example.org>",
          PUBLIC_URL: `http://127.0.0.1:${settings.PORT}`,
        }
      : {}),
    ...settings,
  };
}
