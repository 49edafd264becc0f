import { createServer } from "node:http";
import { listenLocally } from "#server/http/listen-locally.ts";
import type { Services } from "#server/services.ts";
import { isThisMachine } from "#server/start-conditions.ts";
import { expositionType, writeExposition } from "./exposition.ts";
import { watchProcess } from "./process-metrics.ts";
import { storeMetrics } from "./store-metrics.ts";
import type { Traffic } from "./traffic.ts";

export type MetricsServer = Awaited<ReturnType<typeof startMetrics>>;

const path = "/metrics";

/**
 * Serves `/metrics` for Prometheus on a separate port of 127.0.0.1. It contains counts, no addresses or paths.
 * @throws when the port is in use
 */
export async function startMetrics(
  services: Pick<Services, "store" | "clock" | "log">,
  { port, traffic }: { port: number; traffic: Traffic },
) {
  const processMetrics = watchProcess();
  const figures = async () =>
    writeExposition([
      ...traffic.families(),
      ...(await storeMetrics(services)),
      ...processMetrics.families(),
    ]);

  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    // Against DNS rebinding: refuses any other host name.
    const name = headers.host?.replace(/:\d+$/, "") ?? "";
    if (!isThisMachine(name)) return void outgoing.writeHead(403).end();
    if (url !== path) return void outgoing.writeHead(404).end();
    if (method !== "GET") return void outgoing.writeHead(405, { Allow: "GET" }).end();
    figures().then(
      (text) => outgoing.writeHead(200, { "Content-Type": expositionType }).end(text),
      (error: unknown) => {
        services.log.error({ error }, "metrics could not be written");
        outgoing.writeHead(500).end();
      },
    );
  });
  const origin = await listenLocally(server, port);
  return {
    /** `http://127.0.0.1:9464` */
    origin,
    async stop(): Promise<void> {
      processMetrics.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
