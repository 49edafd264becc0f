import { getDocumentFile } from "#content/schemas/document-files.ts";
import { getDocuments } from "#content/schemas/documents.ts";
import { getMessages } from "#content/schemas/messages.ts";
import { getOrganisation } from "#content/schemas/organisation.ts";
import { getProgramme } from "#content/schemas/programmes.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { BasketList } from "../components/basket-list.tsx";
import { BleedHead } from "../components/bleed-head.tsx";
import { Docket } from "../components/docket.tsx";
import { DocumentShelf, type ShelvedDocument } from "../components/document-shelf.tsx";
import { Invitation } from "../components/invitation.tsx";
import { LedgerRows } from "../components/ledger-rows.tsx";
import { NarrowFirst } from "../components/narrow-first.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { Passage } from "../components/passage.tsx";
import { programmeLooks } from "../components/programme-looks.ts";
import { RuledList } from "../components/ruled-list.tsx";
import { Section } from "../components/section.tsx";
import { SectionHead } from "../components/section-head.tsx";
import { Statement } from "../components/statement.tsx";
import { TextLink } from "../components/text-link.tsx";
import type { Route } from "./+types/programme-bita";

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
    words: {
      view: buttons.view,
      download: buttons.download,
      opensInNewTab: shell.opensInNewTab,
    },
    breadcrumbs: getTrail({ breadcrumb, parent: "programmes" }),
    origin: getOrganisation().url,
  };
}

/** BiTA: an account. What is asked is ruled like a ledger, what was decided is a poster. */
export default function BiTA({ loaderData }: Route.ComponentProps) {
  const { programme, documents, words, breadcrumbs, origin } = loaderData;
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
        <DocumentShelf documents={documents} words={words} />
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
