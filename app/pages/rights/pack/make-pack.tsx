import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "#app/language/language.ts";
import { ContentsList } from "./chapter.tsx";
import { Cover, gatherPack } from "./gather-pack.tsx";
import packStyles from "./pack.css?raw";

/** Makes the same bytes for the page that shows their hash and for the file. */
export function makePack(of: Language): Uint8Array<ArrayBuffer> {
  const pack = gatherPack(of);
  const { title, language, contents, back, chapters } = pack;
  const markup = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{title}</title>
        {/* React would escape its quotes. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
        <style dangerouslySetInnerHTML={{ __html: packStyles }} />
      </head>
      <body>
        <header>
          <Cover pack={pack} />
        </header>
        <nav id="contents" aria-labelledby="contents-heading">
          <h2 id="contents-heading">{contents}</h2>
          <ContentsList chapters={chapters} />
        </nav>
        <main>
          {chapters.map(({ id, title: heading, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>{heading}</h2>
              {body()}
              <p className="back">
                <a href="#contents">{back}</a>
              </p>
            </section>
          ))}
        </main>
      </body>
    </html>,
  );
  return Buffer.from(`<!doctype html>\n${markup}\n`);
}
