// First, so that what a component says of itself wins.
import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/layouts.css";
import "./styles/headings.css";
import "./styles/surfaces.css";
import "./styles/media.css";
import "./styles/motion.css";
import "./styles/print.css";

import { type ReactNode, useContext } from "react";
import { isRouteErrorResponse, Links, Outlet, useLocation, useRouteLoaderData } from "react-router";
import { ErrorNotice } from "#app/components/base/error-notice.tsx";
import { StructuredData } from "#app/components/text/structured-data.tsx";
import { LanguageLinks } from "#app/shell/language-links.tsx";
import { SiteFooter } from "#app/shell/site-footer.tsx";
import { SiteHeader } from "#app/shell/site-header.tsx";
import skipLink from "#app/shell/skip-link.module.css";
import { shareReading } from "#collections/content.ts";
import { langOfEnglish } from "#collections/formats/locale.ts";
import { countryCode } from "#collections/site/countries.ts";
import { getFooter } from "#collections/site/footer.ts";
import { getMessages } from "#collections/site/messages.ts";
import { getNavigation } from "#collections/site/navigation.ts";
import { getKnownOrganisation, getOrganisation } from "#collections/site/organisation.ts";
import { languagesOf, splitAddress } from "#collections/translations/shown-pages.ts";
import type { Route } from "./+types/root";
import { colours } from "./art/colours.ts";
import { useLanguage } from "./language/language.ts";
import { contentAt } from "./language/page-language.ts";
import { PageRenderingContext, placeOfPolicy, placeOfStyles } from "./page-rendering.ts";
import { organisationCard } from "./structured-data.ts";

export const middleware: Route.MiddlewareFunction[] = [(_request, next) => shareReading(next)];

export function loader({ url }: Route.LoaderArgs) {
  const content = contentAt(url);
  return {
    navigation: getNavigation(content),
    footer: getFooter(content),
    organisation: getOrganisation(),
    known: getKnownOrganisation(),
    countryCode: countryCode(getOrganisation().country),
    labels: getMessages(content).shell,
  };
}

/** The document around every page. There is no `<Scripts/>`: see docs/decisions/0001. */
export function Layout({ children }: { children: ReactNode }) {
  const content = useRouteLoaderData<typeof loader>("root");
  const { language } = useLanguage();
  const { path } = splitAddress(useLocation().pathname);
  const { hasStyles, scripts = [] } = useContext(PageRenderingContext) ?? {};
  const languages = content ? languagesOf(path) : [];
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        {/* Above all that could run or paint, because it binds only what comes after it. */}
        {hasStyles && <meta httpEquiv="Content-Security-Policy" content={placeOfPolicy} />}
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="theme-color" content={colours["leaf-900"]} />
        {/* In the document, so that the first paint waits for nothing else: docs/decisions/0015. */}
        {hasStyles ? <style>{placeOfStyles}</style> : <Links />}
        {content && (
          <>
            <meta property="og:site_name" content={content.organisation.name} />
            <meta property="og:locale" content={language === "en" ? "en_GB" : language} />
            {languages.map(({ code, address }) => (
              <link
                key={code}
                rel="alternate"
                hrefLang={code}
                href={content.organisation.url + address}
              />
            ))}
            {languages.length > 0 && (
              <link rel="alternate" hrefLang="x-default" href={content.organisation.url + path} />
            )}
            <meta name="twitter:card" content="summary_large_image" />
            {path === "/" && (
              <StructuredData data={organisationCard(content.known, content.countryCode)} />
            )}
          </>
        )}
        {/* Feed readers find everything new from any page; lists and cases name feeds of their own. */}
        <link
          rel="alternate"
          type="application/rss+xml"
          title="OTC: everything new"
          lang={langOfEnglish(language)}
          hrefLang={langOfEnglish(language)}
          href="/feeds/all.rss"
        />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon-32.png" sizes="32x32" type="image/png" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {scripts.map(({ src, integrity }) => (
          // A low priority keeps the script from competing with the fonts.
          <script key={src} type="module" src={src} integrity={integrity} fetchPriority="low" />
        ))}
      </head>
      <body>
        {/* First stop of the keyboard on every page. */}
        <a className={skipLink.skip} href="#main">
          {content?.labels.skip ?? "Skip to main content"}
        </a>
        {content && <SiteHeader path={path} {...content} tagline={content.footer.motto} />}
        {content && languages.length > 0 && (
          <LanguageLinks
            languages={languages}
            current={language}
            label={content.labels.languages}
          />
        )}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {content && <SiteFooter path={path} {...content} />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Error screen for a page that fails while the server renders it. Production shows the status only. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <title>Unexpected Application Error! – OTC</title>
      <ErrorNotice as="h1" message={describeError(error)} />
    </>
  );
}

function describeError(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  if (import.meta.env.DEV && error instanceof Error) return error.message;
  return "500 Internal Server Error";
}
