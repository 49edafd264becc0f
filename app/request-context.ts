import { createContext, type RouterContextProvider } from "react-router";
import { kampalaDay } from "#collections/formats/kampala-day.ts";
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

/** The outcome of one of the forms of a page, if it was posted. */
export function outcomeOf(
  context: Readonly<RouterContextProvider>,
  form: FormOutcome["form"],
): FormOutcome | null {
  const outcome = context.get(formOutcomeContext);
  return outcome?.form === form ? outcome : null;
}

/** Data for one request; empty while pages are pre-rendered. */
export const pageDataContext = createContext<PageData>({});

/** Default offer: one provider, once. */
export const defaultOffer: DonationOffer = {
  providers: [],
  hasMonthly: false,
  hasMobileMoney: false,
};

/** The newsletter; `null` while pages are pre-rendered. */
export const newsletterContext = createContext<NewsletterReader | null>(null);

/** The search; `null` while pages are pre-rendered. */
export const searchContext = createContext<SiteSearch | null>(null);

/** The day in Kampala for pages that count days, e.g. `2026-11-21`; `null` while pages are pre-rendered. */
export const todayContext = createContext<string | null>(null);

/** The day to which a page counts: that of the request, or of the build. */
export function todayOf(context: Readonly<RouterContextProvider>): string {
  return context.get(todayContext) ?? kampalaDay(Date.now());
}

/** The moment in milliseconds, for pages that show what is open; `null` while pages are pre-rendered. */
export const nowContext = createContext<number | null>(null);

/** External form targets; pages are pre-rendered with our own. */
export const formTargetsContext = createContext<FormTargets>(new Map());

/** The static host of an export; `null` with our server. */
export const staticHostContext = createContext<StaticHost | null>(null);

/** HTML of a page that is rendered already, by its address; `null` for others, and outside of a build. */
export const renderedPageContext = createContext<(path: string) => string | null>(() => null);

/** Facts that a page reports while it is rendered. */
export const pageFactsContext = createContext<PageFacts | null>(null);
