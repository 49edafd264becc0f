import type { ArtFile } from "#app/art/art-manifest.ts";
import { Container } from "#app/components/layout/container.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { SectionHead } from "#app/components/layout/section-head.tsx";
import { programmeLooks } from "#app/components/lists/programme-looks.ts";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getProgramme } from "#schemas/programmes.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/programme-tsg";
import { Invitation } from "./parts/invitation.tsx";
import { LintelRow } from "./parts/lintel-row.tsx";
import { Passage } from "./parts/passage.tsx";
import { Statement } from "./parts/statement.tsx";
import { StatementPanel } from "./parts/statement-panel.tsx";
import { WovenNames } from "./parts/woven-names.tsx";

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
    breadcrumbs: getBreadcrumbs({ breadcrumb, parent: "programmes" }),
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
        <Container>
          <SectionHead title={focusAreas.heading} id="key-focus-areas" />
        </Container>
        <WovenNames items={focusAreas.items} tone={look.tone} />
      </Section>
      <Invitation {...programme.invitation} tone="leaf" art="hero-gathering" />
    </>
  );
}
