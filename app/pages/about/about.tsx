import { Art } from "#app/components/art/art.tsx";
import { Mark } from "#app/components/art/mark.tsx";
import { Icon } from "#app/components/base/icon.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section, SectionHead } from "#app/components/layout/section.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { ActivityList } from "#app/components/lists/activity-list.tsx";
import { ItemList } from "#app/components/lists/item-list.tsx";
import { Photographs } from "#app/components/text/photographs.tsx";
import { getPage, getPages } from "#collections/pages/pages.ts";
import { photographsOf } from "#collections/photographs/collection.ts";
import { getPillars, getPurpose, getValues } from "#collections/site/strategy.ts";
import styles from "./about.module.css";
import { FrameworkDiagram } from "./parts/framework-diagram.tsx";

export default function About() {
  const page = getPage("about");
  const { mission, vision, connectivity } = getPurpose();
  return (
    <>
      <PageOpening page={page} tone="night" art="head-about" />
      <Section top="less">
        <div className={styles.purpose}>
          <h2>{vision.heading}</h2>
          <p className={`title-5 ${styles.vision}`}>{vision.statement}</p>
          <div className={`stack ${styles.mission}`}>
            <h2>{mission.heading}</h2>
            <p className="title-3">{mission.statement}</p>
            <p className="muted">{mission.how}</p>
          </div>
        </div>
      </Section>
      <Photographs photographs={photographsOf(page)} />
      <Section tone="jac" top="less" bottom="less">
        <SectionHead {...page.values} />
        <ItemList items={getValues()} className={`split-medium ${styles.values}`}>
          {({ icon }) => <Mark name={icon} />}
        </ItemList>
      </Section>
      <Section tone="night" id="framework">
        <SectionHead {...page.framework} />
        <FrameworkDiagram />
      </Section>
      <Section>
        <SectionHead {...page.pillars} />
        <div>
          {getPillars().map(({ id, title, description, art, activities }) => (
            <article key={id} aria-label={title} className={styles.pillar}>
              <Art name={art} />
              <div>
                <h3>{title}</h3>
                <p className="muted">{description}</p>
              </div>
              <ActivityList activities={activities} />
            </article>
          ))}
        </div>
      </Section>
      <Surface as="section" tone="gold" className="split columns-5-7">
        <div className={`no-print fill ${styles.circuit}`}>
          <Art name="hero-circuit" />
        </div>
        <div className={`stack gap-5 ${styles.motto}`}>
          <h2 className="title-5">{connectivity.title}</h2>
          <p className="lead">{connectivity.description}</p>
        </div>
      </Surface>
      <Section top="less" bottom="less">
        <nav aria-labelledby="read-on">
          <h2 id="read-on" className="form-title">
            {page.more.heading}
          </h2>
          <ul className={`split-medium ${styles.subpages}`}>
            {page.more.links.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>
                  <span className={`title-2 ${styles.label}`}>
                    {label} <Icon name="arrow-right" />
                  </span>
                  <span>{getPages().find(({ path }) => path === href)?.description}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Section>
    </>
  );
}
