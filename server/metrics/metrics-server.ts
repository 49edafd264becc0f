import { createServer } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { listenLocally } from "#server/http/listen-locally.ts";
import type { Services } from "#server/services.ts";
import { isThisMachine } from "#server/start-conditions.ts";
import { expositionType, type Family, gauge, writeExposition } from "./exposition.ts";
import { storeMetrics } from "./store-metrics.ts";
import type { Traffic } from "./traffic.ts";

export type MetricsServer = Awaited<ReturnType<typeof startMetrics>>;

const path = "/metrics";

/**
 * Serves `/metrics` for Prometheus on a separate port of 127.0.0.1: counts, no addresses or paths.
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
    origin,
    async stop(): Promise<void> {
      processMetrics.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Sampling interval of the event loop, in milliseconds. */
const resolution = 20;

/** Measures the process, under the names of Prometheus' client for Node. */
function watchProcess() {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  // The histogram has nanoseconds between samples, the interval included.
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolution / 1000);
  return {
    families(): Family[] {
      const { user, system } = process.cpuUsage();
      // Written in by scripts/build-server.ts.
      const labels = { version: process.env.OTC_BUILD ?? "source", node: process.versions.node };
      const lag = (nanoseconds: number) => (delay.count > 0 ? seconds(nanoseconds) : 0);
      const families: Family[] = [
        gauge("process_resident_memory_bytes", "Memory of the process.", process.memoryUsage.rss()),
        gauge(
          "process_start_time_seconds",
          "When the process began, in seconds since 1970.",
          performance.timeOrigin / 1000,
        ),
        {
          name: "process_cpu_seconds_total",
          help: "Processor time of the process.",
          type: "counter",
          samples: [{ value: (user + system) / 1e6 }],
        },
        gauge(
          "nodejs_eventloop_lag_p50_seconds",
          "How late the event loop was, at half of all looks since the last scrape.",
          lag(delay.percentile(50)),
        ),
        gauge(
          "nodejs_eventloop_lag_p99_seconds",
          "The same at 99 of 100 looks.",
          lag(delay.percentile(99)),
        ),
        gauge("nodejs_eventloop_lag_max_seconds", "The same at the worst.", lag(delay.max)),
        gauge("otc_build_info", "Which build runs; always 1.", [{ labels, value: 1 }]),
      ];
      delay.reset();
      return families;
    },
    stop: () => void delay.disable(),
  };
}
