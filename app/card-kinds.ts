import { getPage } from "#collections/pages/pages.ts";
import type { PageCard } from "./services.ts";

type KindPage =
  | "about"
  | "what-we-do"
  | "products"
  | "litigation"
  | "news"
  | "laws"
  | "your-data-rights"
  | "contact"
  | "donate"
  | "newsletter";

/** The card of all pages of one kind. */
interface CardKind extends Pick<PageCard, "tone" | "art"> {
  /** The page that names the kind; its heading stands on the card. */
  page: KindPage;
  /** Beginnings of the addresses of its pages, besides that of the page itself. */
  alsoBelow?: readonly string[];
}

const kinds: readonly CardKind[] = [
  { page: "about", tone: "night", art: "head-about", alsoBelow: ["/team"] },
  {
    page: "what-we-do",
    tone: "night",
    art: "head-what-we-do",
    alsoBelow: ["/programmes", "/documents"],
  },
  { page: "products", tone: "bark", art: "bolt-clinic", alsoBelow: ["/products"] },
  { page: "litigation", tone: "bark", art: "head-litigation" },
  { page: "news", tone: "dye", art: "head-news" },
  { page: "laws", tone: "night", art: "country-africa", alsoBelow: ["/data", "/glossary"] },
  {
    page: "your-data-rights",
    tone: "night",
    art: "head-loan-app",
    alsoBelow: ["/count-the-days", "/shutdown"],
  },
  { page: "contact", tone: "leaf", art: "head-contact" },
  { page: "donate", tone: "gold", art: "head-donate" },
  { page: "newsletter", tone: "jac", art: "head-newsletter" },
];

/** Of the home page, and of all that is of no other kind, such as the legal pages. */
const home: Pick<PageCard, "tone" | "art"> = { tone: "leaf", art: "africa" };

/** The card that a page shares with others of its kind: the kind with the longest beginning of its address. */
export function cardOfKind(path: string): PageCard {
  const isBelow = (start: string) => path === start || path.startsWith(`${start}/`);
  const [nearest] = kinds
    .flatMap(({ page, alsoBelow = [], tone, art }) =>
      [getPage(page).path, ...alsoBelow]
        .filter(isBelow)
        .map((start) => ({ page, start, tone, art })),
    )
    .sort((a, b) => b.start.length - a.start.length);
  if (!nearest) return { title: getPage("home").hero.first.message, ...home };
  const { page, tone, art } = nearest;
  return { title: titleOf(page).replaceAll("\u00ad", ""), tone, art };
}

/** The heading of the pages for help is a question to the reader, which says nothing in a chat. */
const titleOf = (page: KindPage): string =>
  page === "your-data-rights" ? getPage(page).breadcrumb : getPage(page).heading;
