import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import type { IslandDefinition } from "./define-island.ts";
import { IslandFrame } from "./island-frame.tsx";

/** Hydrates one island and sets its `data-state`. Mismatches are logged, and browser tests fail on them. */
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
