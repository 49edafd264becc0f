import { documentName, getDocumentFile } from "#content/schemas/document-files.ts";
import { getDocuments } from "#content/schemas/documents.ts";
import { markdownBlocks, plainText } from "#content/schemas/markdown-blocks.ts";
import { getMessages } from "#content/schemas/messages.ts";
import { getOrganisation } from "#content/schemas/organisation.ts";
import { getProgramme } from "#content/schemas/programmes.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { ButtonLink } from "../components/button.tsx";
import { documentSize } from "../components/document-size.ts";
import { GuideLayout } from "../components/guide-layout.tsx";
import { PageHead } from "../components/page-head.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { Prose } from "../components/prose.tsx";
import { Section } from "../components/section.tsx";
import type { Route } from "./+types/document";

/** @throws Response with status 404 when no document of the library has that name */
export function loader({ params }: Route.LoaderArgs) {
  const found = getDocuments().find((document) => documentName(document) === params.name);
  if (!found) throw new Response("Not Found", { status: 404 });
  const { title, subtitle, description, file, officialSource, body } = found;
  const bita = getProgramme("bita");
  const above = getTrail({ breadcrumb: title, parent: "programmes" });
  const blocks = markdownBlocks(body);
  const { bytes, pages } = getDocumentFile(found) ?? {};
  return {
    document: { title, subtitle, description, file, officialSource },
    size: bytes === undefined ? undefined : { bytes, pages },
    blocks,
    contents: blocks.flatMap((block) =>
      block.kind === "heading" && block.depth === 2
        ? [{ id: block.id, title: plainText(block.text) }]
        : [],
    ),
    breadcrumbs: {
      ...above,
      trail: [...above.trail, { label: bita.page.breadcrumb, href: bita.link }],
    },
    organisation: getOrganisation(),
    download: getMessages().buttons.download,
  };
}

/** A guide of the library as a page, for those who would rather not open a PDF. */
export default function LibraryGuide({ loaderData }: Route.ComponentProps) {
  const { document, size, blocks, contents, breadcrumbs, organisation, download } = loaderData;
  const { title, file, officialSource } = document;
  return (
    <>
      <PageMeta
        title={`${title} – ${organisation.name}`}
        description={document.description}
        path={file.replace(/\.pdf$/, "")}
        origin={organisation.url}
      />
      <PageHead
        tone="night"
        art="head-publications"
        breadcrumbs={breadcrumbs}
        title={title}
        lead={document.subtitle}
      />
      <Section top="less">
        <GuideLayout
          contentsHeading="On this page"
          contents={contents}
          aside={
            <>
              <ButtonLink
                href={file}
                download={file.slice(file.lastIndexOf("/") + 1)}
                icon="download"
              >
                <span>
                  {download}
                  <span className="visually-hidden">: {title}</span>
                </span>
              </ButtonLink>
              {size && <p className="muted">{documentSize(size)}</p>}
              <p>
                Official source: <a href={officialSource.href}>{officialSource.name}</a>
              </p>
            </>
          }
        >
          <Prose blocks={blocks} />
        </GuideLayout>
      </Section>
    </>
  );
}
