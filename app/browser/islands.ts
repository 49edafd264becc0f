import type { IslandDefinition } from "../islands/define-island.ts";
import { onFirstInteraction } from "./first-interaction.ts";

type IslandModule = { default: IslandDefinition<Record<string, unknown>> };

const loaders = new Map(
  Object.entries(
    import.meta.glob<IslandModule>([
      "../pages/*/parts/*.island.tsx",
      "../components/*/*.island.tsx",
    ]),
  ).map(([path, load]) => [path.replace(/.*\//, "").replace(".island.tsx", ""), load]),
);

/** Network Information API: Chromium only, hence the optional fields. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor asked for less data or the connection is 2g. */
function isCostlyConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes("2g"));
}

async function hydrate(element: HTMLElement): Promise<void> {
  if (element.dataset.state) return;
  const load = loaders.get(element.dataset.island ?? "");
  if (!load) return;
  element.dataset.state = "loading";
  try {
    const [{ hydrateIsland }, island] = await Promise.all([
      import("../islands/hydrate.tsx"),
      load(),
    ]);
    hydrateIsland(element, island.default);
  } catch {
    // The code did not load. The page works without it; the next interaction retries.
    delete element.dataset.state;
    hydrateOnInteraction(element);
  }
}

function hydrateOnInteraction(element: HTMLElement): void {
  onFirstInteraction(element, () => void hydrate(element));
}

function hydrateWhenVisible(element: HTMLElement): void {
  // The marker itself is `display: contents` and has no box to observe.
  const box = element.firstElementChild;
  if (!box) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      void hydrate(element);
    },
    { rootMargin: "200px" },
  );
  observer.observe(box);
}

function hydrateWhenIdle(element: HTMLElement): void {
  const start = () => void hydrate(element);
  const whenIdle = () =>
    "requestIdleCallback" in window
      ? requestIdleCallback(start, { timeout: 5000 })
      : setTimeout(start, 200);
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
  hydrateOnInteraction(element);
}

/** On a costly connection, an island of `when="load"` waits for its button. */
function hydrateOnRequest(element: HTMLElement): void {
  element.dataset.state = "deferred";
  element.querySelector("[data-hydrate-box]")?.removeAttribute("hidden");
  element.querySelector("[data-hydrate]")?.addEventListener("click", () => {
    delete element.dataset.state;
    void hydrate(element);
  });
}

export function startIslands(): void {
  const isCostly = isCostlyConnection();
  const query = new URLSearchParams(location.search);
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    if (element.dataset.asks?.split(" ").some((name) => query.get(name))) void hydrate(element);
    if (element.dataset.when === "load") {
      if (isCostly) hydrateOnRequest(element);
      else void hydrate(element);
      continue;
    }
    if (isCostly) continue;
    if (element.dataset.when === "visible") hydrateWhenVisible(element);
    else if (element.dataset.when === "interaction") hydrateOnInteraction(element);
    else hydrateWhenIdle(element);
    // The focus may already be inside, without a further event.
    if (element.contains(document.activeElement)) void hydrate(element);
  }
}
