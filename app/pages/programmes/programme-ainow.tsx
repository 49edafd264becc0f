import { Section, TwoColumns } from "#app/components/layout/section.tsx";
import { ItemList, ListSection } from "#app/components/lists/item-list.tsx";
import { PlainList } from "#app/components/text/plain-list.tsx";
import { getProgramme } from "#collections/programmes/collection.ts";
import { About, Goal } from "./parts/about-and-goal.tsx";
import band from "./parts/band-head.module.css";
import { ProgrammePage } from "./parts/programme-page.tsx";
import styles from "./programme-ainow.module.css";

/** AiNow: a network. Steps climb, areas are knots on one thread. */
export default function AiNow() {
  const programme = getProgramme("ainow");
  const { about, goal, objectives, outcomes, outputs, applicationAreas } = programme;
  return (
    <ProgrammePage programme={programme} headClassName={band.above}>
      <Section top="less">
        <About {...about} className={styles.about} />
      </Section>
      <Section tone="night" top="less" bottom="less">
        <Goal {...goal} />
      </Section>
      <ListSection
        {...objectives}
        id="objectives"
        isOrdered
        className={`split columns-3 ${styles.objectives}`}
      />
      <Section top="none">
        <TwoColumns>
          <div className={styles.outcomes}>
            <h2>{outcomes.heading}</h2>
            <ItemList items={outcomes.items} />
          </div>
          <div className={`${styles.outputs} panel`}>
            <h2>{outputs.heading}</h2>
            <PlainList items={outputs.items} />
          </div>
        </TwoColumns>
      </Section>
      <ListSection
        {...applicationAreas}
        id="application-areas"
        tone="leaf"
        top="less"
        bottom="less"
        className={`split title-3 columns-4 ${styles.applicationAreas}`}
      />
    </ProgrammePage>
  );
}
