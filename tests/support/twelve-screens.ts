import { getArticles } from "#collections/articles/articles.ts";
import { getMainCases } from "#collections/cases/cases.ts";
import { lawsPath } from "#collections/laws/laws.ts";
import { getProgrammes } from "#collections/programmes/collection.ts";
import { getDoors, letterPath } from "#collections/rights/rights.ts";

/** The first of a list that must not be empty. */
function firstPath(list: readonly { path?: string; link?: string }[]): string {
  const path = list[0]?.path ?? list[0]?.link;
  if (!path) throw new Error("There is no page of this kind.");
  return path;
}

/** The path of one page of each kind. */
export const twelveScreens = {
  home: "/",
  "a programme": firstPath(getProgrammes()),
  "a case": firstPath(getMainCases()),
  "a country": `${lawsPath}/country/uganda`,
  "a door": firstPath(getDoors()),
  "a letter": letterPath("access"),
  "a form with errors": "/contact",
  donate: "/donate",
  "a news item": firstPath(getArticles("news")),
  "what was found": "/search?q=data",
  team: "/about/team",
  "a page that is not there": "/nothing-of-this-name",
} as const;

export type ScreenName = keyof typeof twelveScreens;
