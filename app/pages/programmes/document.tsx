import { ButtonLink } from "#app/components/base/button.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { SubjectLabel } from "#app/components/text/subject-label.tsx";
import { documentName } from "#schemas/documents/document-files.ts";
import { getDocuments } from "#schemas/documents/documents.ts";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getProgramme } from "#schemas/programmes.ts";
import { markdownBlocks, plainText } from "#schemas/reading/markdown-blocks.ts";
import { getMessages } from "#schemas/site/messages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/document";
import { servedSize } from "./parts/document-size.ts";
import { GuideLayout } from "./parts/guide-layout.tsx";
import { Prose } from "./parts/prose.tsx";

/** @throws Response with status 404 when no document of the library has that name */
export function loader({ params }: Route.LoaderArgs) {
  const found = getDocuments().find((document) => documentName(document) === params.name);
  if (!found) throw new Response("Not Found", { status: 404 });
  const { title, subtitle, description, file, officialSource, body } = found;
  const bita = getProgramme("bita");
  const above = getBreadcrumbs({ breadcrumb: title, parent: "programmes" });
  const blocks = markdownBlocks(body);
  return {
    document: { title, subtitle, description, file, officialSource },
    size: servedSize(found),
    blocks,
    contents: blocks.flatMap((block) =>
      block.kind === "heading" && block.depth === 2
        ? [{ id: block.id, title: plainText(block.text) }]
        : [],
    ),
    breadcrumbs: {
      ...above,
      ancestors: [...above.ancestors, { label: bita.page.breadcrumb, href: bita.link }],
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
                <SubjectLabel subject={title}>{download}</SubjectLabel>
              </ButtonLink>
              {size && <p className="muted">{size}</p>}
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
