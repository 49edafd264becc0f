import { getOrganisation } from "#content/schemas/organisation.ts";
import { getProgramme } from "#content/schemas/programmes.ts";
import { getTrail } from "#content/schemas/trail.ts";
import type { ArtFile } from "../art/art-manifest.ts";
import { BandHead } from "../components/band-head.tsx";
import { DiamondFlow } from "../components/diamond-flow.tsx";
import { Duo } from "../components/duo.tsx";
import { Invitation } from "../components/invitation.tsx";
import { NameRow } from "../components/name-row.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { Passage } from "../components/passage.tsx";
import { PeopleRow } from "../components/people-row.tsx";
import { programmeLooks } from "../components/programme-looks.ts";
import { RungLadder } from "../components/rung-ladder.tsx";
import { Section } from "../components/section.tsx";
import { SectionHead } from "../components/section-head.tsx";
import { SentenceColumns } from "../components/sentence-columns.tsx";
import { Statement } from "../components/statement.tsx";
import type { Route } from "./+types/programme-emt";

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
    breadcrumbs: getTrail({ breadcrumb, parent: "programmes" }),
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
        <Duo>
          <Passage {...about} />
          <Statement {...goal} size="medium" />
        </Duo>
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
