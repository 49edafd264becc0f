import type { ComponentProps, ReactNode } from "react";
import { Art } from "#app/components/art/art.tsx";
import { Breadcrumbs } from "#app/components/layout/breadcrumbs.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { SelvedgeBand } from "#app/components/layout/selvedge-band.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { programmeLooks } from "#app/components/lists/programme-looks.ts";
import { PageMeta, ShareCardMeta } from "#app/components/text/page-meta.tsx";
import type { Programme } from "#schemas/programmes.ts";
import { Invitation } from "./invitation.tsx";

interface ProgrammePageProps {
  programme: Programme;
  breadcrumbs: ComponentProps<typeof Breadcrumbs>;
  /** Origin of the public site, e.g. `https://otc.example`. */
  origin: string;
  /** Class of a head whose drawing lies freely; left out, words and cloth stand side by side. */
  headClassName?: string | undefined;
  /** Dye and cloth of the last block, where they are not the programme's dye alone. */
  invitation?: Partial<Pick<ComponentProps<typeof Invitation>, "tone" | "art" | "side">>;
  children: ReactNode;
}

/** What the pages of all programmes share: the head in the programme's dye, and the invitation. */
export function ProgrammePage(props: ProgrammePageProps) {
  const { programme, breadcrumbs, origin, headClassName, invitation, children } = props;
  const { id, title, lead } = programme;
  const { tone, art } = programmeLooks[id];
  return (
    <>
      <PageMeta {...programme.page} path={programme.link} origin={origin} />
      {headClassName ? (
        <>
          <ShareCardMeta {...{ title, breadcrumbs, tone, art }} />
          <Surface as="section" tone={tone} className={headClassName}>
            <div>
              <Breadcrumbs {...breadcrumbs} />
              <h1>{title}</h1>
              <p className="lead">{lead}</p>
            </div>
            <Art name={art} loading="eager" />
          </Surface>
          <SelvedgeBand />
        </>
      ) : (
        <PageHead tone={tone} art={art} breadcrumbs={breadcrumbs} title={title} lead={lead} />
      )}
      {children}
      <Invitation {...programme.invitation} tone={tone} {...invitation} />
    </>
  );
}
