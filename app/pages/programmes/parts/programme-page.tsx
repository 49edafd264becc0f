import type { ComponentProps, ReactNode } from "react";
import { Art } from "#app/components/art/art.tsx";
import { Breadcrumbs } from "#app/components/layout/breadcrumbs.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { SelvedgeBand } from "#app/components/layout/selvedge-band.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { programmeThemes } from "#app/components/lists/programme-themes.ts";
import { PageHead } from "#app/components/text/page-meta.tsx";
import { pageOpening } from "#collections/pages/page-opening.ts";
import {
  getProgramme,
  type Programme,
  type ProgrammeId,
} from "#collections/programmes/collection.ts";
import { Invitation } from "./invitation.tsx";

/** A programme with what its page begins with. */
export function loadProgramme<Id extends ProgrammeId>(id: Id) {
  const programme = getProgramme(id);
  const { page, link: path, title: heading, lead } = programme;
  const opening = pageOpening({ ...page, path, heading, lead, parent: "programmes" });
  return { programme, ...opening };
}

interface ProgrammePageProps extends Pick<ComponentProps<typeof PageOpening>, "page" | "origin"> {
  programme: Pick<Programme, "id" | "invitation">;
  breadcrumbs: ComponentProps<typeof Breadcrumbs>;
  /** Class of a head whose drawing lies freely; left out, words and cloth stand side by side. */
  headClassName?: string | undefined;
  /** Dye and cloth of the last block, where they are not the programme's dye alone. */
  invitation?: Partial<Pick<ComponentProps<typeof Invitation>, "tone" | "art" | "side">>;
  children: ReactNode;
}

/** What the pages of all programmes share: the head in the programme's dye, and the invitation. */
export function ProgrammePage(props: ProgrammePageProps) {
  const { programme, page, breadcrumbs, origin, headClassName, invitation, children } = props;
  const { heading: title, lead } = page;
  const { tone, art } = programmeThemes[programme.id];
  return (
    <>
      {headClassName ? (
        <>
          <PageHead page={page} breadcrumbs={breadcrumbs} origin={origin} tone={tone} art={art} />
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
        <PageOpening page={page} breadcrumbs={breadcrumbs} origin={origin} tone={tone} art={art} />
      )}
      {children}
      <Invitation {...programme.invitation} tone={tone} {...invitation} />
    </>
  );
}
