import type { ArtFile } from "#app/art/art-manifest.ts";
import { Section } from "#app/components/layout/section.tsx";
import { SectionHead } from "#app/components/layout/section-head.tsx";
import { TwoColumns } from "#app/components/layout/two-columns.tsx";
import { programmeLooks } from "#app/components/lists/programme-looks.ts";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getProgramme } from "#schemas/programmes.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/programme-emt";
import { BandHead } from "./parts/band-head.tsx";
import { DiamondFlow } from "./parts/diamond-flow.tsx";
import { Invitation } from "./parts/invitation.tsx";
import { NameRow } from "./parts/name-row.tsx";
import { Passage } from "./parts/passage.tsx";
import { PeopleRow } from "./parts/people-row.tsx";
import { RungLadder } from "./parts/rung-ladder.tsx";
import { SentenceColumns } from "./parts/sentence-columns.tsx";
import { Statement } from "./parts/statement.tsx";

const look = programmeLooks.emt;
/** In the order of the groups in the content file. */
const figures: readonly ArtFile[] = [
  "people-children",
  "people-youth",
  "people-women",
  "people-communities",
];

export function loader() {
  const programme = getProgramme("emt");
  const { breadcrumb } = programme.page;
  return {
    programme,
    breadcrumbs: getBreadcrumbs({ breadcrumb, parent: "programmes" }),
    origin: getOrganisation().url,
  };
}

/** EMT: people. They climb steps, a ladder carries the objectives, and four groups face the reader. */
export default function EmT({ loaderData }: Route.ComponentProps) {
  const { programme, breadcrumbs, origin } = loaderData;
  const { about, goal, objectives, outcomes, outputs, groups, sectors } = programme;
  return (
    <>
      <PageMeta {...programme.page} path={programme.link} origin={origin} />
      <BandHead
        {...look}
        cloth="below"
        breadcrumbs={breadcrumbs}
        title={programme.title}
        lead={programme.lead}
      />
      <Section top="less">
        <TwoColumns>
          <Passage {...about} />
          <Statement {...goal} size="medium" />
        </TwoColumns>
      </Section>
      <Section top="none" labelledBy="objectives">
        <SectionHead title={objectives.heading} id="objectives" />
        <RungLadder items={objectives.items} />
      </Section>
      <Section top="none" labelledBy="outcomes">
        <SectionHead title={outcomes.heading} id="outcomes" />
        <SentenceColumns items={outcomes.items} />
      </Section>
      <Section tone="dye" top="less" bottom="less" labelledBy="outputs">
        <SectionHead title={outputs.heading} id="outputs" />
        <DiamondFlow items={outputs.items} />
      </Section>
      <Section tone="leaf" labelledBy="groups">
        <SectionHead title={groups.heading} id="groups" />
        <PeopleRow
          groups={groups.items.map((title, index) => ({
            title,
            art: figures[index] ?? "people-communities",
          }))}
        />
      </Section>
      <Section labelledBy="sectors">
        <SectionHead title={sectors.heading} id="sectors" />
        <NameRow items={sectors.items} />
      </Section>
      <Invitation {...programme.invitation} tone={look.tone} />
    </>
  );
}
