import { renderToStaticMarkup } from "react-dom/server";
import type { DeskDocument, RenderDesk } from "../desk-document.ts";
import { Confirmations } from "./action-form.tsx";
import { ViewPart } from "./view-parts.tsx";

export const renderDesk: RenderDesk = (page) =>
  `<!doctype html>${renderToStaticMarkup(<Document {...page} />)}`;

const font = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const;

function Document(page: DeskDocument) {
  const { view, sections, current, notice, confirmations, stylesheets, fonts } = page;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{`${view.title} – OTC desk`}</title>
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        {fonts.map((href) => (
          <link key={href} href={href} {...font} />
        ))}
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to the content
        </a>
        <header className="surface surface--leaf bar">
          <a className="brand" href="/">
            OTC <span>desk</span>
          </a>
          <form className="find" role="search" action="/find">
            <input
              className="control"
              type="search"
              name="words"
              required
              minLength={2}
              aria-label="Reference, name, address or subject"
              placeholder="Reference, name, subject"
            />
            <button type="submit" className="button line">
              Find
            </button>
          </form>
          <nav aria-label="Desk">
            <ul className="menu">
              {sections.map(({ name, path }) => (
                <li key={path}>
                  <a href={path} aria-current={path === current ? "page" : undefined}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        <div className="band" aria-hidden="true" />
        <main id="main" tabIndex={-1}>
          <div className="opening">
            <h1>{view.title}</h1>
            {view.lead && <p className="lead">{view.lead}</p>}
          </div>
          {notice && (
            <p className={`notice ${notice.isRefusal ? "notice--bad" : ""}`} role="alert">
              {notice.sentence}
            </p>
          )}
          <Confirmations value={confirmations}>
            {view.parts.map((part) => (
              <ViewPart
                key={part.kind === "links" ? part.label : part.title}
                part={part}
                pageTitle={view.title}
              />
            ))}
          </Confirmations>
        </main>
      </body>
    </html>
  );
}
