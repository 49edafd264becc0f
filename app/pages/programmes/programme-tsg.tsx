import { Section } from "#app/components/layout/section.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { ListSection } from "#app/components/lists/item-list.tsx";
import { programmeThemes } from "#app/components/lists/programme-themes.ts";
import { getProgramme } from "#collections/programmes/collection.ts";
import { About, Goal } from "./parts/about-and-goal.tsx";
import { ProgrammePage } from "./parts/programme-page.tsx";
import styles from "./programme-tsg.module.css";

const beams = ["beam-research", "beam-advocacy", "beam-training", "beam-innovation"];

/** TSG: a gate. What is decided stands on posts under beams of cloth. */
export default function Tsg() {
  const programme = getProgramme("tsg");
  const { about, goal, objectives, focusAreas } = programme;
  return (
    <ProgrammePage programme={programme} invitation={{ tone: "leaf", art: "hero-gathering" }}>
      <Section top="less">
        <div className={`split columns-7-5 gap-7 ${styles.aboutAndGoal}`}>
          <About {...about} />
          <Surface tone="leaf" className={styles.goal}>
            <Goal {...goal} size="medium" />
          </Surface>
        </div>
      </Section>
      <ListSection
        heading={objectives.heading}
        items={objectives.items.map((item, index) => ({ ...item, art: beams[index] }))}
        id="objectives"
        top="none"
        className={`split columns-4 ${styles.objectives}`}
      />
      <ListSection
        {...focusAreas}
        id="key-focus-areas"
        tone={programmeThemes.tsg.tone}
        top="less"
        bottom="less"
        className={`split diamonds title-3 columns-3 ${styles.focusAreas}`}
      />
    </ProgrammePage>
  );
}
