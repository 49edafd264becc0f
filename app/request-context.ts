import {
  createContext,
  type RouterContext,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { kampalaDay } from "#collections/formats/kampala-day.ts";
import type { FormOutcome, PageRequest, SiteSettings } from "./services.ts";
import { defaultSettings } from "./site-settings.ts";

export const requestContext = createContext<PageRequest>({});

/** Context keys compare by identity, and the bundle has its own, so a renderer takes the key from here. */
export type SiteBuild = ServerBuild & {
  entry: { module: { requestContext: RouterContext<PageRequest> } };
};

type Context = Readonly<RouterContextProvider>;

/** The outcome of one of the forms of a page, if it was posted. */
export function outcomeOf(context: Context, form: FormOutcome["form"]): FormOutcome | null {
  const { outcome } = context.get(requestContext);
  return outcome?.form === form ? outcome : null;
}

/** The moment in milliseconds, for pages that show what is open: that of the request, or of the build. */
function nowOf(context: Context): number {
  return context.get(requestContext).now ?? Date.now();
}

/** The day in Kampala to which a page counts, e.g. `2026-11-21`. */
export function todayOf(context: Context): string {
  return kampalaDay(nowOf(context));
}

export function settingsOf(context: Context): SiteSettings {
  return context.get(requestContext).settings ?? defaultSettings;
}
