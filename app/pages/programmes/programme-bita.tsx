import { TextLink } from "#app/components/base/text-link.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { SectionHead } from "#app/components/layout/section-head.tsx";
import { programmeLooks } from "#app/components/lists/programme-looks.ts";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { getDocumentFile } from "#schemas/documents/document-files.ts";
import { getDocuments } from "#schemas/documents/documents.ts";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getProgramme } from "#schemas/programmes.ts";
import { getMessages } from "#schemas/site/messages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/programme-bita";
import { BasketList } from "./parts/basket-list.tsx";
import { BleedHead } from "./parts/bleed-head.tsx";
import { Docket } from "./parts/docket.tsx";
import { DocumentShelf, type ShelvedDocument } from "./parts/document-shelf.tsx";
import { Invitation } from "./parts/invitation.tsx";
import { LedgerRows } from "./parts/ledger-rows.tsx";
import { NarrowFirst } from "./parts/narrow-first.tsx";
import { Passage } from "./parts/passage.tsx";
import { RuledList } from "./parts/ruled-list.tsx";
import { Statement } from "./parts/statement.tsx";

const look = programmeLooks.bita;

export function loader() {
  const programme = getProgramme("bita");
  const { breadcrumb } = programme.page;
  const { buttons, shell } = getMessages();
  return {
    programme,
    documents: getDocuments().map((document): ShelvedDocument => {
      const { title, subtitle, description, file } = document;
      const { bytes, pages } = getDocumentFile(document) ?? {};
      const size = bytes === undefined ? undefined : { bytes, pages };
      return { title, subtitle, description, file, size };
    }),
    labels: {
      view: buttons.view,
      download: buttons.download,
      opensInNewTab: shell.opensInNewTab,
    },
    breadcrumbs: getBreadcrumbs({ breadcrumb, parent: "programmes" }),
    origin: getOrganisation().url,
  };
}

/** BiTA: an account. What is asked is ruled like a ledger, what was decided is a poster. */
export default function BiTA({ loaderData }: Route.ComponentProps) {
  const { programme, documents, labels, breadcrumbs, origin } = loaderData;
  const { about, goal, objectives, landmarkCase, library } = programme;
  const { outcomes, outputs, rights } = programme;
  return (
    <>
      <PageMeta {...programme.page} path={programme.link} origin={origin} />
      <BleedHead
        {...look}
        breadcrumbs={breadcrumbs}
        title={programme.title}
        lead={programme.lead}
      />
      <Section top="less">
        <NarrowFirst>
          <Passage {...about} />
          <Statement {...goal} />
        </NarrowFirst>
      </Section>
      <Section top="none" labelledBy="objectives">
        <SectionHead title={objectives.heading} id="objectives" />
        <LedgerRows items={objectives.items} />
      </Section>
      <Docket {...landmarkCase}>
        <TextLink href={landmarkCase.link.href}>{landmarkCase.link.label}</TextLink>
      </Docket>
      <Section labelledBy="library">
        <SectionHead title={library.heading} id="library">
          <p>{library.intro}</p>
        </SectionHead>
        <DocumentShelf documents={documents} labels={labels} />
      </Section>
      <Section top="none">
        <RuledList {...outcomes} />
        <RuledList {...outputs} />
      </Section>
      <Section top="none" className="clip">
        <BasketList {...rights} />
      </Section>
      <Invitation {...programme.invitation} tone="gold" art="hero-scales" side="right" />
    </>
  );
}
