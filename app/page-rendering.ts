import { createContext, useContext } from "react";
import { useLanguage } from "#app/language/language.ts";
import type { getBreadcrumbs, Place } from "#collections/pages/pages.ts";
import type { PageCard, PageFacts, SiteSettings } from "./services.ts";
import { defaultSettings } from "./site-settings.ts";

/** Rendering context of a page, at build time and at request time alike. */
interface PageRendering {
  /** Whether the styles are inlined; in development, Vite injects them. */
  hasStyles: boolean;
  scripts: readonly { src: string; integrity?: string }[];
  /** Path of the picture that the build draws for a card. */
  cardPath(card: PageCard): string;
  settings: SiteSettings;
  /** Origin of the public site, e.g. `https://otc.example`, without a slash at the end. */
  origin: string;
  breadcrumbsOf: typeof getBreadcrumbs;
  /** Filled by the components of the page while they are rendered. */
  facts: PageFacts;
}

/** Placeholder in `<style>` until the page is rendered and its classes are known. */
export const placeOfStyles = "/* styles of this page */";

/** Placeholder of the security policy until the hash of the styles is known. */
export const placeOfPolicy = "policy of this page";

/** Absent where a component is rendered without a page, as in a test. */
export const PageRenderingContext = createContext<PageRendering | null>(null);

export function usePageFacts(facts: PageFacts): void {
  Object.assign(useContext(PageRenderingContext)?.facts ?? {}, facts);
}

/**
 * Registers the share card of the page, which the build draws. Call it after `PageMeta`.
 * @returns full address of the picture; undefined on pages excluded from search engines
 */
export function useShareCard(card: PageCard): string | undefined {
  const { facts } = useContext(PageRenderingContext) ?? {};
  if (facts?.canonical) facts.card = card;
  return useCardAddress();
}

export function useCardAddress(): string | undefined {
  const { facts, cardPath } = useContext(PageRenderingContext) ?? {};
  if (!facts?.card || !facts.canonical || !cardPath) return undefined;
  return new URL(cardPath(facts.card), facts.canonical).href;
}

/** The way from the home page to a page; undefined where it has none. */
export function useBreadcrumbs(page: Place): ReturnType<typeof getBreadcrumbs> {
  const { content } = useLanguage();
  return useContext(PageRenderingContext)?.breadcrumbsOf(page, content);
}

export const useOrigin = () => useContext(PageRenderingContext)?.origin ?? "";

export const useSettings = (): SiteSettings =>
  useContext(PageRenderingContext)?.settings ?? defaultSettings;
