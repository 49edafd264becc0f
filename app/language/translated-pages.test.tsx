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
import { getBreadcrumbs } from "#collections/pages/pages.ts";
import { doorSlugs, letterSlugs } from "#collections/rights/rights.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { PageRenderingContext } from "../page-rendering.ts";
import * as count from "../pages/count/count.tsx";
import * as offline from "../pages/errors/offline.tsx";
import * as door from "../pages/rights/door.tsx";
import * as evidence from "../pages/rights/evidence.tsx";
import * as letter from "../pages/rights/letter.tsx";
import * as requests from "../pages/rights/my-requests.tsx";
import * as pack from "../pages/rights/pack-page.tsx";
import * as hub from "../pages/rights/rights.tsx";
import * as shutdown from "../pages/rights/shutdown.tsx";
import { Layout, loader as rootLoader } from "../root.tsx";
import { defaultSettings } from "../site-settings.ts";
import { englishIn } from "./english-in.fixture.ts";
import { LanguageContext } from "./language.ts";
import { languageAt } from "./page-language.ts";
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
  ["/offline", offline],
];

beforeAll(readPseudoLanguage);
afterAll(() => {
  vi.restoreAllMocks();
});

function render(address: string, { default: Page, loader }: Screen, params = {}): string {
  const url = new URL(`/${pseudoLanguage}${address}`, "https://example.org");
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
    loaderData: { root: rootLoader({ url } as never), page: data },
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
    settings: defaultSettings,
    origin: getOrganisation().url,
    breadcrumbsOf: getBreadcrumbs,
    facts: {},
  };
  return renderToStaticMarkup(
    <PageRenderingContext value={rendering}>
      <LanguageContext value={languageAt(url)}>
        <StaticRouterProvider
          router={createStaticRouter(routes, context)}
          context={context}
          hydrate={false}
        />
      </LanguageContext>
    </PageRenderingContext>,
  );
}

describe("a page in another language holds nothing in English without saying so", () => {
  test.each(pages)("%s", (address, screen, params) => {
    const html = render(address, screen, params);
    expect(html).toContain(`<html lang="${pseudoLanguage}"`);
    expect([...new Set(englishIn(html, pseudoLanguage))]).toEqual([]);
  });
});
