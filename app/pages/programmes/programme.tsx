import { Art } from "#app/components/art/art.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { ItemList, ListSection } from "#app/components/lists/item-list.tsx";
import { getProgrammes, type Programme } from "#collections/programmes/collection.ts";
import type { Route } from "./+types/programme";
import { About, Goal } from "./parts/about-and-goal.tsx";
import { FocusCells } from "./parts/focus-cells.tsx";
import { GuideLibrary } from "./parts/guide-library.tsx";
import { LandmarkCase } from "./parts/landmark-case.tsx";
import { ProgrammePage } from "./parts/programme-page.tsx";
import { looks, programmeShapes } from "./parts/programme-shapes.ts";
import styles from "./programme.module.css";

export function loader({ params }: Route.LoaderArgs) {
  const link = `/programmes/${params.programme}`;
  const programme = getProgrammes().find((programme) => programme.link === link);
  if (!programme) throw new Response("No such programme", { status: 404 });
  return { programme };
}

/** A programme: what it is about, what it wants, and what comes of it. Its lists look as `programmeShapes` says. */
export default function ProgrammeScreen({ loaderData: { programme } }: Route.ComponentProps) {
  const { objectives, head, invitation } = programmeShapes[programme.id];
  return (
    <ProgrammePage programme={programme} headClassName={head} invitation={invitation}>
      <AboutAndGoal programme={programme} />
      <ListSection
        heading={programme.objectives.heading}
        items={programme.objectives.items.map((item, index) => ({
          ...item,
          art: objectives.drawings?.[index],
        }))}
        id="objectives"
        {...objectives.look}
      />
      {programme.id === "bita" && (
        <>
          <LandmarkCase landmark={programme.landmarkCase} />
          <GuideLibrary library={programme.library} />
        </>
      )}
      {programme.id === "emt" && (
        <>
          <ListSection {...programme.outcomes} id="outcomes" {...looks.risingLines} />
          <ListSection {...programme.outputs} id="outputs" {...looks.largeNames} />
          <ListSection
            heading={programme.groups.heading}
            items={programme.groups.items.map((title, index) => ({ title, art: people[index] }))}
            titleAs="span"
            id="groups"
            {...looks.people}
          />
          <FocusCells sectors={programme.sectors} />
        </>
      )}
      {(programme.id === "bita" || programme.id === "ainow") && <Results programme={programme} />}
      {programme.id === "bita" && <Rights rights={programme.rights} />}
      {programme.id === "tsg" && (
        <ListSection {...programme.focusAreas} id="key-focus-areas" {...looks.seams} />
      )}
      {programme.id === "ainow" && (
        <ListSection {...programme.applicationAreas} id="application-areas" {...looks.thread} />
      )}
    </ProgrammePage>
  );
}

/** In the order of the groups in the content file. */
const people = ["people-children", "people-youth", "people-women", "people-communities"];

/** The goal stands beside the text, on a panel that begins at the head, or in a field below. */
function AboutAndGoal({ programme }: { programme: Programme }) {
  const { about, goal } = programme;
  const { goalPlace } = programmeShapes[programme.id];
  if (goalPlace === "panel") {
    return (
      <Section top="less">
        <div className="split columns-7-5 gap-7">
          <About {...about} />
          <Surface tone="leaf" className={styles.goalPanel}>
            <Goal {...goal} size="medium" />
          </Surface>
        </div>
      </Section>
    );
  }
  if (goalPlace === "field") {
    return (
      <>
        <Section top="less">
          <About {...about} className={`split columns-5-7 ${styles.twoTexts}`} />
        </Section>
        <Section tone="night" top="less" bottom="less">
          <Goal {...goal} />
        </Section>
      </>
    );
  }
  return (
    <Section top="less">
      <div className={`split-medium columns-4-8 gap-7 ${styles.aboutAndGoal}`}>
        <About {...about} />
        <Goal {...goal} />
      </div>
    </Section>
  );
}

/** A heading at the left, its points at the right, under one heavy rule. */
function Results({ programme }: { programme: Extract<Programme, { id: "bita" | "ainow" }> }) {
  return (
    <Section top="none">
      {[programme.outcomes, programme.outputs].map(({ heading, items }) => (
        <div key={heading} className={`split columns-5-7 ${styles.results}`}>
          <h2 className="title-3">{heading}</h2>
          <ItemList items={items} />
        </div>
      ))}
    </Section>
  );
}

/** Names beside a whole basket with as many sectors. */
function Rights({ rights }: { rights: Extract<Programme, { id: "bita" }>["rights"] }) {
  return (
    <Section top="none" className="clip">
      <div className={`split gap-7 ${styles.rights}`}>
        <div className="stack gap-5">
          <h2>{rights.heading}</h2>
          <ItemList items={rights.items} />
        </div>
        <div className={`no-print ${styles.basket}`}>
          <Art name="coil-rights" />
        </div>
      </div>
    </Section>
  );
}
