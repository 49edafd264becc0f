import type { ServerResponse } from "node:http";
import type { Family } from "./exposition.ts";

/** `stored`: it lay ready in memory. `made`: for this one request. */
export type AnswerKind = "stored" | "made";

/** Counts what is asked and how it is answered. Of a request it knows the method, and of no one who asked. */
export interface Traffic {
  /** To be called when a request begins; it is counted when its answer has ended. */
  watch(method: string | undefined, outgoing: ServerResponse): Watched;
  /** A request that was none, answered with a status. */
  refuse(status: number): void;
  families(): Family[];
}

/** One request that is under way. */
export interface Watched {
  /** Set once it is known; `made` until then. */
  kind: AnswerKind;
}

/** Upper ends of the classes of duration, in seconds: a stored page takes 0.1 ms, a page that is made 5 ms. */
const bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Others are counted as one: a stranger must not be able to invent labels. */
const methods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST"]);

interface Durations {
  /** By class, the last without an upper end. */
  counts: number[];
  sum: number;
}

/** @param now milliseconds, from any beginning */
export function createTraffic(now: () => number = () => performance.now()): Traffic {
  const requests = new Map<string, { labels: Record<string, string>; value: number }>();
  const durations: Record<AnswerKind, Durations> = { stored: noDurations(), made: noDurations() };

  function count(method: string, kind: string, status: string): void {
    const key = `${method} ${kind} ${status}`;
    const counted = requests.get(key) ?? { labels: { method, kind, status }, value: 0 };
    counted.value += 1;
    requests.set(key, counted);
  }

  return {
    watch(method = "", outgoing) {
      const begun = now();
      const watched: Watched = { kind: "made" };
      outgoing.once("close", () => {
        const seconds = (now() - begun) / 1000;
        const name = methods.has(method) ? method : "other";
        // Whoever asked has left before the end; the status says nothing then.
        const isWhole = outgoing.writableFinished;
        count(name, watched.kind, isWhole ? String(outgoing.statusCode) : "cut");
        const { counts } = durations[watched.kind];
        const place = bounds.findIndex((bound) => seconds <= bound);
        const at = place === -1 ? bounds.length : place;
        counts[at] = (counts[at] ?? 0) + 1;
        durations[watched.kind].sum += seconds;
      });
      return watched;
    },
    refuse(status) {
      count("other", "refused", String(status));
    },
    families: () => [
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

/** Classes hold all that is below their end, those of the lower classes too. */
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
