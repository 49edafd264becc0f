import type { ServerResponse } from "node:http";
import type { Family } from "./exposition.ts";

/** `stored`: from memory. `made`: rendered for this request. */
export type AnswerKind = "stored" | "made";

export type Traffic = ReturnType<typeof createTraffic>;

interface Watched {
  /** `made` until set. */
  kind: AnswerKind;
}

/** Upper bounds of the buckets, in seconds: a stored page takes 0.1 ms, a rendered one 5 ms. */
const bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Other methods share one label, so that clients cannot create labels. */
const methods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST"]);

interface Durations {
  /** By bucket; the last has no upper bound. */
  counts: number[];
  sum: number;
}

/**
 * Counts requests by method, kind and status; stores nothing about clients.
 * @param now monotonic clock in milliseconds
 */
export function createTraffic(now: () => number = () => performance.now()) {
  const requests = new Map<string, { labels: Record<string, string>; value: number }>();
  const durations: Record<AnswerKind, Durations> = { stored: noDurations(), made: noDurations() };

  function count(method: string, kind: string, status: string): void {
    const key = `${method} ${kind} ${status}`;
    const counted = requests.get(key) ?? { labels: { method, kind, status }, value: 0 };
    counted.value += 1;
    requests.set(key, counted);
  }

  return {
    /** Call it when a request starts; the request is counted when its response has ended. */
    watch(method = "", outgoing: ServerResponse): Watched {
      const start = now();
      const watched: Watched = { kind: "made" };
      outgoing.once("close", () => {
        const seconds = (now() - start) / 1000;
        const name = methods.has(method) ? method : "other";
        // After a disconnect the status means nothing.
        const isComplete = outgoing.writableFinished;
        count(name, watched.kind, isComplete ? String(outgoing.statusCode) : "cut");
        const { counts } = durations[watched.kind];
        const place = bounds.findIndex((bound) => seconds <= bound);
        const at = place === -1 ? bounds.length : place;
        counts[at] = (counts[at] ?? 0) + 1;
        durations[watched.kind].sum += seconds;
      });
      return watched;
    },
    /** Counts a malformed request, answered with a status. */
    refuse(status: number): void {
      count("other", "refused", String(status));
    },
    families: (): Family[] => [
      {
        name: "otc_http_requests_total",
        help: "Requests by method, kind of answer (stored, made, refused) and status.",
        type: "counter",
        samples: [...requests.values()],
      },
      {
        name: "otc_http_request_duration_seconds",
        help: "From the beginning of a request to the end of its answer, by kind of answer.",
        type: "histogram",
        samples: (["stored", "made"] as const).flatMap((kind) => samplesOf(kind, durations[kind])),
      },
    ],
  };
}

const noDurations = (): Durations => ({ counts: Array(bounds.length + 1).fill(0), sum: 0 });

/** Buckets are cumulative. */
function samplesOf(kind: AnswerKind, { counts, sum }: Durations): Family["samples"] {
  let below = 0;
  const buckets = counts.map((count, at) => {
    below += count;
    const le = at < bounds.length ? String(bounds[at]) : "+Inf";
    return { suffix: "_bucket" as const, labels: { kind, le }, value: below };
  });
  return [
    ...buckets,
    { suffix: "_sum", labels: { kind }, value: sum },
    { suffix: "_count", labels: { kind }, value: below },
  ];
}
