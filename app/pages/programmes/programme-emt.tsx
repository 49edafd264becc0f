import { href } from "react-router";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Section, SectionHead, TwoColumns } from "#app/components/layout/section.tsx";
import { ListSection } from "#app/components/lists/item-list.tsx";
import { getProgramme } from "#collections/programmes/collection.ts";
import { getSectors } from "#collections/site/strategy.ts";
import { About, Goal } from "./parts/about-and-goal.tsx";
import band from "./parts/band-head.module.css";
import { ProgrammePage } from "./parts/programme-page.tsx";
import styles from "./programme-emt.module.css";

/** In the order of the groups in the content file. */
const figures = ["people-children", "people-youth", "people-women", "people-communities"];

/** EMT: people. They climb steps, a ladder carries the objectives, and four groups face the reader. */
export default function EmT() {
  const programme = getProgramme("emt");
  const { about, goal, objectives, outcomes, outputs, groups, sectors } = programme;
  // A sector that has another name here than among the focus areas stands without a link.
  const areas = new Map(getSectors().map(({ id, title }) => [title, id]));
  return (
    <ProgrammePage programme={programme} headClassName={band.below}>
      <Section top="less">
        <TwoColumns>
          <About {...about} />
          <Goal {...goal} size="medium" />
        </TwoColumns>
      </Section>
      <ListSection {...objectives} id="objectives" top="none" className={styles.objectives} />
      <ListSection
        {...outcomes}
        id="outcomes"
        top="none"
        className={`split columns-3 gap-6 ${styles.outcomes}`}
      />
      <ListSection
        {...outputs}
        id="outputs"
        tone="dye"
        top="less"
        bottom="less"
        className={`title-4 ${styles.outputs}`}
      />
      <ListSection
        heading={groups.heading}
        items={groups.items.map((title, index) => ({ title, art: figures[index] }))}
        titleAs="span"
        id="groups"
        tone="leaf"
        className={`${styles.groups} title-2`}
      />
      <Section labelledBy="sectors">
        <SectionHead heading={sectors.heading} id="sectors" />
        <ul className={styles.sectors}>
          {sectors.items.map((name) => (
            <li key={name} className="title-2">
              {areas.has(name) ? (
                <TextLink href={`${href("/what-we-do/focus-areas")}#${areas.get(name)}`}>
                  {name}
                </TextLink>
              ) : (
                name
              )}
            </li>
          ))}
        </ul>
      </Section>
    </ProgrammePage>
  );
}
