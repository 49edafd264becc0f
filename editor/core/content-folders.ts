import { articleKinds } from "#collections/articles/article-kinds.ts";
import { casesPath } from "#collections/cases/cases.ts";
import { lawsPath } from "#collections/laws/laws.ts";
import { letterPath, rightsPath } from "#collections/rights.ts";

/** What the editor knows of the files in a folder besides their schema. */
export interface ContentFolder {
  /** Path below `content/`. */
  folder: string;
  /** What its files are called together. */
  title: string;
  /** What one of them is called; absent where their number is fixed. */
  one?: string;
  /** Where a file shows on the site; undefined where nobody sees it. */
  address(slug: string, values: Readonly<Record<string, unknown>>): string | undefined;
  /** Whether each file is a page of its own, so that another name is another address. */
  hasPages?: boolean;
}

/** What a file says of its own place, where it says an address: something else behind an origin leads elsewhere. */
const fromFile = (_: string, { path }: Readonly<Record<string, unknown>>) =>
  typeof path === "string" && isInside.test(path) ? path : undefined;
const isInside = /^\/(?![/\\])\S*$/;
const below = (path: string) => (slug: string) => `${path}/${slug}`;
const on = (path: string) => () => path;

/** Where the words of `content/site/` show best. */
const siteFiles: Readonly<Record<string, string>> = {
  countries: lawsPath,
  "data-cost": "/programmes/bita",
  departments: "/what-we-do/approach",
  footer: "/",
  framework: "/about/otc-framework",
  giving: "/donate",
  glossary: "/glossary",
  "kept-pages": rightsPath,
  "letter-form": letterPath("access"),
  messages: "/contact",
  navigation: "/",
  organisation: "/contact",
  pillars: "/about/otc-framework",
  processors: "/legal/privacy",
  purpose: "/about",
  retention: "/legal/privacy",
  search: "/search",
  sectors: "/what-we-do/focus-areas",
  topics: "/news",
  values: "/about/values",
};

const { news, publication, blog } = articleKinds;

/** Every folder of `content/`, in the order in which the editor lists them. */
export const contentFolders: readonly ContentFolder[] = [
  { folder: "pages", title: "Pages", address: fromFile },
  {
    folder: "news",
    title: "News",
    one: "news item",
    hasPages: true,
    address: below(news.path),
  },
  {
    folder: "publications",
    title: "Publications",
    one: "publication",
    hasPages: true,
    address: below(publication.path),
  },
  {
    folder: "blogs",
    title: "Blogs",
    one: "blog",
    hasPages: true,
    address: below(blog.path),
  },
  {
    folder: "cases",
    title: "Cases",
    one: "case",
    hasPages: true,
    address: (slug, { stageOf }) => `${casesPath}/${typeof stageOf === "string" ? stageOf : slug}`,
  },
  { folder: "team", title: "Team", one: "member", address: on("/about/team") },
  { folder: "partners", title: "Partners", address: on("/about/partners") },
  {
    folder: "opportunities",
    title: "Opportunities",
    hasPages: true,
    address: below("/opportunities"),
  },
  { folder: "programmes", title: "Programmes", address: (slug) => `/programmes/${slug}` },
  {
    folder: "courses",
    title: "Short courses",
    one: "course",
    address: on("/products/short-courses"),
  },
  { folder: "services", title: "Services", one: "card", address: on("/our-products/services") },
  {
    folder: "consultancy",
    title: "Consultancy",
    one: "card",
    address: on("/products/consultancy"),
  },
  { folder: "products", title: "Products", one: "product", address: on("/our-products") },
  {
    folder: "own-products",
    title: "Our own products",
    one: "product",
    address: on("/products/innovations"),
  },
  { folder: "hub", title: "Innovation Hub", one: "part", address: on("/products/innovations") },
  { folder: "rights", title: "Data rights", address: below(rightsPath) },
  { folder: "letters", title: "Letters", address: letterPath },
  {
    folder: "laws",
    title: "Laws",
    one: "law",
    hasPages: true,
    address: below(lawsPath),
  },
  {
    folder: "documents",
    title: "Guides of the library",
    address: (slug, { file }) =>
      typeof file === "string" ? fromFile(slug, { path: file.replace(/\.pdf$/, "") }) : undefined,
  },
  { folder: "legal", title: "Legal texts", address: fromFile },
  { folder: "newsletters", title: "Newsletters", address: below("/newsletter/archive") },
  { folder: "site", title: "Used on many pages", address: (slug) => siteFiles[slug] },
];

/** Where a file lies, e.g. `team` and `head-of-finance` of `content/team/head-of-finance.yaml`. */
export function placeOf(file: string): { folder: string; slug: string } {
  const [, folder = "", name = ""] = file.split("/");
  return { folder, slug: name.replace(/\.\w+$/, "") };
}

/** @returns a folder that nobody has described yet under its own name */
export function folderOf(file: string): ContentFolder {
  const { folder } = placeOf(file);
  const known = contentFolders.find((entry) => entry.folder === folder);
  const title = folder.charAt(0).toUpperCase() + folder.slice(1).replaceAll("-", " ");
  return known ?? { folder, title, address: () => undefined };
}

/** What a file is called in lists: what it says of itself, or its name. */
export function nameOf(file: string, values: unknown): string {
  const fields = (values ?? {}) as Record<string, unknown>;
  const names = ["breadcrumb", "name", "caseName", "title", "position", "heading", "subject"];
  const { folder, slug } = placeOf(file);
  const found = folder === "site" ? undefined : names.map((name) => fields[name]).find(isText);
  if (found) return found;
  const words = slug.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}
