import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  createStaticRouter,
  Outlet,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { inLanguage } from "#collections/formats/current-language.ts";
import { formatParts } from "#collections/formats/format-day.ts";
import { letterSlugs } from "#collections/letters/letters.ts";
import { doorSlugs } from "#collections/rights/rights.ts";
import { PageRenderingContext } from "../page-rendering.ts";
import * as count from "../pages/count/count.tsx";
import * as display from "../pages/display/display.tsx";
import * as offline from "../pages/errors/offline.tsx";
import * as languages from "../pages/languages/languages.tsx";
import * as door from "../pages/rights/door.tsx";
import * as evidence from "../pages/rights/evidence.tsx";
import * as letter from "../pages/rights/letter.tsx";
import * as requests from "../pages/rights/my-requests.tsx";
import * as pack from "../pages/rights/pack-page.tsx";
import * as hub from "../pages/rights/rights.tsx";
import * as shutdown from "../pages/rights/shutdown.tsx";
import { Layout, loader as rootLoader } from "../root.tsx";
import { localise } from "./localise.ts";
import { pseudoLanguage, readPseudoLanguage } from "./pseudo-language.fixture.ts";

interface Screen {
  default: unknown;
  loader?: unknown;
}

const pages: [path: string, screen: Screen, params?: Record<string, string>][] = [
  ["/your-data-rights", hub],
  ...doorSlugs.map(
    (slug) =>
      [`/your-data-rights/${slug}`, door, { door: slug }] as [
        string,
        Screen,
        Record<string, string>,
      ],
  ),
  ...letterSlugs.map(
    (slug) =>
      [`/your-data-rights/letters/${slug}`, letter, { letter: slug }] as [
        string,
        Screen,
        Record<string, string>,
      ],
  ),
  ["/your-data-rights/letters", requests],
  ["/your-data-rights/evidence", evidence],
  ["/your-data-rights/pack", pack],
  ["/count-the-days", count],
  ["/count-the-days?from=2026-11-25&days=30&rule=ug-s34", count],
  ["/count-the-days?from=2026-12-23&days=5&rule=ug-s34", count],
  ["/count-the-days?from=2027-02-08&days=30&rule=plain", count],
  ["/shutdown", shutdown],
  ["/display", display],
  ["/offline", offline],
  ["/languages", languages],
];

/** Names and addresses that are the same in every language, and what `Intl` writes. */
const same = /WhatsApp|LinkedIn|[\w-]+\.(?:html|epub)|[\w.]+@[\w.]+|https?:[^\s"]+/g;
const writtenByIntl = () =>
  [...Array(12).keys()].flatMap((index) => {
    const month = formatParts(`2026-${`${index + 1}`.padStart(2, "0")}-01`, { month: "long" });
    return [...month.split(" "), formatParts(`2026-11-${index + 10}`, { weekday: "long" })];
  });

beforeAll(readPseudoLanguage);
afterAll(() => {
  vi.restoreAllMocks();
});

function render(address: string, { default: Page, loader }: Screen, params = {}): string {
  const url = new URL(address, "https://example.org");
  const data = (loader as ((given: object) => unknown) | undefined)?.({
    params,
    url,
    context: new RouterContextProvider(),
  });
  const Shown = Page as ComponentType<{ loaderData: unknown }>;
  const routes: RouteObject[] = [
    {
      id: "root",
      element: (
        <Layout>
          <Outlet />
        </Layout>
      ),
      children: [{ id: "page", path: "*", element: <Shown loaderData={data} /> }],
    },
  ];
  const location = { pathname: url.pathname, search: url.search, hash: "", state: null, key: "" };
  const matches = routes
    .flatMap((route) => [route, ...(route.children ?? [])])
    .map((route) => ({
      route,
      params: {},
      pathname: "/",
      pathnameBase: "/",
    }));
  const context = {
    basename: "/",
    location,
    matches,
    loaderData: { root: rootLoader(), page: data },
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  } as unknown as StaticHandlerContext;
  const rendering = {
    scripts: [],
    hasStyles: true,
    cardPath: () => "/card.png",
    formTargets: new Map(),
    hasServer: true,
    language: pseudoLanguage,
    localAddress: (path: string) => path,
    facts: {},
  };
  const html = renderToStaticMarkup(
    <PageRenderingContext value={rendering}>
      <StaticRouterProvider
        router={createStaticRouter(routes, context)}
        context={context}
        hydrate={false}
      />
    </PageRenderingContext>,
  );
  return localise(html, (path) => path);
}

const unseen = /^(script|style|code)$/;
const withoutEnd = /^(?:meta|link|img|input|br|source|path|rect|circle|use|hr)$/;
const readAttributes =
  /^(?:alt|title|aria-label|placeholder|data-(?:label|nothing|kept|removed|forbidden|copied|selected))$/;
const inJson = /^data-(?:props|keep-on-phone)$/;
/** Fields of an island's props that hold names and addresses, or what is in English on purpose. */
const unread = /^(?:name|value|kind|list|letter|source|id|path|parent|href|src|phone)$/;

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value.replace(/^\/.*/, "").replaceAll(/\{\w+\}/g, "")];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    /^(?:english|line|when|doors|letters)$/.test(key) ||
    (unread.test(key) && typeof part === "string")
      ? []
      : textsIn(part),
  );
}

/** Texts and attributes that are read out or shown, outside elements in English. */
function textsOf(html: string): string[] {
  const found: string[] = [];
  const open: { name: string; isEnglish: boolean }[] = [];
  for (const [, end, name = "", attributes = "", text = ""] of html.matchAll(
    /<(\/?)([a-z][\w-]*)((?:[^<>"]|"[^"]*")*)>|([^<]+)/gi,
  )) {
    const isEnglish = open.some((one) => one.isEnglish || unseen.test(one.name));
    if (text) {
      if (!isEnglish) found.push(text);
      continue;
    }
    if (end) {
      while (open.length > 0 && open.pop()?.name !== name);
      continue;
    }
    const own = / lang="en"/.test(attributes) && name !== "html";
    if (!own && !isEnglish) {
      for (const [, key = "", value = ""] of attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)) {
        if (readAttributes.test(key)) found.push(...textsIn(value));
        if (inJson.test(key)) found.push(...textsIn(JSON.parse(decode(value))));
      }
    }
    if (!withoutEnd.test(name) && !attributes.endsWith("/")) open.push({ name, isEnglish: own });
  }
  return found;
}

const decode = (text: string) =>
  text.replace(
    /&(?:quot|amp|lt|gt|#x27);/g,
    (sign) => ({ "&quot;": '"', "&amp;": "&" })[sign] ?? "'",
  );

/** Words of three letters or more that no translator could reach. */
function englishIn(html: string): string[] {
  const own = new Set(inLanguage(pseudoLanguage, writtenByIntl));
  return textsOf(html.replace(/^[\s\S]*?<body/, "<body"))
    .map(decode)
    .filter((text) =>
      text
        .replaceAll(same, "")
        .match(/(?<!\p{L})[A-Za-z]{3,}(?!\p{L})/gu)
        ?.some((word) => !own.has(word)),
    );
}

describe("a page in another language holds nothing in English without saying so", () => {
  test.each(pages)("%s", (address, screen, params) => {
    const html = inLanguage(pseudoLanguage, () => render(address, screen, params));
    expect([...new Set(englishIn(html))]).toEqual([]);
  });
});
