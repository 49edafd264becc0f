import { getOrganisation } from "#content/schemas/organisation.ts";
import { getProgramme } from "#content/schemas/programmes.ts";
import { getTrail } from "#content/schemas/trail.ts";
import type { ArtFile } from "../art/art-manifest.ts";
import { Invitation } from "../components/invitation.tsx";
import { LintelRow } from "../components/lintel-row.tsx";
import { PageHead } from "../components/page-head.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { Passage } from "../components/passage.tsx";
import { programmeLooks } from "../components/programme-looks.ts";
import { Section } from "../components/section.tsx";
import { SectionHead } from "../components/section-head.tsx";
import { Statement } from "../components/statement.tsx";
import { StatementPanel } from "../components/statement-panel.tsx";
import { WovenNames } from "../components/woven-names.tsx";
import { Wrap } from "../components/wrap.tsx";
import type { Route } from "./+types/programme-tsg";

const look = programmeLooks.tsg;
/** The objectives follow the four pillars and carry their cloths. */
const beams: readonly ArtFile[] = [
  "cloth-research",
  "cloth-advocacy",
  "cloth-training",
  "cloth-innovation",
];

export function loader() {
  const programme = getProgramme("tsg");
  const { breadcrumb } = programme.page;
  return {
    programme,
    breadcrumbs: getTrail({ breadcrumb, parent: "programmes" }),
    origin: getOrganisation().url,
  };
}

/** TSG: a gate. What is decided stands on posts under beams of cloth. */
export default function Tsg({ loaderData }: Route.ComponentProps) {
  const { programme, breadcrumbs, origin } = loaderData;
  const { about, goal, objectives, focusAreas } = programme;
  return (
    <>
      <PageMeta {...programme.page} path={programme.link} origin={origin} />
      <PageHead {...look} breadcrumbs={breadcrumbs} title={programme.title} lead={programme.lead} />
      <Section top="less">
        <StatementPanel tone="leaf" statement={<Statement {...goal} size="medium" />}>
          <Passage {...about} />
        </StatementPanel>
      </Section>
      <Section top="none" labelledBy="objectives">
        <SectionHead title={objectives.heading} id="objectives" />
        <LintelRow
          items={objectives.items.map((item, index) => ({
            ...item,
            art: beams[index] ?? "cloth-research",
          }))}
        />
      </Section>
      <Section top="none" bottom="none" isBleeding labelledBy="key-focus-areas">
        <Wrap>
          <SectionHead title={focusAreas.heading} id="key-focus-areas" />
        </Wrap>
        <WovenNames items={focusAreas.items} tone={look.tone} />
      </Section>
      <Invitation {...programme.invitation} tone="leaf" art="hero-gathering" />
    </>
  );
}
