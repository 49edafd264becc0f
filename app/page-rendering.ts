import { createContext, useContext } from "react";
import type { FormTargets, PageCard, PageFacts } from "./services.ts";

/** What a page is rendered with besides its content, at build time and at request time alike. */
export interface PageRendering {
  /** Whether the document holds its styles; while developing, Vite brings them by itself. */
  hasStyles: boolean;
  scripts: readonly { src: string; integrity?: string }[];
  /** Path of the picture that the build draws for a card. */
  cardPath(card: PageCard): string;
  formTargets: FormTargets;
  /** Whether our server answers forms and questions; false on a host that hands out files only. */
  hasServer: boolean;
  /** Filled by the components of the page while they are rendered. */
  facts: PageFacts;
}

/** What stands in the document's `<style>` until the page is rendered and it is known which styles it uses. */
export const placeOfStyles = "/* styles of this page */";

/** What stands for the security policy of a page that carries its own until its styles are known. */
export const placeOfPolicy = "policy of this page";

/** Absent where a component is rendered without a page, as in a test. */
export const PageRenderingContext = createContext<PageRendering | null>(null);

/** Tells whoever renders the page something about it. */
export function usePageFacts(facts: PageFacts): void {
  Object.assign(useContext(PageRenderingContext)?.facts ?? {}, facts);
}

/**
 * Gives the page a card, which the build draws.
 * @returns full address of the picture; undefined on a page that search engines are asked to leave out.
 *   `PageMeta` says so, and stands before the head of each page.
 */
export function useShareCard(card: PageCard): string | undefined {
  const { facts, cardPath } = useContext(PageRenderingContext) ?? {};
  if (!facts?.canonical || !cardPath) return undefined;
  facts.card = card;
  return new URL(cardPath(card), facts.canonical).href;
}

/** Full address of the card that the page was given above; undefined where it has none. */
export function useCardAddress(): string | undefined {
  const { facts, cardPath } = useContext(PageRenderingContext) ?? {};
  if (!facts?.card || !facts.canonical || !cardPath) return undefined;
  return new URL(cardPath(facts.card), facts.canonical).href;
}

/** Whether our server answers what the page asks. */
export function useHasServer(): boolean {
  return useContext(PageRenderingContext)?.hasServer ?? true;
}

/**
 * Where the form with an address of ours leads: there, unless an external form service takes its place.
 * @returns null where nobody would take the form
 */
export function useFormTarget(path: string): string | null {
  const { formTargets, facts, hasServer = true } = useContext(PageRenderingContext) ?? {};
  if (facts) facts.forms = [...(facts.forms ?? []), path];
  return formTargets?.get(path) ?? (hasServer ? path : null);
}
