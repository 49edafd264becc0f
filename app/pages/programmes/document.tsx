import { ButtonLink } from "#app/components/base/button.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { MarkdownText } from "#app/components/text/markdown-text.tsx";
import { LinkList } from "#app/components/text/plain-list.tsx";
import { SubjectLabel } from "#app/components/text/subject-label.tsx";
import { documentName } from "#collections/documents/document-files.ts";
import { getDocuments } from "#collections/documents/documents.ts";
import { renderEntry } from "#collections/markdown/render-article.ts";
import { getProgramme } from "#collections/programmes/collection.ts";
import { getMessages } from "#collections/site/messages.ts";
import type { Route } from "./+types/document";
import styles from "./document.module.css";
import { servedSize } from "./parts/document-size.ts";

/** @throws Response with status 404 when no document of the library has that name */
export function loader({ params }: Route.LoaderArgs) {
  const entry = getDocuments().find((document) => documentName(document) === params.name);
  if (!entry) throw new Response("Not Found", { status: 404 });
  const { title, subtitle, description, file } = entry;
  const bita = getProgramme("bita");
  const guideTitle = bita.library.guideTitle.replace("{title}", title);
  const { html, headings } = renderEntry("documents", entry);
  return {
    page: {
      // Such a title names OTC already.
      title: guideTitle,
      description,
      path: file.replace(/\.pdf$/, ""),
      heading: title,
      kicker: bita.library.guideLabel,
      lead: subtitle,
      breadcrumb: bita.library.crumb,
      parent: "programmes",
      above: { label: bita.page.breadcrumb, href: bita.link },
    },
    document: entry,
    html,
    contents: headings.map(({ id, text }) => ({ label: text, href: `#${id}` })),
  };
}

/** A guide of the library as a page; its contents stay in view beside the text where there is room. */
export default function LibraryGuide({ loaderData }: Route.ComponentProps) {
  const { page, document, html, contents } = loaderData;
  const { file, officialSource } = document;
  const size = servedSize(document);
  return (
    <>
      <PageOpening {...loaderData} tone="night" art="head-publications" />
      <Section top="less">
        <div className={`split-medium columns-4-8 gap-8 ${styles.layout}`}>
          <div className={`no-print ${styles.side}`}>
            <nav aria-labelledby="contents">
              <h2 className={styles.heading} id="contents">
                On this page
              </h2>
              <LinkList as="ol" links={contents} className={styles.contents} />
            </nav>
            <div className={`stack ${styles.aside}`}>
              <ButtonLink
                href={file}
                download={file.slice(file.lastIndexOf("/") + 1)}
                icon="download"
              >
                <SubjectLabel subject={page.heading}>{getMessages().buttons.download}</SubjectLabel>
              </ButtonLink>
              {size && <p className="muted">{size}</p>}
              <p>
                Official source: <a href={officialSource.href}>{officialSource.name}</a>
              </p>
            </div>
          </div>
          <article>
            <MarkdownText html={html} className={styles.text} />
          </article>
        </div>
      </Section>
    </>
  );
}
