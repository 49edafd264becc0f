import type { ComponentProps, ReactNode } from "react";
import { Art } from "#app/components/art/art.tsx";
import { SelvedgeBand } from "#app/components/layout/container.tsx";
import { Breadcrumbs, PageHead } from "#app/components/layout/page-head.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { programmeThemes } from "#app/components/lists/programme-themes.ts";
import { namePage } from "#collections/pages/pages.ts";
import type { Programme } from "#collections/programmes/collection.ts";
import { Invitation } from "./invitation.tsx";

interface ProgrammePageProps {
  programme: Pick<Programme, "id" | "page" | "link" | "title" | "lead" | "invitation">;
  /** Class of a head whose drawing lies freely; left out, words and cloth stand side by side. */
  headClassName?: string | undefined;
  /** Dye and cloth of the last block, where they are not the programme's dye alone. */
  invitation?:
    | Partial<Pick<ComponentProps<typeof Invitation>, "tone" | "art" | "side">>
    | undefined;
  children: ReactNode;
}

/** What the pages of all programmes share: the head in the programme's dye, and the invitation. */
export function ProgrammePage(props: ProgrammePageProps) {
  const { programme, headClassName, invitation, children } = props;
  const { title: heading, lead, link: path } = programme;
  const page = namePage({ ...programme.page, path, heading, lead, parent: "programmes" });
  const { tone, art } = programmeThemes[programme.id];
  return (
    <>
      {headClassName ? (
        <>
          <PageHead page={page} />
          <Surface as="section" tone={tone} className={headClassName}>
            <div>
              <Breadcrumbs page={page} />
              <h1 className="title-5">{heading}</h1>
              <p className="lead">{lead}</p>
            </div>
            <Art name={art} loading="eager" />
          </Surface>
          <SelvedgeBand />
        </>
      ) : (
        <PageOpening page={page} tone={tone} art={art} />
      )}
      {children}
      <Invitation {...programme.invitation} tone={tone} {...invitation} />
    </>
  );
}
