import { createContext } from "react-router";
import type {
  DonationOffer,
  FormOutcome,
  FormTargets,
  NewsletterReader,
  PageData,
  PageFacts,
  SiteSearch,
  StaticHost,
} from "./services.ts";

/** The outcome of a form posted without JavaScript; `null` while pages are pre-rendered. */
export const formOutcomeContext = createContext<FormOutcome | null>(null);

/** What the server hands to a page for one request; nothing while pages are pre-rendered. */
export const pageDataContext = createContext<PageData>({});

/** How donations can be given where the server says nothing else: with one provider, once, no totals. */
export const defaultOffer: DonationOffer = {
  providers: [],
  hasMonthly: false,
  hasTotals: false,
  hasMobileMoney: false,
};

/** The newsletter; `null` while pages are pre-rendered. */
export const newsletterContext = createContext<NewsletterReader | null>(null);

/** The search; `null` while pages are pre-rendered. */
export const searchContext = createContext<SiteSearch | null>(null);

/** The day in Kampala for pages that count days, e.g. `2026-11-21`; `null` while pages are pre-rendered. */
export const todayContext = createContext<string | null>(null);

/** The moment in milliseconds, for pages that say what is open; `null` while pages are pre-rendered. */
export const nowContext = createContext<number | null>(null);

/** Where forms lead instead of our own addresses; pages are pre-rendered with our own. */
export const formTargetsContext = createContext<FormTargets>(new Map());

/** Whose pages these are where no server of ours stands behind them; `null` where one does. */
export const staticHostContext = createContext<StaticHost | null>(null);

/** Filled while a page is rendered, for whoever wants to know more of it than its HTML. */
export const pageFactsContext = createContext<PageFacts | null>(null);
