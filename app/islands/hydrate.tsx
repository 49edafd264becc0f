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
 * and what was typed into them stay (docs/decisions/0039-changed-pages.md). Browser tests fail on what React then reports.
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
      onHomeless={(before) => abandon(copyOf(element, before), true)}
    >
      <Component {...props} />
    </IslandFrame>,
    {
      identifierPrefix: element.dataset.prefix ?? "",
      onRecoverableError: (error) => console.error("Island repaired:", error),
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
  for (const part of plain.querySelectorAll("form, [type=submit]")) {
    for (const name of ["novalidate", "disabled", "aria-disabled"]) part.removeAttribute(name);
  }
  const box = plain.querySelector("[data-hydrate-box]");
  plain.dataset.state = box ? "deferred" : "plain";
  box?.removeAttribute("hidden");
  plain
    .querySelector("[data-hydrate]")
    ?.addEventListener("click", () => hydrateIsland(plain, island), { once: true });
}

/**
 * A copy in a document without a window until it is put somewhere: in this one its pictures would be fetched at once.
 * @param nodes what the copy holds in the place of copies of its own; stays in this document
 */
function copyOf(element: HTMLElement, nodes?: readonly Node[]): HTMLElement {
  const place = nodes ? document : document.implementation.createHTMLDocument();
  const copy = place.importNode(element, !nodes);
  delete copy.dataset.state;
  copy.append(...(nodes ?? []));
  return copy;
}
