/**
 * What does a visit cost? A first page and three more, here and in the build that a team would get which takes
 * React Router as it comes: rendered beforehand, hydrated as a whole, then navigated in the browser. Both are
 * served by the same server, in turns, to Chromium at 390 px with a CPU six times slower. Prints medians of
 * bytes, requests, the first paint, when the page is alive, and how long each next page takes to be there.
 *
 *   npm run benchmark -- visit [rounds]
 */
import type { Browser, Page } from "playwright-core";
import { serveFolder } from "./support/folder-server.ts";
import { buildHydrated } from "./support/hydrated-build.ts";
import { startChromium } from "./support/start-chromium.ts";

const rounds = Number(process.argv[2] ?? 5);
/** Pages that use nothing of the server but in their loaders, so that the other build can have them as they are. */
const [first = "/", ...next] = ["/", "/about/who-we-are", "/programmes/bita", "/contact"];
/** Bits a second and milliseconds. */
const profiles = {
  "slow 4G": { down: 1_600_000, up: 750_000, latency: 150 },
  harsh: { down: 400_000, up: 400_000, latency: 400 },
};
type Profile = (typeof profiles)[keyof typeof profiles];

interface Build {
  name: string;
  origin: string;
  /** True once the first page can do all that it can do. */
  isHydrated: () => boolean;
  /** Whether links are followed by the page itself instead of the browser. */
  hasRouter: boolean;
}

interface Visit {
  /** Over the wire, all four pages. */
  bytes: number;
  scripts: number;
  requests: number;
  /** Milliseconds from the start of the visit. */
  firstPaint: number;
  hydrated: number;
  /** Milliseconds from the touch of a link until the next page is painted, each. */
  next: number[];
}

/** When the heading of a page was painted, as milliseconds since 1970. */
function waitForHeading(page: Page, path: string): Promise<number> {
  return page
    .waitForFunction((path) => {
      const heading = document.querySelector("main h1");
      if (location.pathname !== path || !heading || heading.hasAttribute("data-left")) return false;
      // A document of its own says when it was painted; in the same document it is this very frame.
      if (document.documentElement.hasAttribute("data-routed")) {
        return performance.timeOrigin + performance.now();
      }
      const paint = performance.getEntriesByName("first-contentful-paint")[0];
      return paint ? performance.timeOrigin + paint.startTime : false;
    }, path)
    .then((handle) => handle.jsonValue() as Promise<number>);
}

async function visit(chromium: Browser, build: Build, profile: Profile): Promise<Visit> {
  const context = await chromium.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  let [bytes, requests, scripts] = [0, 0, 0];
  const scriptIds = new Set<string>();
  devTools.on("Network.responseReceived", ({ requestId, type }) => {
    requests += 1;
    if (type === "Script") scriptIds.add(requestId);
  });
  devTools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (scriptIds.has(requestId)) scripts += encodedDataLength;
  });
  await devTools.send("Network.enable");
  await devTools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: profile.latency,
    downloadThroughput: profile.down / 8,
    uploadThroughput: profile.up / 8,
  });
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.goto(build.origin + first, { timeout: 60_000 });
  await page.waitForFunction(build.isHydrated, undefined, { timeout: 60_000 });
  const { firstPaint, hydrated } = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    hydrated: performance.now(),
  }));
  const times: number[] = [];
  for (const path of next) {
    await page.waitForTimeout(1000);
    const started = await page.evaluate(
      ({ path, hasRouter }) => {
        document.querySelector("main h1")?.setAttribute("data-left", "");
        const started = performance.timeOrigin + performance.now();
        if (hasRouter) {
          document.documentElement.setAttribute("data-routed", "");
          const { __reactRouterDataRouter: router } = window as unknown as {
            __reactRouterDataRouter: { navigate: (path: string) => void };
          };
          router.navigate(path);
        } else location.assign(path);
        return started;
      },
      { path, hasRouter: build.hasRouter },
    );
    times.push((await waitForHeading(page, path)) - started);
  }
  await page.waitForLoadState("networkidle");
  await context.close();
  return { bytes, scripts, requests, firstPaint, hydrated, next: times };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const ours = await serveFolder("build/client");
const theirs = await serveFolder(buildHydrated([first, ...next]));
const builds: readonly Build[] = [
  {
    name: "this site",
    origin: ours.origin,
    hasRouter: false,
    isHydrated: () =>
      document.readyState === "complete" &&
      !document.querySelector("[data-when=idle]:not([data-state=hydrated])"),
  },
  {
    name: "hydrated",
    origin: theirs.origin,
    hasRouter: true,
    isHydrated: () => {
      const { __reactRouterDataRouter: router } = window as unknown as {
        __reactRouterDataRouter?: { state: { initialized: boolean } };
      };
      // React notes on its elements what belongs to them once they are hydrated.
      const isHydrated = Object.keys(document.body).some((key) => key.startsWith("__reactFiber"));
      return Boolean(router?.state.initialized && isHydrated);
    },
  },
];
await using chromium = await startChromium();
console.log(`${[first, ...next].join(", ")}: medians of ${rounds} visits in turns`);
let isCheaper = true;
for (const [name, profile] of Object.entries(profiles)) {
  const visits = new Map<Build, Visit[]>(builds.map((build) => [build, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const build of builds) visits.get(build)?.push(await visit(chromium, build, profile));
  }
  const figures = builds.map((build) => {
    const all = visits.get(build) ?? [];
    const of = (pick: (visit: Visit) => number) => median(all.map(pick));
    const kilobytes = of(({ bytes }) => bytes) / 1000;
    console.log(
      `${name.padEnd(8)} ${build.name.padEnd(10)} ${kilobytes.toFixed(0)} kB, of which scripts ` +
        `${(of(({ scripts }) => scripts) / 1000).toFixed(0)} kB, ${of(({ requests }) => requests)} answers   ` +
        `first paint ${of(({ firstPaint }) => firstPaint).toFixed(0)} ms   alive ${of(({ hydrated }) => hydrated).toFixed(0)} ms   ` +
        `next pages ${next.map((_, index) => of((visit) => visit.next[index] ?? Number.NaN).toFixed(0)).join(", ")} ms`,
    );
    return { kilobytes, firstPaint: of(({ firstPaint }) => firstPaint) };
  });
  const [mine, peer] = figures;
  if (!mine || !peer || mine.kilobytes > peer.kilobytes || mine.firstPaint > peer.firstPaint)
    isCheaper = false;
}
console.log(
  isCheaper ? "this site sends less and paints sooner" : "the hydrated build is ahead somewhere",
);
ours.close();
theirs.close();
process.exitCode = isCheaper ? 0 : 1;
