import { hydrateRoot } from "react-dom/client";
import type { IslandDefinition } from "./define-island.ts";
import { IslandFrame } from "./island-frame.tsx";
import { carryOver, readFilled } from "./typed-values.ts";

/**
 * How often an island that breaks is hydrated again. Translators, password managers and other extensions move and
 * remove nodes that React holds, and may do so again; after that it stays the plain HTML that works without script.
 */
const maxRetries = 2;

/**
 * Hydrates one island and sets its `data-state`. Whatever has changed its HTML before, or does so later: its forms
 * and what was typed into them stay (docs/decisions/0039-changed-pages.md). Errors are logged, and browser tests
 * fail on them.
 */
export function hydrateIsland(
  element: HTMLElement,
  island: IslandDefinition<Record<string, unknown>>,
  retries = maxRetries,
): void {
  const { component: Component } = island;
  const props = JSON.parse(element.dataset.props ?? "{}") as Record<string, unknown>;
  const asleep = copyOf(element);
  let isBroken = false;

  /** Leaves this root before React takes the HTML away: the page goes on with a copy that React does not know. */
  const abandon = (copy: HTMLElement, isLast = retries === 0) => {
    if (isBroken) return;
    isBroken = true;
    const filled = readFilled(element);
    element.replaceWith(copy);
    carryOver(filled, copy);
    // Not inside React's work on the old one.
    setTimeout(() => {
      root.unmount();
      if (isLast) settle(copy, asleep, island);
      else hydrateIsland(copy, island, retries - 1);
    });
  };

  const root = hydrateRoot(
    element,
    <IslandFrame
      element={element}
      onBreak={() => abandon(copyOf(element))}
      onHomeless={(before) => abandon(withNodes(element, before), true)}
    >
      <Component {...props} />
    </IslandFrame>,
    {
      identifierPrefix: element.dataset.prefix ?? "",
      onRecoverableError: (error) => console.error("Island repaired on hydration:", error),
      onCaughtError: (error) => console.error("Island broke and goes on:", error),
    },
  );
  element.dataset.state = "hydrated";
}

/** Leaves an island as plain HTML: as it was before its first hydration, if all that was typed has a place there. */
function settle(
  element: HTMLElement,
  asleep: HTMLElement,
  island: IslandDefinition<Record<string, unknown>>,
): void {
  const filled = readFilled(element);
  const isRoomy = carryOver(filled, asleep).length === 0;
  const plain = isRoomy ? asleep : element;
  if (isRoomy) {
    element.replaceWith(asleep);
    carryOver(filled, asleep);
  }
  for (const form of plain.querySelectorAll("form")) form.noValidate = false;
  for (const button of plain.querySelectorAll<HTMLButtonElement>("[type=submit]")) {
    button.disabled = false;
    button.removeAttribute("aria-disabled");
  }
  const box = plain.querySelector("[data-hydrate-box]");
  plain.dataset.state = box ? "deferred" : "plain";
  box?.removeAttribute("hidden");
  plain
    .querySelector("[data-hydrate]")
    ?.addEventListener("click", () => hydrateIsland(plain, island), { once: true });
}

function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  delete copy.dataset.state;
  return copy;
}

function withNodes(element: HTMLElement, nodes: readonly Node[]): HTMLElement {
  const copy = element.cloneNode(false) as HTMLElement;
  delete copy.dataset.state;
  copy.append(...nodes);
  return copy;
}
