import { href } from "react-router";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Section, SectionHead } from "#app/components/layout/section.tsx";
import type { Programme } from "#collections/programmes/collection.ts";
import { getSectors } from "#collections/site/strategy.ts";
import styles from "./programme-lists.module.css";

type Sectors = Extract<Programme, { id: "emt" }>["sectors"];

/** A few names in framed cells of one line, each of which leads to its focus area. */
export function FocusCells({ sectors }: { sectors: Sectors }) {
  // A sector that has another name here than among the focus areas stands without a link.
  const areas = new Map(getSectors().map(({ id, title }) => [title, id]));
  return (
    <Section labelledBy="sectors">
      <SectionHead heading={sectors.heading} id="sectors" />
      <ul className={styles.cells}>
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
  );
}
