import { monitorEventLoopDelay } from "node:perf_hooks";
import { type Family, gauge } from "./exposition.ts";

/** Sampling interval of the event loop, in milliseconds. */
const resolution = 20;

/** Measures the process, under the names of Prometheus' client for Node. */
export function watchProcess(): { families(): Family[]; stop(): void } {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  // The histogram has nanoseconds between samples, the interval included.
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolution / 1000);
  return {
    families() {
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
