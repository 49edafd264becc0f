import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import type { IslandDefinition } from "./define-island.ts";
import { IslandFrame } from "./island-frame.tsx";

/**
 * Brings one island to life in the browser. `data-state` on its element then says `alive`; a repaired
 * mismatch between server and browser is reported to the console, where the browser tests fail on it.
 */
export function hydrateIsland(
  element: HTMLElement,
  { component }: IslandDefinition<Record<string, unknown>>,
): void {
  hydrateRoot(
    element,
    createElement(
      IslandFrame,
      null,
      createElement(component, JSON.parse(element.dataset.props ?? "{}")),
    ),
    {
      identifierPrefix: element.dataset.prefix ?? "",
      onRecoverableError: (error) => console.error("Island repaired on hydration:", error),
    },
  );
  element.dataset.state = "hydrated";
}
